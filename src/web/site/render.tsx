import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SitePage } from './page.ts'
import { notFoundPage, sitePages } from './pages.tsx'

/** What the build (or the development server) knows and a page needs in its head. */
export interface SiteAssets {
  /** Where the product is at home, for links that have to be absolute: `https://keyturn.example`. */
  origin: string
  /** The whole stylesheet. */
  stylesHref: string
  /** Wakes the islands. */
  scriptHref: string
  fontHrefs: string[]
  beforePaint: string
  /** The part of the stylesheet that this body needs; without it the whole sheet is linked. */
  inlineStyles?(body: string): string
}

export interface RenderedPage {
  path: string
  html: string
}

export function renderSite(assets: SiteAssets): { pages: RenderedPage[]; notFound: RenderedPage } {
  const render = (page: SitePage, forRobots: ReactElement): RenderedPage => ({
    path: page.path,
    html: renderPage(page, assets, forRobots),
  })
  return {
    pages: sitePages().map(page => render(page, canonical(page.path, assets.origin))),
    notFound: render(notFoundPage(), <meta name="robots" content="noindex" />),
  }
}

function canonical(path: string, origin: string): ReactElement {
  return <link rel="canonical" href={new URL(path, origin).href} />
}

function renderPage(page: SitePage, assets: SiteAssets, forRobots: ReactElement): string {
  const body = renderToStaticMarkup(page.body)
  const inline = assets.inlineStyles?.(body)
  const hasIslands = body.includes('data-island=')
  const document = renderToStaticMarkup(
    <html lang="en" data-styles={inline !== undefined && hasIslands ? assets.stylesHref : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        {forRobots}
        {assets.fontHrefs.map(href => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <Raw tag="script" text={assets.beforePaint} />
        {inline === undefined ? <link rel="stylesheet" href={assets.stylesHref} /> : <Raw tag="style" text={inline} />}
        {hasIslands && <script type="module" src={assets.scriptHref} />}
        {page.head}
      </head>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React made it a few lines up. */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>,
  )
  return `<!doctype html>${document}`
}

function Raw({ tag: Tag, text }: { tag: 'script' | 'style'; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own source; its hash goes into the page's policy.
  return <Tag dangerouslySetInnerHTML={{ __html: text }} />
}
