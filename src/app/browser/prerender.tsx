import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { accepted } from '#resources/problem.ts'
import { NO_CLAIMS } from '#routes/claims.ts'
import { plainAttributes } from '#web/site/plain-attributes.ts'
import { LoadingFrame, LoadingLine } from '#web/ui/loading-frame.tsx'
import { App } from './app.tsx'
import { Routes } from './routes.tsx'

export { titleAt } from '#routes/pages.ts'

// What the browser of a guest holds who has just arrived.
Object.defineProperty(globalThis, 'localStorage', {
  // Each language's renderer says so.
  configurable: true,
  value: { getItem: (key: string) => (key === 'guestId' ? 'guest_who_has_just_arrived' : null) },
})

/** What a page of the app shows until its code has rendered it. */
export function loadingPage(path: string): string {
  return renderToStaticMarkup(path.startsWith('/dashboard/') ? <LoadingFrame /> : <LoadingLine />)
}

/** A page of the app as a guest sees it who has just arrived. The browser hydrates it. */
export async function prerenderPage(path: string): Promise<string> {
  const page = (
    <App session={accepted(null)} sent={null} claims={NO_CLAIMS}>
      <StaticRouter location={path}>
        <Routes />
      </StaticRouter>
    </App>
  )
  // In one piece: parts that are put in place later need a script of their own.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const html = await new Response(prelude).text()
  // React puts a page's title before everything else; it belongs in the head.
  return plainAttributes(html.replace(/^<title>[^<]*<\/title>/, ''))
}
