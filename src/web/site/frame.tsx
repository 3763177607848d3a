import type { ReactNode } from 'react'
import { SiteFooter } from './footer.tsx'
import { SiteHeader } from './header.tsx'

/** What every public page stands in. */
export function SiteFrame({ bell, children }: { bell?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <SiteHeader bell={bell} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
