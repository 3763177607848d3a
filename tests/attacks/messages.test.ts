import { beforeEach, describe, expect, test } from 'vitest'
import { feedbackEndpoint } from '#features/feedback/server/endpoints.ts'
import { realtorEndpoint } from '#features/realtor/server/endpoints.ts'
import { suiteDatabase } from '../harness/databases.ts'
import { queuedMails } from '../harness/mails.ts'
import { messageFixture, OPERATOR } from '../harness/message-fixture.ts'

/** What people try to smuggle into a mail. */
const smuggling = [
  'Ada\r\nBcc: victim@example.com',
  'Ada\nBcc: victim@example.com',
  'Ada\u2028Bcc: victim@example.com',
  'Ada\0',
  'victim@example.com, other@example.com',
  '"Ada" <victim@example.com>',
  'ada@example.com,victim@example.com',
]

const database = suiteDatabase()
beforeEach(() => database.run('delete from limits; delete from outbox'))

describe.each([
  {
    what: 'feedback',
    endpoint: feedbackEndpoint,
    message: { type: 'suggestion', priority: 'low', title: 'Dark mode', description: 'Please keep it.' },
    longest: 'description',
    fields: ['title', 'description', 'email'],
    answersTo: null,
  },
  {
    what: 'a message to a realtor',
    endpoint: realtorEndpoint,
    message: { name: 'Ada Buyer', email: 'ada@example.com', message: 'We look for a small house.' },
    longest: 'message',
    fields: ['name', 'email', 'phone', 'propertyLocation', 'message'],
    answersTo: 'ada@example.com',
  },
])('$what', ({ endpoint, message, longest, fields, answersTo }) => {
  const send = (body: unknown) => messageFixture(database, endpoint)(body)

  test.each(smuggling)('[F3] with %j in any field adds no recipient and no header', async trick => {
    for (const field of fields) await send({ ...message, [field]: trick })
    for (const mail of await queuedMails(database)) {
      expect(mail.recipient).toBe(OPERATOR)
      expect(mail.subject).not.toMatch(/[\r\n\u2028]/)
      expect(mail.reply_to).toBe(answersTo)
    }
  })

  test('[F3] of a megabyte is too much', async () => {
    expect((await send({ ...message, [longest]: 'a'.repeat(1_100_000) })).status).toBe(413)
    expect((await send({ ...message, [longest]: 'a'.repeat(5_001) })).status).toBe(400)
  })
})
