import { act, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import type { AnyResource } from '#resources/resource.ts'
import { unreachable } from '#web/remote/api.ts'
import { browserStorage, tabStorage } from '#web/storage/browser-storage.ts'
import { mount } from '../../../tests/harness/mount.ts'
import { type Auth, AuthProvider, useAuth } from './auth-context.tsx'
import { takeFlash } from './flash.ts'
import { type SignedIn, signedInAs } from './session.ts'
import { rememberSignedIn } from './signed-in-note.ts'

let auth: Auth

function Reader() {
  auth = useAuth()
  return null
}

async function noCode(): Promise<never> {
  throw new TypeError('Failed to fetch dynamically imported module')
}

function open(known: Outcome<SignedIn | null>, loadResources: () => Promise<AnyResource[]> = async () => []) {
  return mount(
    <AuthProvider loadResources={loadResources} known={known}>
      <Reader />
    </AuthProvider>,
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  for (const storage of [browserStorage, tabStorage]) for (const key of storage.keys()) storage.removeItem(key)
})

test('[A24] the sign-in state cannot be used outside its provider', () => {
  expect(() => renderToString(createElement(Reader))).toThrow('useAuth must be used within an AuthProvider')
})

test('[X247] a page that was opened without a network still clears up when the session turns out to have ended', async () => {
  rememberSignedIn(browserStorage, 'ada')
  browserStorage.setItem('unsent.ada.2026-11-18T00:00:00.000Z.1', '{}')
  await open(refused(unreachable))
  expect(browserStorage.keys()).toHaveLength(2)
  vi.stubGlobal('fetch', async () => Response.json(null))
  await act(() => auth.refresh())
  expect(browserStorage.keys()).toEqual([])
  expect(takeFlash(tabStorage, 'session-ended')).toEqual({ why: 'session-ended', unsent: 1 })
})

const ada = signedInAs({
  user: { id: 'ada', email: 'ada@example.com', name: 'Ada', createdAt: '2026-11-15T00:00:00.000Z' },
  session: { id: 's', expiresAt: '2026-12-15T00:00:00.000Z' },
})

test('[G7] [G10] where code cannot be fetched, moving a guest’s work fails and can be tried again, and signing out clears all of it', async () => {
  browserStorage.setItem('guestId', 'guest_1_abc')
  browserStorage.setItem('guestApplicationData', '{}')
  vi.stubGlobal('fetch', async () => Response.json({}))
  await open(accepted(ada), noCode)
  expect(auth.guestMove).toMatchObject({ step: 'failed', problem: { code: 'unreachable' } })
  expect(await act(() => auth.settleGuest('wire-safety', true))).toMatchObject({ ok: false })
  expect(browserStorage.keys()).toContain('guestApplicationData')
  expect(await act(() => auth.signOut())).toMatchObject({ ok: true })
  expect(auth.user).toBeNull()
  expect(browserStorage.keys()).toEqual([])
})

function served(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ user: { ...ada.user, createdAt: '' }, session: { id: 't', expiresAt: '' } })
  })
  return asked
}

test('[A25] without an email the password cannot be confirmed again', async () => {
  const asked = served()
  await open(accepted({ ...ada, user: { ...ada.user, email: '' } }))
  expect(await auth.reauthenticate('secret')).toMatchObject({ ok: false, problem: { detail: 'No user email found' } })
  expect(asked).toEqual([])
})

test('with an email, confirming signs in with it', async () => {
  const asked = served()
  await open(accepted(ada))
  expect(await act(() => auth.reauthenticate('secret'))).toMatchObject({ ok: true })
  expect(asked).toEqual(['/api/auth/sign-in/email', '/api/auth/get-session'])
})
