import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '#web/ui/button-look.ts'
import { Logo } from '#web/ui/logo.tsx'
import { HEADER_LINKS } from './header-links.ts'
import { LanguageLink } from './languages.tsx'
import { DONATE, TRY_FREE } from './links.ts'
import { headerWords } from './words.ts'

export function SiteHeader({ bell }: { bell?: ReactNode }) {
  return (
    // Only wide screens keep it in sight: on a phone the open menu scrolls away with it, without any script.
    <header className="no-print border-b border-line bg-paper max-lg:relative lg:sticky lg:top-0 lg:z-10">
      <div className="site-width flex min-h-16 items-center gap-x-1 py-2 sm:gap-x-2">
        <div className="logo-room">
          <a
            href="/"
            className="inline-flex min-h-11 min-w-11 items-center rounded-md"
            aria-label={headerWords.keyturnHome}
          >
            <Logo />
          </a>
        </div>
        <nav aria-label={headerWords.main} className="hidden lg:block">
          <ul className="flex">
            {HEADER_LINKS.map(([label, href]) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-md px-3 text-sm hover:text-action-text"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLink className="inline-flex min-h-11 items-center rounded-md px-3 text-sm hover:text-action-text max-xl:hidden" />
        {bell}
        <a
          href="/auth"
          className="for-visitors inline-flex min-h-11 items-center rounded-md px-3 text-sm hover:text-action-text max-sm:hidden"
        >
          {headerWords.signIn}
        </a>
        <a href={DONATE} className={`${buttonLook('ghost')} max-sm:hidden`}>
          {headerWords.donate}
        </a>
        <a href={TRY_FREE} className={`for-visitors ${buttonLook('primary')} max-sm:px-4 max-[23.5rem]:px-2`}>
          {headerWords.tryFreeNow}
        </a>
        <a href="/dashboard" className={`for-members ${buttonLook('primary')} max-sm:px-4 max-[23.5rem]:px-2`}>
          {headerWords.openDashboard}
        </a>
        <details className="lg:hidden">
          <summary className="icon-button list-none [&::-webkit-details-marker]:hidden" aria-label={headerWords.menu}>
            <Menu className="size-5" aria-hidden="true" />
          </summary>
          <nav
            aria-label={headerWords.menu}
            className="absolute inset-x-0 top-full z-10 border-b border-line bg-paper px-2 py-2 shadow-over"
          >
            <ul>
              {[...HEADER_LINKS, [headerWords.donate, DONATE] as const, [headerWords.signIn, '/auth'] as const].map(
                ([label, href]) => (
                  <li key={href}>
                    <a href={href} className="flex min-h-12 items-center rounded-md px-3 hover:bg-hover">
                      {label}
                    </a>
                  </li>
                ),
              )}
              <li>
                <LanguageLink className="flex min-h-12 items-center rounded-md px-3 hover:bg-hover" />
              </li>
            </ul>
          </nav>
        </details>
      </div>
    </header>
  )
}
