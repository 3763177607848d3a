import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { accepted } from '#journey/refusal.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { asThePerson } from '#server/drawers.ts'
import type { AppEnv } from '#server/http/context.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { openSignedPart, signedPart } from '#server/signed-address.ts'
import { unsubscribeWords } from '../words.ts'
import { loadPreferences } from './preferences.ts'
import { preferencesStore } from './preferences-store.ts'

export type MailKind = keyof typeof unsubscribeWords.question

const PATH = '/api/unsubscribe'
const PURPOSE = 'unsubscribe'

/** Works from the mail itself, without signing in: whoever has the mail may stop it. */
export function unsubscribeUrl(baseUrl: string, secret: string, user_id: string, kind: MailKind): string {
  return `${baseUrl}${PATH}?token=${signedPart(PURPOSE, `${kind}.${user_id}`, secret)}`
}

/** Programs that look at links before people do must not unsubscribe anyone: GET only asks, POST does it. */
export function unsubscribeEndpoints(database: Database, secret: string): Endpoint[] {
  const answer = (context: Context<AppEnv>, sentence: string, button?: string) =>
    context.html(page(sentence, button), 200, { 'content-security-policy': POLICY })
  const unknown = (context: Context<AppEnv>) =>
    context.html(page(unsubscribeWords.invalid), 404, { 'content-security-policy': POLICY })
  return [
    {
      method: 'GET',
      path: PATH,
      summary: 'Asks whether to stop a kind of e-mail.',
      access: 'anyone',
      async handle(context) {
        const found = readToken(context.req.query('token'), secret)
        if (!found) return unknown(context)
        return answer(context, unsubscribeWords.question[found.kind], unsubscribeWords.button)
      },
    },
    {
      method: 'POST',
      path: PATH,
      summary: 'Stops a kind of e-mail, named by the signed token in the address.',
      // Mail programs post here for their person (RFC 8058): no origin, no cookie, a form instead of JSON.
      access: 'server',
      async handle(context) {
        const found = readToken(context.req.query('token'), secret)
        if (!found) return unknown(context)
        await asThePerson(database, found.user_id, async tx => accepted(await stopMail(tx, found)))
        return answer(context, unsubscribeWords.done)
      },
    },
  ]
}

interface Token {
  kind: MailKind
  user_id: string
}

function readToken(token: string | undefined, secret: string): Token | null {
  const [kind, user_id] = openSignedPart(PURPOSE, token ?? '', secret)?.split('.') ?? []
  if (!user_id || (kind !== 'reminders' && kind !== 'rates')) return null
  return { kind, user_id }
}

async function stopMail(tx: Orm, { kind, user_id }: Token): Promise<void> {
  const before = await loadPreferences(tx, user_id)
  const after = kind === 'rates' ? { ...before, rate_alerts: false } : { ...before, email_enabled: false }
  await preferencesStore.save(tx, user_id, before, after)
}

const STYLE = `
:root { color-scheme: light dark; font: 17px/1.55 system-ui, sans-serif }
body { max-width: 30rem; margin: 12vh auto; padding: 0 1.25rem }
h1 { font: 600 1.6rem Georgia, serif }
button { min-height: 2.75rem; padding: 0 1.5rem; border: 0; border-radius: 999px; background: #0e5a47; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
`
const hash = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

function page(sentence: string, button?: string) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${unsubscribeWords.title} · Keyturn</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${button ? unsubscribeWords.title : 'Keyturn'}</h1>
<p>${sentence}</p>
${button ? html`<form method="post"><button>${button}</button></form>` : html`<p><a href="/">keyturn</a></p>`}
</main>
</body>
</html>
`
}
