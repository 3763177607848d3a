import { type ReactNode, StrictMode } from 'react'
import type { Claims } from '#journey/claims.ts'
import type { Outcome } from '#journey/problem.ts'
import type { SentAlong } from '#journey/sent-along.ts'
import { AuthProvider } from '#web/auth/auth-context.tsx'
import type { SignedIn } from '#web/auth/session.ts'
import { ClaimsContext } from '#web/claims-context.ts'
import { SentAlongContext } from '#web/journey/sent-along-context.ts'

const loadResources = async () => (await import('../resources.ts')).guestResources

interface AppProps {
  session: Outcome<SignedIn | null>
  sent: SentAlong | null
  claims: Claims
  children: ReactNode
}

/** Everything around the router: the same in the browser and where pages are drawn ahead of it. */
export function App({ session, sent, claims, children }: AppProps) {
  return (
    <StrictMode>
      <ClaimsContext value={claims}>
        <SentAlongContext value={sent}>
          <AuthProvider loadResources={loadResources} known={session}>
            {children}
          </AuthProvider>
        </SentAlongContext>
      </ClaimsContext>
    </StrictMode>
  )
}
