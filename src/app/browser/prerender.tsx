import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { accepted } from '#journey/refusal.ts'
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
  // As in the browser, which takes over what is drawn here.
  await loadPageAt(path)
  await loadDrawnParts()
  const { prelude } = await prerender(
    <App session={accepted(null)}>
      <StaticRouter location={path}>
        <Routes />
      </StaticRouter>
    </App>,
    // In one piece: parts that are put in place later need a script of their own.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  // React puts a page's title before everything else; it belongs in the head.
  const [whole, title] = /^<title>([^<]*)<\/title>/.exec(html) ?? ['']
  return { title, html: plainAttributes(html.slice(whole.length)) }
}
