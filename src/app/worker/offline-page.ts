import { LANGUAGE } from '#domain/locale.ts'
import { offlineWords } from '#web/offline/words.ts'

/** Stands where a page would be that was never here and cannot come now. Needs nothing else. */
export function offlinePage(): Response {
  const { title, needsNetwork, tryAgain, openApp } = offlineWords
  const html = `<!doctype html><html lang="${LANGUAGE}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Keyturn</title>
<style>:root{color-scheme:light dark}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:light-dark(#1b2430,#e9ece8);background:light-dark(#fbf8f2,#131715)}
main{max-width:26rem;margin:0 auto;padding:20vh 1rem 2rem;text-align:center}h1{font:600 1.75rem/1.2 Georgia,serif}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;color:light-dark(#0c4f3e,#8fd6bc)}</style></head>
<body><main><h1>${title}</h1><p>${needsNetwork}</p><p><a href="">${tryAgain}</a> <a href="/dashboard/application">${openApp}</a></p></main></body></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
