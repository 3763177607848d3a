import { type ReactNode, StrictMode } from 'react'
import type { Outcome } from '#journey/refusal.ts'
import { AuthProvider } from '#web/auth/auth-context.tsx'
import type { SignedIn } from '#web/auth/session.ts'

const loadDrawers = async () => (await import('../drawers.ts')).guestDrawers

/** Everything around the router: the same in the browser and where the build draws pages ahead of time. */
export function App({ session, children }: { session: Outcome<SignedIn | null>; children: ReactNode }) {
  return (
    <StrictMode>
      <AuthProvider loadDrawers={loadDrawers} known={session}>
        {children}
      </AuthProvider>
    </StrictMode>
  )
}
