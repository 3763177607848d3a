import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mortgage_applications } from '#features/application/server/tables.ts'
import { users } from '#server/auth/tables.ts'
import { senderLines, signed } from '#server/mail/email.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { newLoan } from '../../../../tests/harness/loans.ts'
import { queuedMails } from '../../../../tests/harness/mails.ts'
import { unnamedOperator } from '../../../../tests/harness/operator.ts'
import { type ResourcePerson, resourceApp } from '../../../../tests/harness/resource-app.ts'
import { queuesOf } from '../../../../tests/harness/test-app.ts'
import { lendersResource } from '../actions.ts'
import { requestMailEffect } from './request-mail.ts'
import { createLendersStore } from './store.ts'
import { lenders, user_lender_applications } from './tables.ts'

const baseUrl = 'https://keyturn.example'
const operator = { ...unnamedOperator, legal_name: 'Keyturn Example LLC' }
const operatorEmail = 'operator@example.com'

describe('requests by mail', () => {
  const database = suiteDatabase()
  let newPerson: ReturnType<typeof resourceApp>
  let newPersonElsewhere: ReturnType<typeof resourceApp>
  let ids: string[]
  beforeAll(async () => {
    const parts = { operator, baseUrl, operatorEmail, ...queuesOf(database) }
    const app = (lenderMail: boolean) =>
      resourceApp(database, [
        {
          resource: lendersResource,
          store: createLendersStore({ ...parts, lenderMail }),
          effect: requestMailEffect(parts),
        },
      ])
    newPerson = app(true)
    newPersonElsewhere = app(false)
    const many = Array.from({ length: 12 }, (_, at) => ({
      name: `Bank ${at}`,
      loan_types: ['other' as const],
      // The first takes none by mail.
      email: at === 0 ? null : `loans@bank-${at}.example`,
    }))
    const rows = await database.orm.insert(lenders).values(many).returning()
    ids = rows.map(({ id }) => id)
  })
  beforeEach(() => database.run('delete from limits; delete from outbox'))

  async function applicant(how: { confirmed?: boolean; elsewhere?: boolean } = {}): Promise<ResourcePerson> {
    const ada = await (how.elsewhere ? newPersonElsewhere : newPerson)()
    await database.orm
      .update(users)
      .set({ email_verified: how.confirmed ?? true })
      .where(eq(users.id, ada.id))
    const now = new Date().toISOString()
    const loan = await newLoan(database, ada.id)
    const application = { id: crypto.randomUUID(), ...loan, created_at: now, updated_at: now }
    await database.orm
      .insert(mortgage_applications)
      .values({ ...application, status: 'completed', loan_amount: 405_000 })
    return ada
  }

  const textShownTo = async (ada: ResourcePerson): Promise<string> =>
    (await ada.get('/api/lenders')).body.request_mail.text
  const toLenders = async () => (await queuedMails(database)).filter(({ recipient }) => recipient !== operatorEmail)
  const requestsOf = (ada: ResourcePerson) =>
    database.orm.select().from(user_lender_applications).where(eq(user_lender_applications.user_id, ada.id))

  test('[L42] [OP7] exactly what was shown and agreed to is mailed, to those that take mail; answers go to the buyer', async () => {
    const ada = await applicant()
    const agreed_text = await textShownTo(ada)
    const done = await ada.post('/api/lenders/apply', { lender_ids: ids.slice(0, 3), agreed_text })
    expect(done.status).toBe(200)
    const mails = await toLenders()
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['loans@bank-1.example', 'loans@bank-2.example'])
    const [{ email: own } = { email: '' }] = await database.orm.select().from(users).where(eq(users.id, ada.id))
    for (const mail of mails) {
      expect(signed(mail, senderLines(operator, baseUrl)).text).toBe(agreed_text)
      expect(mail.reply_to).toBe(own)
    }
    expect(agreed_text).toContain('$405,000')
    expect(agreed_text).toContain('Keyturn Example LLC')
    expect((await requestsOf(ada)).map(({ status, mailed_on }) => [status, mailed_on !== null]).sort()).toEqual([
      ['pending', false],
      ['pending', true],
      ['pending', true],
    ])
    const [notice] = (await queuedMails(database)).filter(({ recipient }) => recipient === operatorEmail)
    expect(notice?.text).toContain('Bank 0, Bank 1, and Bank 2')
    expect(notice?.text).toContain('Mailed to: Bank 1 and Bank 2.')
  })

  test('[L42] without agreement the list is kept and nothing is mailed to a lender', async () => {
    const ada = await applicant()
    expect((await ada.post('/api/lenders/apply', { lender_ids: [ids[1]] })).status).toBe(200)
    expect(await toLenders()).toEqual([])
    expect(await requestsOf(ada)).toMatchObject([{ mailed_on: null }])
  })

  test('[L42] where the operator has not switched it on, nobody learns an address and nothing is sent', async () => {
    const ada = await applicant({ elsewhere: true })
    const { body } = await ada.get('/api/lenders')
    expect(body.request_mail).toBeNull()
    expect(JSON.stringify(body)).not.toContain('loans@')
    const tried = await ada.post('/api/lenders/apply', { lender_ids: [ids[1]], agreed_text: 'Anything' })
    expect(tried).toMatchObject({ status: 409, body: { code: 'request-changed' } })
    expect(await toLenders()).toEqual([])
  })

  test('[L43] another text than the one that would go out is refused, and nothing is kept or sent', async () => {
    const ada = await applicant()
    const agreed_text = await textShownTo(ada)
    const own = eq(mortgage_applications.user_id, ada.id)
    await database.orm.update(mortgage_applications).set({ loan_amount: 500_000 }).where(own)
    for (const text of [agreed_text, `${agreed_text} Visit evil.example`, '']) {
      const tried = await ada.post('/api/lenders/apply', { lender_ids: [ids[1]], agreed_text: text })
      expect(tried).toMatchObject({ status: 409, body: { code: 'request-changed' } })
    }
    expect(await toLenders()).toEqual([])
    expect(await requestsOf(ada)).toEqual([])
  })

  test('[L43] nothing is sent in the name of an address that nobody confirmed', async () => {
    const eve = await applicant({ confirmed: false })
    const agreed_text = await textShownTo(eve)
    const tried = await eve.post('/api/lenders/apply', { lender_ids: [ids[1]], agreed_text })
    expect(tried).toMatchObject({ status: 409, body: { code: 'email-not-confirmed' } })
    expect(await toLenders()).toEqual([])
  })

  test('[L44] an eleventh request of a day, and the thirty-first to one lender, are refused whole', async () => {
    const ada = await applicant()
    const agreed_text = await textShownTo(ada)
    const tooMany = await ada.post('/api/lenders/apply', { lender_ids: ids, agreed_text })
    expect(tooMany).toMatchObject({ status: 429, body: { code: 'too-many-requests-by-mail' } })
    expect(await requestsOf(ada)).toEqual([])
    expect(await toLenders()).toEqual([])

    for (let sent = 0; sent <= 30; sent += 1) {
      const next = await applicant()
      const text = await textShownTo(next)
      const answer = await next.post('/api/lenders/apply', { lender_ids: [ids[1]], agreed_text: text })
      expect(answer.status).toBe(sent < 30 ? 200 : 429)
    }
  })
})
