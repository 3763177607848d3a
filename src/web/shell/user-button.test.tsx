import { expect, test } from 'vitest'
import { AuthProvider } from '#web/auth/auth-context.tsx'
import { unreachable } from '#web/remote/api.ts'
import { mount, the } from '../../../tests/harness/mount.ts'
import { UserButton } from './user-button.tsx'

test('[X165] without a network, whoever is not known yet is shown neither as a guest nor by initials', async () => {
  localStorage.clear()
  await mount(
    <AuthProvider loadResources={async () => []} known={{ ok: false, problem: unreachable }}>
      <UserButton />
    </AuthProvider>,
  )
  expect(the('button').textContent).toBe('')
  expect(the('button').getAttribute('aria-label')).toBe('Your account, not known while you’re offline')
})
