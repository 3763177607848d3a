import { beforeAll, beforeEach, expect, test } from 'vitest'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { queuedMails } from '../../../../tests/harness/mails.ts'
import { messageFixture, OPERATOR } from '../../../../tests/harness/message-fixture.ts'
import { feedbackEndpoint } from './endpoints.ts'
import { feedback } from './tables.ts'

const note = {
  type: 'suggestion',
  priority: 'low',
  title: 'Dark mode',
  description: 'Please keep it.',
  timestamp: '2026-11-15T10:00:00Z',
}

const database = suiteDatabase()
let send: ReturnType<typeof messageFixture>
beforeAll(async () => {
  send = messageFixture(database, feedbackEndpoint)
})
beforeEach(() => database.run('delete from limits; delete from outbox; delete from feedback'))

test('[F4] feedback is stored and mailed to the operator', async () => {
  expect((await send({ ...note, email: 'ada@example.com' })).status).toBe(200)
  expect((await send({ ...note, email: '' })).status).toBe(200)
  expect(await database.orm.select().from(feedback)).toHaveLength(2)
  expect(await queuedMails(database)).toMatchObject([
    { recipient: OPERATOR, reply_to: 'ada@example.com', subject: 'Feedback: Dark mode' },
    { recipient: OPERATOR, reply_to: null },
  ])
})

test.each([{ title: ' ' }, { description: '' }, { type: 'rant' }, { email: 'nobody' }])(
  '[F5] feedback with %o is refused with what to do',
  async wrong => {
    const answer = await send({ ...note, ...wrong })
    expect(answer.status).toBe(400)
    const { title, detail } = await answer.json()
    expect(detail).toMatch(/^Please /)
    expect(title === 'Missing Information').toBe(detail.startsWith('Please fill in'))
    expect(await database.orm.select().from(feedback)).toEqual([])
  },
)

test('[F6] many messages in a row from one address have to wait', async () => {
  for (let sent = 0; sent < 5; sent += 1) expect((await send(note)).status).toBe(200)
  const answer = await send(note)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('[F6] whoever has a whole IPv6 network is one sender: forty addresses of a /64 send five messages', async () => {
  const answers: number[] = []
  for (let host = 1; host <= 40; host += 1) answers.push((await send(note, `2001:db8:1:2::${host}`)).status)
  expect(answers.filter(status => status === 200)).toHaveLength(5)
  expect((await send(note, '2001:db8:9:9::1')).status).toBe(200)
})

test('[F6] however many networks write, the operator gets thirty mails and one that says so; all is stored', async () => {
  for (let network = 1; network <= 35; network += 1) {
    expect((await send(note, `198.51.100.${network}`)).status).toBe(200)
  }
  expect(await database.orm.select().from(feedback)).toHaveLength(35)
  const mails = await queuedMails(database)
  expect(mails).toHaveLength(31)
  expect(mails.filter(({ subject }) => subject === 'Very many messages')).toHaveLength(1)
})
