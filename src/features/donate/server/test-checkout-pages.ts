import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '#server/db/database.ts'
import type { AppEnv } from '#server/http/context.ts'
import { smallPage } from '#server/http/small-page.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { checkoutWords, frequencyLabels, inDollars } from '../words.ts'
import {
  checkoutReturn,
  type Ending,
  endCheckout,
  findCheckout,
  TEST_CHECKOUT_PATH,
  type TestCheckout,
} from './test-checkout.ts'

interface PageParts {
  database: Database
  mailQueue: MailQueue
  baseUrl: string
}

/** Looking changes nothing; only the two buttons do, and only from this page: the origin check stands before them. */
export function mountTestCheckout(app: Hono<AppEnv>, parts: PageParts): void {
  const { database, baseUrl } = parts
  const idOf = (c: Context<AppEnv>) => c.req.param('id') ?? ''

  const end = (ending: Ending) => async (c: Context<AppEnv>) => {
    const checkout = await findCheckout(database.orm, idOf(c))
    if (!checkout) return notice(c, 404, checkoutWords.unknown)
    if (!(await endCheckout(parts, checkout, ending))) return notice(c, 410, checkoutWords.used)
    const urls = checkoutReturn(baseUrl, checkout)
    return c.redirect(ending === 'paid' ? urls.success : urls.canceled, 303)
  }

  app.get(`${TEST_CHECKOUT_PATH}/:id`, async c => {
    const checkout = await findCheckout(database.orm, idOf(c))
    if (!checkout) return notice(c, 404, checkoutWords.unknown)
    if (checkout.state !== 'open') return notice(c, 410, checkoutWords.used)
    return smallPage(c, 200, checkoutWords.testTitle, form(checkout))
  })
  app.post(`${TEST_CHECKOUT_PATH}/:id/pay`, end('paid'))
  app.post(`${TEST_CHECKOUT_PATH}/:id/cancel`, end('canceled'))
}

function notice(c: Context<AppEnv>, status: 404 | 410, sentence: string) {
  const body = html`<p>${sentence}</p><a href="/dashboard/donate?as=guest">${checkoutWords.back}</a>`
  return smallPage(c, status, checkoutWords.testTitle, body)
}

function form({ id, amount_cents, frequency }: TestCheckout) {
  const amount = amount_cents / 100
  return html`<p class="note">${checkoutWords.noMoney}</p>
<p class="amount">${inDollars(amount)} <small>${checkoutWords.oneTime} · ${frequencyLabels[frequency]}</small></p>
<form method="post" action="${TEST_CHECKOUT_PATH}/${id}/pay"><button>${checkoutWords.pay(amount)}</button></form>
<form method="post" action="${TEST_CHECKOUT_PATH}/${id}/cancel"><button class="quiet">${checkoutWords.cancel}</button></form>`
}
