import { createContext, useContext } from 'react'
import type { Language } from '#domain/languages.ts'
import { LANGUAGE } from '#domain/locale.ts'
import { sitePath } from '#routes/spanish-paths.ts'
import { OTHER_LANGUAGE } from '#web/language-choice.ts'
import { languageWords } from './words.ts'

/** The page that is being rendered, by its English address. */
export const PagePath = createContext('/')

/** Where a page is in each language, and where whoever asks for none of them is sent. */
export function alternates(page: string): { language: Language | 'x-default'; path: string }[] {
  return [
    { language: 'en', path: sitePath(page, 'en') },
    { language: 'es', path: sitePath(page, 'es') },
    { language: 'x-default', path: sitePath(page, 'en') },
  ]
}

/** Leads to the same page in the other language; language-choice.ts saves the choice. */
export function LanguageLink({ className }: { className?: string }) {
  const page = useContext(PagePath)
  return (
    <a
      href={sitePath(page, OTHER_LANGUAGE)}
      hrefLang={OTHER_LANGUAGE}
      lang={OTHER_LANGUAGE}
      data-language={OTHER_LANGUAGE}
      className={className}
    >
      {languageWords.other}
    </a>
  )
}

/** For a browser that asks for the other language, a line in that language. before-paint.ts shows it and hides it when dismissed. */
export function LanguageOffer() {
  const page = useContext(PagePath)
  return (
    <aside
      lang={OTHER_LANGUAGE}
      aria-label={languageWords.other}
      className="language-offer no-print border-b border-line bg-sunk text-sm"
    >
      <div className="site-width flex flex-wrap items-center gap-x-5">
        <p className="py-2">{languageWords.offer}</p>
        <a
          href={sitePath(page, OTHER_LANGUAGE)}
          hrefLang={OTHER_LANGUAGE}
          data-language={OTHER_LANGUAGE}
          className="inline-flex min-h-11 items-center text-action-text underline"
        >
          {languageWords.accept}
        </a>
        <button type="button" data-language={LANGUAGE} className="min-h-11 cursor-pointer text-muted hover:underline">
          {languageWords.decline}
        </button>
      </div>
    </aside>
  )
}
