import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { createPostgres, suiteDatabase } from '../../../../tests/harness/databases.ts'
import { signedEvent } from '../../../../tests/harness/donation-fixture.ts'
import { eventually } from '../../../../tests/harness/eventually.ts'
import { eventOf, invoiceOf } from '../../../../tests/harness/stripe-events.ts'
import { startStripeServer } from '../../../../tests/harness/stripe-server.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { ORIGIN, testApp, testFeatures } from '../../../../tests/harness/test-app.ts'

const database = suiteDatabase(createPostgres)
const stripe = suiteFixture(startStripeServer)
let jobs: Jobs
let app: ReturnType<typeof testApp>

/** The whole product as it is wired, but for the network. */
beforeAll(async () => {
  jobs = createJobs({ database, works: true, onError: () => {} })
  const { requireUser, endpoints } = testFeatures({
    database,
    jobs,
    stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_only_for_tests', apiBase: stripe.apiBase },
  })
  app = testApp({ database, requireUser, endpoints })
  await jobs.start()
})
afterAll(() => jobs.stop())

const post = (path: string, body: object, cookie = '') =>
  app.request(
    `${ORIGIN}${path}`,
    {
      method: 'POST',
      headers: { origin: ORIGIN, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    },
    {},
  )

test('[F31] deleting the account stops its monthly donation, also one that is told of only later', async () => {
  const password = 'kettle-and-toast'
  const account = { email: 'ada@example.com', password, first_name: 'Ada', last_name: 'Byron' }
  const { user } = await (await post('/api/auth/sign-up/email', account)).json()
  const signedIn = await post('/api/auth/sign-in/email', account)
  const cookie = signedIn.headers.getSetCookie().map(each => each.split(';')[0])
  const invoicePaid = async (id: string, subscription: string) => {
    const invoice = invoiceOf(id, 'subscription_create', { site: ORIGIN, user_id: user.id })
    const details = { subscription, metadata: { site: ORIGIN, user_id: user.id } }
    const event = eventOf('invoice.paid', { ...invoice, parent: { subscription_details: details } })
    return app.request(...signedEvent(event))
  }
  expect((await invoicePaid('in_1', 'sub_1')).status).toBe(200)

  expect((await post('/api/auth/delete-user', { password: 'wrong-password' }, cookie.join('; '))).status).toBe(400)
  const { rows } = await database.run("select 1 from jobs.job where name = 'donate.stop-subscription'")
  expect(rows).toEqual([])

  // Stripe is away at that moment; the job does it later.
  stripe.setMood({ status: 500 })
  expect((await post('/api/auth/delete-user', { password }, cookie.join('; '))).status).toBe(200)
  expect((await database.run('select 1 from donations')).rows).toEqual([])
  await eventually(() => stripe.calls.some(call => call.path === '/v1/subscriptions/sub_1'))
  expect(stripe.canceled.size).toBe(0)
  stripe.setMood({})
  expect((await invoicePaid('in_2', 'sub_2')).status).toBe(200)
  await eventually(() => stripe.canceled.has('sub_2'))
  await eventually(() => stripe.canceled.has('sub_1'))
})
