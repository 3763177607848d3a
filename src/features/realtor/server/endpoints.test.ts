import { beforeAll, beforeEach, expect, test } from 'vitest'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { queuedMails } from '../../../../tests/harness/mails.ts'
import { messageFixture, OPERATOR } from '../../../../tests/harness/message-fixture.ts'
import { realtorEndpoint } from './endpoints.ts'
import { realtor_messages } from './tables.ts'

const message = { name: 'Ada Buyer', email: 'ada@example.com', message: 'We look for a small house.' }

const database = suiteDatabase()
let send: (body: unknown) => Promise<Response>
beforeAll(async () => {
  send = messageFixture(database, realtorEndpoint)
})
beforeEach(() => database.run('delete from limits; delete from outbox; delete from realtor_messages'))

test('[F1] a message to a realtor is stored and mailed to the operator, who can answer it', async () => {
  const answer = await send({ ...message, preferredContact: 'text', budgetRange: '400k-600k' })
  expect(await answer.json()).toEqual({ ok: true })
  expect(await database.orm.select().from(realtor_messages)).toMatchObject([
    { name: 'Ada Buyer', preferred_contact: 'text', budget_range: '400k-600k', phone: null },
  ])
  expect(await queuedMails(database)).toMatchObject([
    { recipient: OPERATOR, reply_to: 'ada@example.com', subject: 'Message for a realtor from Ada Buyer' },
  ])
})

test.each([
  { name: '' },
  { email: ' ' },
  { message: '  ' },
  { email: 'ada' },
  { preferredContact: 'pigeon' },
  { budgetRange: 'all of it' },
])('[F2] a message with %o is refused with what to do', async wrong => {
  const answer = await send({ ...message, ...wrong })
  expect(answer.status).toBe(400)
  const { title, detail } = await answer.json()
  expect(detail).toMatch(/^Please /)
  expect(title === 'Required fields missing').toBe(detail.startsWith('Please fill in'))
  expect(await database.orm.select().from(realtor_messages)).toEqual([])
})
