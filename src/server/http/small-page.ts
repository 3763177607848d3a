import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { Language } from '#domain/languages.ts'
import type { AppEnv } from './context.ts'
import { requestLanguage } from './request-language.ts'

export type Markup = ReturnType<typeof html>

/** A page that stands alone: no script, no file, and the colours of the product by day and by night. */
export async function smallPage(
  c: Context<AppEnv>,
  status: 200 | 404 | 410 | 503,
  title: string,
  body: Markup,
): Promise<Response> {
  return c.html(page(requestLanguage(c), title, body), status, {
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  })
}

interface Question {
  title: string
  question: string
  button: string
}

/** Where the link in a mail leads. Programs that look at links before people do must change nothing: GET asks, POST does it. */
export function confirmPage(
  c: Context<AppEnv>,
  { title, question, button }: Question,
  below?: Markup,
): Promise<Response> {
  const body = html`<p>${question}</p><form method="post"><button>${button}</button></form>${below}`
  return smallPage(c, 200, title, body)
}

const STYLE = `
:root { color-scheme: light dark; font: 17px/1.55 system-ui, sans-serif; background: light-dark(#fbf8f2, #131715); color: light-dark(#1b2430, #f1ece2) }
body { max-width: 27rem; margin: 10vh auto; padding: 0 1rem }
main { padding: 1.75rem; border: 1px solid light-dark(#e6dfd1, #2e3733); border-radius: 16px; background: light-dark(#fff, #1b211e) }
h1 { margin: 0 0 .75rem; font: 600 1.7rem/1.2 Georgia, serif }
p { margin: 0 0 1rem }
.amount { margin: 1.25rem 0; font: 600 2.6rem/1 Georgia, serif; font-variant-numeric: tabular-nums }
.amount small { display: block; margin-top: .5rem; font: 1rem/1.4 system-ui, sans-serif; color: light-dark(#5c6470, #a8afa9) }
.note { padding: .75rem 1rem; border-radius: 10px; background: light-dark(#f6e7c8, #3a2e15); color: light-dark(#744706, #ebc47c) }
button { width: 100%; min-height: 3rem; margin-bottom: .75rem; padding: 0 1.25rem; border: 1px solid transparent; border-radius: 10px; background: light-dark(#0e5a47, #7ccbad); color: light-dark(#fff, #06251b); font: inherit; font-weight: 600; cursor: pointer }
button.quiet { margin: 0; border-color: light-dark(#8a8374, #78837d); background: none; color: inherit }
a { display: inline-flex; align-items: center; min-height: 2.75rem; color: light-dark(#0c4f3e, #8fd6bc) }
:focus-visible { outline: 3px solid light-dark(#0e5a47, #9adbc3); outline-offset: 2px }
`
const hash = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

function page(language: Language, title: string, body: Markup): Markup {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Keyturn</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`
}
