import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '#server/http/context.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { confirmPage, type Markup, smallPage } from '#server/http/small-page.ts'
import { errorFields, type Log } from '#server/log.ts'
import { openSignedPart, signedPart } from '#server/signed-address.ts'
import * as spanish from '../words.es.ts'
import * as english from '../words.ts'
import type { StripeClient } from './stripe-client.ts'
import { cancelSubscription } from './subscriptions.ts'

const PATH = '/donate/stop'
const PURPOSE = 'stop-donation'

/** Works from the thank-you mail, without signing in: donors need no account. */
export function stopMonthlyUrl(baseUrl: string, secret: string, subscription_id: string): string {
  return `${baseUrl}${PATH}?token=${signedPart(PURPOSE, subscription_id, secret)}`
}

const catalogs = { en: english, es: spanish }
const wordsFor = (c: Context<AppEnv>) => catalogs[requestLanguage(c)]

interface StopParts {
  client: StripeClient
  secret: string
  log: Log
}

export function mountStopMonthly(app: Hono<AppEnv>, { client, secret, log }: StopParts): void {
  const subscriptionOf = (c: Context<AppEnv>) => openSignedPart(PURPOSE, c.req.query('token') ?? '', secret)
  const unknown = (c: Context<AppEnv>) => answer(c, 404, html`<p>${wordsFor(c).stopWords.unknown}</p>`)

  app.get(PATH, c => (subscriptionOf(c) ? confirmPage(c, wordsFor(c).stopWords, backLink(c)) : unknown(c)))

  app.post(PATH, async c => {
    const subscription = subscriptionOf(c)
    if (!subscription) return unknown(c)
    const isStopped = await stop(client, subscription, log)
    const { stopWords } = wordsFor(c)
    return isStopped ? answer(c, 200, html`<p>${stopWords.done}</p>`) : answer(c, 503, html`<p>${stopWords.failed}</p>`)
  })
}

function answer(c: Context<AppEnv>, status: 200 | 404 | 503, body: Markup) {
  return smallPage(c, status, wordsFor(c).stopWords.title, html`${body}${backLink(c)}`)
}

const backLink = (c: Context<AppEnv>) => html`<a href="/">${wordsFor(c).checkoutWords.back}</a>`

async function stop(client: StripeClient, subscription: string, log: Log): Promise<boolean> {
  try {
    await cancelSubscription(client, subscription)
    return true
  } catch (error) {
    log.error('stripe-failed', errorFields(error))
    return false
  }
}
