import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/harness/mount.ts'
import { type Auth, AuthProvider, useAuth } from './auth-context.tsx'

let auth: Auth | undefined

function Reader() {
  auth = useAuth()
  return null
}

async function signedInAs(email: string): Promise<string[]> {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({
      user: { id: 'u', email, createdAt: '2026-11-15T00:00:00.000Z' },
      session: { id: 's', expiresAt: '2026-12-15T00:00:00.000Z' },
    })
  })
  await mount(
    <AuthProvider loadResources={async () => []}>
      <Reader />
    </AuthProvider>,
  )
  await expect.poll(() => auth?.loading).toBe(false)
  return asked
}

afterEach(() => vi.unstubAllGlobals())

test('[A25] without an email the password cannot be confirmed again', async () => {
  await signedInAs('')
  expect(await auth?.reauthenticate('secret')).toMatchObject({ ok: false, problem: { detail: 'No user email found' } })
})

test('with an email, confirming signs in with it', async () => {
  const asked = await signedInAs('ada@example.com')
  await act(async () => expect((await auth?.reauthenticate('secret'))?.ok).toBe(true))
  expect(asked).toEqual(['/api/auth/get-session', '/api/auth/sign-in/email', '/api/auth/get-session'])
})
