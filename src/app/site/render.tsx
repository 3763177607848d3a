import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LANGUAGE } from '#domain/locale.ts'
import { sitePath } from '#routes/spanish-paths.ts'
import type { SitePage } from '#web/site/page.ts'
import { plainAttributes } from '#web/site/plain-attributes.ts'
import { Icons, ShareCard } from '#web/site/share-card.tsx'
import { siteFiles } from '#web/site/site-files.ts'
import { notFoundPage, sitePages } from './pages.tsx'

/** What the build (or the development server) knows and a page needs in its head. */
export interface SiteAssets {
  /** Where the product is at home, for links that have to be absolute: `https://keyturn.example`. */
  origin: string
  stylesHref: string
  /** Hydrates the islands: wake-islands.ts as text for the page, or its address. */
  loader: { text: string } | { href: string }
  /** The file of an island, `landing/calculator`, and after it what that imports. */
  islandFiles(name: string): string[]
  fontHrefs: string[]
  beforePaint: string
}

export interface RenderedPage {
  /** Its English address, by which it is known inside. */
  page: string
  path: string
  html: string
}

export interface RenderedSite {
  pages: RenderedPage[]
  notFound: RenderedPage
  /** What machines ask for at the root, by path. */
  files: Record<string, string>
}

export function renderSite(assets: SiteAssets): RenderedSite {
  const render = (page: SitePage, forRobots: ReactElement): RenderedPage => ({
    page: page.path,
    path: sitePath(page.path),
    html: renderPage(page, assets, forRobots),
  })
  const pages = sitePages(assets.origin)
  return {
    pages: pages.map(page => render(page, <ShareCard page={page} origin={assets.origin} />)),
    notFound: render(notFoundPage(), <meta name="robots" content="noindex" />),
    files: siteFiles(
      pages.map(page => page.path),
      assets.origin,
    ),
  }
}

function renderPage(page: SitePage, assets: SiteAssets, forRobots: ReactElement): string {
  const body = inOwnLanguage(renderToStaticMarkup(page.body)).replace(
    /data-island="([^"]+)"/g,
    (island, name) => `${island} data-files="${assets.islandFiles(name).join(' ')}"`,
  )
  const document = renderToStaticMarkup(
    <html lang={LANGUAGE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        {forRobots}
        <Icons />
        {assets.fontHrefs.map(href => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="stylesheet" href={assets.stylesHref} />
        <Raw tag="script" text={assets.beforePaint} />
        {body.includes('data-island=') && <Loader {...assets.loader} />}
        <SpeculationRules />
        {page.head}
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React made it a few lines up. */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>,
  )
  return `<!doctype html>${plainAttributes(document)}`
}

/** Links between public pages stay in the page's language, all but those that choose another one. */
function inOwnLanguage(body: string): string {
  return body.replace(/<a\b[^>]*>/g, link =>
    link.includes('hrefLang=') ? link : link.replace(/href="([^"]+)"/, (_href, to) => `href="${sitePath(to)}"`),
  )
}

/** Whoever reaches for the app gets its page while the finger is still on the way. Fetched, not run: nobody is a guest by pointing. */
function SpeculationRules() {
  const app = { selector_matches: 'a[href^="/dashboard/"], a[href^="/auth"]' }
  const rules = JSON.stringify({ prefetch: [{ where: app, eagerness: 'moderate' }] })
  return <Raw tag="script" type="speculationrules" text={rules} />
}

function Loader(loader: { text?: string; href?: string }) {
  if (loader.text === undefined) return <script type="module" src={loader.href} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own source; its hash goes into the page's policy.
  return <script type="module" dangerouslySetInnerHTML={{ __html: loader.text }} />
}

function Raw({ tag: Tag, type, text }: { tag: 'script' | 'style'; type?: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own source; its hash goes into the page's policy.
  return <Tag type={type} dangerouslySetInnerHTML={{ __html: text }} />
}
