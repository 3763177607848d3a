import { type ReactNode, StrictMode } from 'react'
import type { Outcome } from '#resources/problem.ts'
import type { Claims } from '#routes/claims.ts'
import type { InitialData } from '#routes/initial-data.ts'
import { AuthProvider } from '#web/auth/auth-context.tsx'
import type { SignedIn } from '#web/auth/session.ts'
import { ClaimsContext } from '#web/claims-context.ts'
import { InitialDataContext } from '#web/client/initial-data-context.ts'
import { loadResources } from './load-resources.ts'

interface AppProps {
  session: Outcome<SignedIn | null>
  sent: InitialData | null
  claims: Claims
  children: ReactNode
}

/** Everything around the router: the same in the browser and where pages are prerendered. */
export function App({ session, sent, claims, children }: AppProps) {
  return (
    <StrictMode>
      <ClaimsContext value={claims}>
        <InitialDataContext value={sent}>
          <AuthProvider loadResources={loadResources} known={session}>
            {children}
          </AuthProvider>
        </InitialDataContext>
      </ClaimsContext>
    </StrictMode>
  )
}
