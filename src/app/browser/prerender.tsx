import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { accepted } from '#resources/problem.ts'
import { type Claims, NO_CLAIMS } from '#routes/claims.ts'
import type { InitialData } from '#routes/initial-data.ts'
import { signedInAs } from '#web/auth/session.ts'
import { plainAttributes } from '#web/site/plain-attributes.ts'
import { loadDrawnParts } from '#web/ui/lazy-part.tsx'
import { LoadingFrame, LoadingLine } from '#web/ui/loading-frame.tsx'
import { App } from './app.tsx'
import { loadPageAt, Routes } from './routes.tsx'

// What the browser of a guest holds who has just arrived.
Object.defineProperty(globalThis, 'localStorage', {
  value: { getItem: (key: string) => (key === 'guestId' ? 'guest_who_has_just_arrived' : null) },
})

export interface Prerendered {
  title: string | undefined
  html: string
}

/** What stands in a page until it is known whose it is. */
export function waitingPage(path: string): string {
  return renderToStaticMarkup(path.startsWith('/dashboard/') ? <LoadingFrame /> : <LoadingLine />)
}

/** A page of the app as somebody sees it who is not signed in and has kept nothing yet. The browser takes it over as it is. */
export async function prerenderPage(path: string): Promise<Prerendered> {
  // In one piece: parts that are put in place later need a script of their own.
  const { prelude } = await prerender(await pageAt(path, null, NO_CLAIMS), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return withoutTitle(await new Response(prelude).text())
}

/**
 * A page as the owner of an account sees it, by what the server sends along; nothing where it cannot be drawn in one piece. At
 * once and not in slices: nobody else's page comes in between.
 */
export async function drawPage(path: string, sent: InitialData, claims: Claims): Promise<string | undefined> {
  const html = renderToString(await pageAt(path, sent, claims))
  // With a hole in it, or with styles that the page's policy forbids, it would not look as it should.
  const isWhole = html !== '' && !html.includes('<!--$!-->') && !/<[^<>]+\sstyle="/.test(html)
  return isWhole ? withoutTitle(html).html : undefined
}

/** As in the browser, which takes over what is drawn here. */
async function pageAt(path: string, sent: InitialData | null, claims: Claims): Promise<ReactNode> {
  await loadPageAt(path)
  await loadDrawnParts()
  return (
    <App session={accepted(sent && signedInAs(sent.session))} sent={sent} claims={claims}>
      <StaticRouter location={path}>
        <Routes />
      </StaticRouter>
    </App>
  )
}

/** React puts a page's title before everything else; it belongs in the head. */
function withoutTitle(html: string): Prerendered {
  const [whole, title] = /^<title>([^<]*)<\/title>/.exec(html) ?? ['']
  return { title, html: plainAttributes(html.slice(whole.length)) }
}
