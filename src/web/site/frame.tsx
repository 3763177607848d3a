import { createContext, type ReactNode, useContext } from 'react'
import { SiteFooter } from './footer.tsx'
import { SiteHeader } from './header.tsx'
import { LanguageOffer } from './languages.tsx'
import { frameWords } from './words.ts'

/** What signed-in people see beside Donate, on every page. */
export const HeaderBell = createContext<ReactNode>(null)

/** The layout of every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const bell = useContext(HeaderBell)
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        {frameWords.skipContent}
      </a>
      <LanguageOffer />
      <SiteHeader bell={bell} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
