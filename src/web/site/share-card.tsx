import { LANGUAGE, LOCALE } from '#domain/locale.ts'
import { manifestPath } from '#routes/language-choice.ts'
import { sitePath } from '#routes/spanish-paths.ts'
import { alternates } from './languages.tsx'
import type { SitePage } from './page.ts'
import { shareCardWords } from './words.ts'

/** The address a page is known by, and what a link to it looks like where it is shared. */
export function ShareCard({ page, origin }: { page: SitePage; origin: string }) {
  const url = new URL(sitePath(page.path), origin).href
  return (
    <>
      <link rel="canonical" href={url} />
      {alternates(page.path).map(({ language, path }) => (
        <link key={language} rel="alternate" hrefLang={language} href={new URL(path, origin).href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Keyturn" />
      <meta property="og:locale" content={LOCALE.replace('-', '_')} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL('/share.png', origin).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shareCardWords.documentTitle} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

export function Icons() {
  return (
    <>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href={manifestPath(LANGUAGE)} />
      <meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#131715" media="(prefers-color-scheme: dark)" />
    </>
  )
}
