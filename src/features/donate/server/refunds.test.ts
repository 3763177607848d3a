import { beforeEach, describe, expect, test } from 'vitest'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { createDonationFixture } from '../../../../tests/harness/donation-fixture.ts'
import { completed, eventOf, type Fields, invoiceOf, paidSession } from '../../../../tests/harness/stripe-events.ts'
import { startStripeServer } from '../../../../tests/harness/stripe-server.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { ORIGIN } from '../../../../tests/harness/test-app.ts'

describe('refunds', () => {
  const database = suiteDatabase()
  const stripe = suiteFixture(startStripeServer)
  const fixture = suiteFixture(() => createDonationFixture(database, { apiBase: stripe.apiBase }))
  beforeEach(async () => {
    await fixture.clear()
    stripe.setMood({})
    stripe.sessions.clear()
    stripe.invoices.clear()
  })

  const refund = (amount_refunded: number, more: Fields = {}) =>
    eventOf('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_1', amount_refunded, ...more })
  const ours = { metadata: { site: ORIGIN } }
  const send = async (...events: unknown[]) => {
    for (const event of events) expect((await fixture.event(event)).status).toBe(200)
  }

  test('[F32] a donation that went back says so, however often it is told', async () => {
    const event = refund(5000, ours)
    await send(completed(await paidSession(fixture, stripe, 50)), event, event, refund(5000, ours))
    expect(await fixture.given()).toMatchObject([{ status: 'refunded', amount_cents: 5000, refunded_cents: 5000 }])
  })

  test('[F32] a part that went back is noted, and an older event takes nothing away', async () => {
    await send(completed(await paidSession(fixture, stripe, 50)), refund(3000, ours), refund(1000, ours))
    expect(await fixture.given()).toMatchObject([{ status: 'paid', refunded_cents: 3000 }])
    await send(refund(5000, ours))
    expect(await fixture.given()).toMatchObject([{ status: 'refunded', refunded_cents: 5000 }])
  })

  test('[F32] a refund that is told before its payment counts all the same', async () => {
    await send(refund(5000, ours), completed(await paidSession(fixture, stripe, 50)))
    expect(await fixture.given()).toMatchObject([{ status: 'refunded', refunded_cents: 5000 }])
  })

  test('[F32] payment and refund told at once find each other', async () => {
    const events = [completed(await paidSession(fixture, stripe, 50)), refund(5000, ours), refund(2000, ours)]
    await Promise.all(events.map(event => send(event)))
    expect(await fixture.given()).toMatchObject([{ status: 'refunded', refunded_cents: 5000 }])
  })

  test.each([
    ['an older version names the invoice', { invoice: 'in_2' }],
    ['a newer version has to be asked for the invoice', {}],
  ])('[F32] a refunded month is that month and no other: %s', async (_case, named) => {
    stripe.invoices.set('pi_1', 'in_2')
    await send(
      completed(await paidSession(fixture, stripe, 25, 'monthly', { invoice: null })),
      refund(2500, named),
      eventOf('invoice.paid', invoiceOf('in_2', 'subscription_cycle')),
    )
    const given = await fixture.given()
    expect(given.map(each => [each.payment_key, each.status])).toEqual([
      ['sub_1', 'paid'],
      ['in_2', 'refunded'],
    ])
  })

  test('[F32] a first month is refunded also when its session did not know its invoice', async () => {
    stripe.invoices.set('pi_1', 'in_1')
    await send(
      completed(await paidSession(fixture, stripe, 25, 'monthly', { invoice: null })),
      refund(2500),
      eventOf('invoice.paid', invoiceOf('in_1', 'subscription_create')),
    )
    expect(await fixture.given()).toMatchObject([{ status: 'refunded', refunded_cents: 2500 }])
  })

  test('[F32] while Stripe cannot say which month it was, the event is asked for again', async () => {
    stripe.setMood({ status: 400 })
    expect((await fixture.event(refund(2500))).status).toBe(503)
    stripe.setMood({})
    await send(refund(2500))
  })

  test('[F32] what others refund with the same Stripe account, or what cannot be read, changes nothing', async () => {
    await send(completed(await paidSession(fixture, stripe, 50)), refund(900, { payment_intent: 'pi_other' }))
    await send(refund(900, { payment_intent: null }))
    expect((await fixture.event(refund(-1, ours))).status).toBe(400)
    expect(await fixture.given()).toMatchObject([{ status: 'paid', refunded_cents: 0 }])
  })
})
