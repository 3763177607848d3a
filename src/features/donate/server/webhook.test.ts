import { beforeEach, describe, expect, test } from 'vitest'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { createDonationFixture } from '../../../../tests/harness/donation-fixture.ts'
import { completed, eventOf, type Fields, invoiceOf, paidSession } from '../../../../tests/harness/stripe-events.ts'
import { startStripeServer } from '../../../../tests/harness/stripe-server.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { ORIGIN } from '../../../../tests/harness/test-app.ts'

describe('events from Stripe', () => {
  const database = suiteDatabase()
  const stripe = suiteFixture(startStripeServer)
  const fixture = suiteFixture(() => createDonationFixture(database, { apiBase: stripe.apiBase }))
  beforeEach(async () => {
    await fixture.clear()
    fixture.signOut()
    stripe.setMood({})
    stripe.sessions.clear()
  })

  const paid = (amount: number, frequency?: string, more?: Fields) =>
    paidSession(fixture, stripe, amount, frequency, more)

  test('[F27] [F29] a paid checkout is recorded with whoever gave it, and thanked for', async () => {
    const ada = await fixture.signIn('ada@example.com')
    const session = await paid(19.99)
    expect(await fixture.given()).toEqual([])
    const answer = await fixture.event(completed(session))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ received: true })
    expect(await fixture.given()).toMatchObject([
      {
        user_id: ada.id,
        amount_cents: 1999,
        currency: 'usd',
        frequency: 'one-time',
        status: 'paid',
        livemode: true,
        stripe_session_id: session.id,
        stripe_payment_intent_id: 'pi_1',
      },
    ])
    const emails = await fixture.emails()
    expect(emails).toMatchObject([{ recipient: 'payer@example.com', user_id: ada.id }])
    expect(emails[0]?.text).toContain('Your donation of $19.99 has arrived.')
    // The address is the payer's, of whom nobody knows that they are Ada.
    expect(emails[0]?.text).toMatch(/^Hello,\n/)
    expect(emails[0]?.text).not.toContain('no money moved')
  })

  test('[F27] twenty copies of one event at once make one donation and one mail', async () => {
    const event = completed(await paid(50))
    const answers = await Promise.all(Array.from({ length: 20 }, () => fixture.event(event)))
    expect(answers.map(answer => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await fixture.given()).toHaveLength(1)
    expect(await fixture.emails()).toHaveLength(1)
  })

  test('[F27] twenty different events of one payment at once make one donation', async () => {
    const session = await paid(50)
    const types = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
    const events = Array.from({ length: 20 }, (_, at) => eventOf(types[at % 2] as string, session))
    const answers = await Promise.all(events.map(event => fixture.event(event)))
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200]))
    expect(await fixture.given()).toHaveLength(1)
    expect(await fixture.emails()).toHaveLength(1)
  })

  test('[F27] a bank debit counts when it is paid, not when it is promised', async () => {
    const session = await paid(50)
    await fixture.event(completed({ ...session, payment_status: 'unpaid' }))
    expect(await fixture.given()).toEqual([])
    await fixture.event(eventOf('checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }))
    expect(await fixture.given()).toEqual([])
    await fixture.event(eventOf('checkout.session.async_payment_succeeded', session))
    expect(await fixture.given()).toHaveLength(1)
  })

  test('[F27] nothing forged, changed, unsigned or old is believed', async () => {
    const event = completed(await paid(50))
    const text = JSON.stringify(event)
    const answers = [
      await fixture.unsigned(text),
      await fixture.event(event, { secret: 'whsec_guessed' }),
      await fixture.event(event, { sent: text.replace('5000', '9000') }),
      await fixture.event(event, { age: 301 }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'bad-signature' })
    }
    expect(await fixture.given()).toEqual([])
    expect((await fixture.event(event, { age: 290 })).status).toBe(200)
    expect(await fixture.given()).toHaveLength(1)
  })

  test.each([
    ['the session first', ['session', 'invoice']],
    ['the invoice first', ['invoice', 'session']],
  ])('[F27] [F28] the first month is told twice and counted once, %s', async (_order, order) => {
    const ada = await fixture.signIn('ada@example.com')
    const session = await paid(25, 'monthly')
    const invoice = invoiceOf('in_1', 'subscription_create', { site: ORIGIN, user_id: ada.id })
    const events = { session: completed(session), invoice: eventOf('invoice.paid', invoice) }
    for (const each of order) await fixture.event(events[each as keyof typeof events])
    expect(await fixture.given()).toMatchObject([
      { user_id: ada.id, amount_cents: 2500, frequency: 'monthly', stripe_subscription_id: 'sub_1' },
    ])
    expect(await fixture.emails()).toHaveLength(1)
  })

  test('[F27] a session without its invoice’s number and the invoice itself still count once', async () => {
    await fixture.event(completed(await paid(25, 'monthly', { invoice: null })))
    await fixture.event(eventOf('invoice.paid', invoiceOf('in_1', 'subscription_create')))
    expect(await fixture.given()).toHaveLength(1)
  })

  test('[F28] every later month is a donation of its own, also when Stripe speaks an older version', async () => {
    const ada = await fixture.signIn('ada@example.com')
    await fixture.event(completed(await paid(25, 'monthly')))
    const marked = { site: ORIGIN, user_id: ada.id }
    const second = eventOf('invoice.paid', invoiceOf('in_2', 'subscription_cycle', marked))
    const { parent: _newer, ...older } = invoiceOf('in_3', 'subscription_cycle')
    const third = eventOf('invoice.paid', { ...older, subscription: 'sub_1' })
    for (const event of [second, third, third]) {
      expect((await fixture.event(event)).status).toBe(200)
    }
    const given = await fixture.given()
    expect(given.map(each => each.stripe_invoice_id).sort()).toEqual(['in_1', 'in_2', 'in_3'])
    expect(await fixture.emails()).toHaveLength(3)
    expect(new Set(given.map(each => each.user_id))).toEqual(new Set([ada.id]))
  })

  test('[F28] the thank-you mail stops a monthly donation, on a click and not on a look', async () => {
    await fixture.event(completed(await paid(25, 'monthly')))
    const [sent] = await fixture.emails()
    const link = /http:\S+\/donate\/stop\?token=\S+/.exec(sent?.text ?? '')?.[0] ?? ''
    stripe.canceled.clear()
    expect((await fixture.get(link)).status).toBe(200)
    expect(stripe.canceled.size).toBe(0)
    expect((await fixture.press(link, 'https://evil.example')).status).toBe(403)
    expect((await fixture.press(link.replace('sub_1', 'sub_2'))).status).toBe(404)
    expect((await fixture.get('/donate/stop')).status).toBe(404)
    stripe.setMood({ status: 400 })
    expect((await fixture.press(link)).status).toBe(503)
    stripe.setMood({})
    expect(stripe.canceled.size).toBe(0)
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const answer = await fixture.press(link)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('Your monthly donation has stopped.')
    }
    expect([...stripe.canceled]).toEqual(['sub_1'])
  })

  test('[F27] what others sell with the same Stripe account is no donation', async () => {
    const session = await paid(50)
    const events = [
      completed({ ...session, success_url: 'https://shop.example/thanks' }),
      completed({ ...session, success_url: `${ORIGIN}.evil.example/` }),
      completed({ ...session, success_url: null, payment_link: 'plink_1' }),
      completed({ ...session, success_url: null, return_url: 'https://shop.example/' }),
      eventOf('invoice.paid', invoiceOf('in_9', 'subscription_cycle', { site: 'https://shop.example' })),
      eventOf('invoice.paid', { ...invoiceOf('in_9', 'manual'), parent: null }),
    ]
    for (const event of events) expect((await fixture.event(event)).status).toBe(200)
    expect(await fixture.given()).toEqual([])
    expect(await fixture.emails()).toEqual([])
  })

  test('[F27] free, negative and unknown events are taken and change nothing', async () => {
    const session = await paid(50)
    const events = [
      completed({ ...session, amount_total: 0, payment_status: 'no_payment_required' }),
      completed({ ...session, amount_total: -5 }),
      eventOf('invoice.paid', { ...invoiceOf('in_1', 'subscription_create'), amount_paid: 0 }),
      eventOf('customer.created', { id: 'cus_1' }),
      eventOf('something.new', {}),
    ]
    for (const event of events) expect((await fixture.event(event)).status).toBe(200)
    expect(await fixture.given()).toEqual([])
  })

  test.each(['', 'null', '[]', '{', '{"id":"evt_1"}', '{"id":"evt_1","type":"invoice.paid","data":{"object":{}}}'])(
    '[F27] %j is refused even when it is signed',
    async body => {
      expect((await fixture.event(body)).status).toBe(400)
    },
  )

  test('[F27] an event of more than a megabyte is too large', async () => {
    const answer = await fixture.event(completed({ filler: 'a'.repeat(1024 * 1024) }))
    expect(answer.status).toBe(413)
    expect(await fixture.given()).toEqual([])
  })

  test('[F29] a donation goes with its account, and a late copy of its event does not bring it back', async () => {
    const ada = await fixture.signIn('ada@example.com')
    const event = completed(await paid(50))
    await fixture.event(event)
    await database.run('delete from users where id = $1', [ada.id])
    expect(await fixture.given()).toEqual([])
    expect(await fixture.emails()).toEqual([])
    expect((await fixture.event(event)).status).toBe(200)
    expect(await fixture.given()).toEqual([])
  })

  test('[F29] money from somebody whose account is gone meanwhile is recorded without a name', async () => {
    const ada = await fixture.signIn('ada@example.com')
    const event = completed(await paid(50))
    await database.run('delete from users where id = $1', [ada.id])
    expect((await fixture.event(event)).status).toBe(200)
    expect(await fixture.given()).toMatchObject([{ user_id: null, amount_cents: 5000 }])
  })

  test('[F29] an address that Stripe does not give, or that is none, gets no mail', async () => {
    for (const email of [null, 'payer@example.com\r\nBcc: victim@example.com']) {
      const session = await paid(50, 'one-time', { customer_details: { email }, payment_intent: null })
      expect((await fixture.event(completed(session))).status).toBe(200)
    }
    expect(await fixture.given()).toHaveLength(2)
    expect(await fixture.emails()).toEqual([])
  })

  test('[F27] without its secret the webhook believes nobody and asks Stripe to come again', async () => {
    const deaf = createDonationFixture(database, { apiBase: stripe.apiBase, webhookSecret: null })
    const answer = await deaf.event(completed(await paid(50)))
    expect(answer.status).toBe(503)
    expect(await fixture.given()).toEqual([])
  })
})
