import type { Context } from 'hono'
import { html } from 'hono/html'
import { accepted } from '#resources/problem.ts'
import { userTransaction } from '#server/auth/as-person.ts'
import { nextRevision } from '#server/changes/revisions.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { confirmPage, smallPage } from '#server/http/small-page.ts'
import { NO_LOAN } from '#server/loans/owner.ts'
import { openSignedPart, signedPart } from '#server/signed-address.ts'
import * as spanish from '../words.es.ts'
import { unsubscribeWords } from '../words.ts'
import { loadPreferences } from './preferences.ts'
import { savePreferences } from './preferences-store.ts'
import type { Plan } from './reminder-plan.ts'

export type MailKind = keyof typeof unsubscribeWords.question

const PATH = '/api/unsubscribe'
const PURPOSE = 'unsubscribe'
const catalogs = { en: unsubscribeWords, es: spanish.unsubscribeWords }
const wordsFor = (context: Context<AppEnv>) => catalogs[requestLanguage(context)]

/** Works from the mail itself, without signing in: whoever has the mail may stop it. */
export function unsubscribeUrl(baseUrl: string, secret: string, user_id: string, kind: MailKind): string {
  return `${baseUrl}${PATH}?token=${signedPart(PURPOSE, `${kind}.${user_id}`, secret)}`
}

export function unsubscribeEndpoints(database: Database, secret: string, plan: Plan): Endpoint[] {
  const unknown = (context: Context<AppEnv>) =>
    smallPage(context, 404, 'Keyturn', html`<p>${wordsFor(context).invalid}</p>`)
  return [
    forAnyone({
      method: 'GET',
      path: PATH,
      summary: 'Asks whether to stop a kind of e-mail.',
      query: ['token'],
      answer: { content: 'text/html' },
      async handle({ context }) {
        const found = readToken(context.req.query('token'), secret)
        if (!found) return unknown(context)
        const words = wordsFor(context)
        return confirmPage(context, { ...words, question: words.question[found.kind] })
      },
    }),
    forAnyone({
      method: 'POST',
      path: PATH,
      summary: 'Stops a kind of e-mail, named by the signed token in the address.',
      query: ['token'],
      answer: { content: 'text/html' },
      // Mail programs post here for their person (RFC 8058): no origin, no cookie, a form instead of JSON.
      anyOrigin: true,
      async handle({ context }) {
        const found = readToken(context.req.query('token'), secret)
        if (!found) return unknown(context)
        await userTransaction(database, found.user_id, async tx => {
          await stopMail(tx, found)
          return accepted(await plan(tx, found.user_id))
        })
        return smallPage(context, 200, 'Keyturn', html`<p>${wordsFor(context).done}</p><a href="/">Keyturn</a>`)
      },
    }),
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
  await savePreferences(tx, user_id, before, after)
  await nextRevision(tx, { user_id, loan_id: NO_LOAN }, 'preferences')
}
