import { beforeEach, expect, test } from 'vitest'
import { createPostgres, suiteDatabase } from '../../../../tests/harness/databases.ts'
import { createDonationFixture } from '../../../../tests/harness/donation-fixture.ts'
import { startStripeServer } from '../../../../tests/harness/stripe-server.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { ORIGIN } from '../../../../tests/harness/test-app.ts'

const database = suiteDatabase(createPostgres)
const stripe = suiteFixture(startStripeServer)
const fixture = suiteFixture(() => createDonationFixture(database, { apiBase: stripe.apiBase }))
beforeEach(async () => {
  await fixture.clear()
  fixture.signOut()
  stripe.setMood({})
  stripe.calls.length = 0
  stripe.sessions.clear()
})

const urlOf = async (answer: Response) => ((await answer.json()) as { url: string }).url

test('[F25] a visitor’s donation is a payment in exact cents that leads back to us', async () => {
  const answer = await fixture.donate(19.99)
  expect(answer.status).toBe(200)
  expect(await urlOf(answer)).toBe('https://checkout.stripe.com/c/pay/cs_test_1')
  const [call] = stripe.calls
  expect(call).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions', authorization: 'Bearer sk_test_1' })
  expect(call?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(call?.params).toEqual({
    mode: 'payment',
    submit_type: 'donate',
    success_url: `${ORIGIN}/dashboard/donate?success=true&amount=19.99&as=guest`,
    cancel_url: `${ORIGIN}/dashboard/donate?canceled=true&as=guest`,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '1999',
    'line_items[0][price_data][product_data][name]': 'Donation to Keyturn',
    'metadata[site]': ORIGIN,
    'payment_intent_data[metadata][site]': ORIGIN,
  })
})

test('[F25] a signed-in donor’s monthly donation is a subscription with their name on it', async () => {
  const ada = await fixture.signIn('ada@example.com')
  expect((await fixture.donate(25, 'monthly')).status).toBe(200)
  expect(stripe.calls[0]?.params).toMatchObject({
    mode: 'subscription',
    client_reference_id: ada.id,
    customer_email: 'ada@example.com',
    success_url: `${ORIGIN}/dashboard/donate?success=true&amount=25`,
    cancel_url: `${ORIGIN}/dashboard/donate?canceled=true`,
    'line_items[0][price_data][unit_amount]': '2500',
    'line_items[0][price_data][recurring][interval]': 'month',
    'subscription_data[metadata][site]': ORIGIN,
    'subscription_data[metadata][user_id]': ada.id,
  })
})

test('[F25] a connection that breaks off is tried again, and makes one checkout', async () => {
  stripe.setMood({ breaks: 2 })
  expect((await fixture.donate(10)).status).toBe(200)
  expect(stripe.calls).toHaveLength(3)
  expect(new Set(stripe.calls.map(call => call.key)).size).toBe(1)
  expect(stripe.sessions.size).toBe(1)
})

test.each([{ status: 500 }, { status: 429 }, { status: 401 }, { breaks: 9 }, { withoutUrl: true }])(
  '[F24] [F25] when Stripe answers with %o the donor may try again later, and the operator can read why',
  async mood => {
    stripe.setMood(mood)
    const answer = await fixture.donate(10)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({
      code: 'donation-failed',
      title: 'Donation Failed',
      detail: 'There was an issue processing your donation. Please try again.',
    })
    expect(fixture.logged.at(-1)).toContain('stripe-failed')
    expect(fixture.logged.at(-1)).not.toContain('sk_test')
    expect(await fixture.given()).toEqual([])
  },
)

test.each([0, -5, 0.001, 0.99, 10.005, 10_000.01, 1e9, 'NaN', '25', null, [25]])(
  '[F21] %j dollars are refused before Stripe hears of it',
  async amount => {
    const answer = await fixture.donate(amount)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      title: 'Invalid Amount',
      detail: 'Please enter a valid donation amount.',
      errors: [{ path: 'amount', message: 'Please enter a valid donation amount.' }],
    })
    expect(stripe.calls).toEqual([])
  },
)

test('[F20] a donation is one-time or monthly', async () => {
  const answer = await fixture.donate(25, 'yearly')
  expect(answer.status).toBe(400)
  const problem = await answer.json()
  expect(problem).toMatchObject({ detail: 'Please choose one-time or monthly.' })
  expect(problem.title).not.toBe('Invalid Amount')
})

test('[F24] somebody who starts one checkout after the other has to wait', async () => {
  for (let started = 0; started < 20; started += 1) expect((await fixture.donate(10)).status).toBe(200)
  const answer = await fixture.donate(10)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(stripe.calls).toHaveLength(20)
})

test('[F26] where real money is taken there is no test checkout', async () => {
  expect((await fixture.get(`/donate/test-checkout/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await fixture.press(`/donate/test-checkout/${crypto.randomUUID()}/pay`)).status).toBe(405)
})
