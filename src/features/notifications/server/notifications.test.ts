import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationsResource } from '#features/notifications/actions.ts'
import { applyAction } from '#resources/apply-action.ts'
import { serverActionContext } from '#server/action-context.ts'
import { NO_LOAN } from '#server/loans/owner.ts'
import type { NoticeWords } from '#server/notice-words.ts'
import { createHub, type Hub } from '#server/realtime/hub.ts'
import { CHANNEL } from '#server/realtime/publish.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { eventually } from '../../../../tests/harness/eventually.ts'
import { reader } from '../../../../tests/harness/loans.ts'
import { createReminderFixture } from '../../../../tests/harness/reminder-fixture.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import type { Notification } from '../notification.ts'
import { notify } from './notify.ts'
import { createNotificationsStore, replayNotifications } from './store.ts'
import { notifications as rows } from './tables.ts'
import { removeOld } from './tidy.ts'

const words: NoticeWords = {
  plain: ({ title }) => ({ title, message: 'Message', details: [], button: '' }),
  hello: ({ name }, { language }) => ({
    title: language === 'es' ? `Hola, ${name}` : `Hello, ${name}`,
    message: '',
    details: [],
    button: '',
  }),
}
const notificationsStore = createNotificationsStore(words)

const database = suiteDatabase()
const fixture = suiteFixture(() => createReminderFixture(database))
let hub: Hub
beforeAll(async () => {
  hub = createHub({
    database,
    replay: replayNotifications(database, words),
    onError(error) {
      throw error
    },
  })
  await hub.start()
})
afterAll(async () => {
  await hub.stop()
})

const give = (user_id: string, key: string, given: object) =>
  database.transaction(tx =>
    notify(tx, words, user_id, {
      type: 'info',
      key,
      parameters: { given, timing: 'due', days: 0 },
      action_url: null,
    }),
  )
const tell = (user_id: string, title: string) => give(user_id, 'plain', { title })

async function execute(user_id: string, action: 'read' | 'read-all', input: object) {
  return database.transaction(async tx => {
    const before = await notificationsStore.load(tx, reader(user_id))
    const done = applyAction(notificationsResource, action, before, input, serverActionContext('UTC'))
    if (!done.ok) return done.problem.code
    await notificationsStore.save(tx, { user_id, loan_id: NO_LOAN }, before, done.value)
    return notificationsResource.view(done.value, serverActionContext('UTC'))
  })
}

const shown = async (user_id: string) =>
  notificationsResource.view(await notificationsStore.load(database.orm, reader(user_id)), serverActionContext('UTC'))

test('[N1] the newest 20 come first, and older unread ones still count', async () => {
  const ada = await fixture.person()
  for (let number = 1; number <= 23; number++) await tell(ada, `Number ${number}`)
  const { notifications, unread } = await shown(ada)
  expect(notifications.map(each => each.title)).toEqual(Array.from({ length: 20 }, (_, at) => `Number ${23 - at}`))
  expect(unread).toBe(23)
})

test('[N2] reading is kept; nobody can read what is another person’s', async () => {
  const ada = await fixture.person()
  const bob = await fixture.person()
  await tell(ada, 'First')
  await tell(ada, 'Second')
  const [second] = (await shown(ada)).notifications
  expect(await execute(bob, 'read', { id: second?.id })).toBe('no-such-notification')
  expect(await execute(ada, 'read', { id: second?.id })).toMatchObject({ unread: 1 })
  expect(await execute(ada, 'read-all', {})).toMatchObject({ unread: 0 })
  expect((await shown(ada)).unread).toBe(0)
})

test('[N7] a page that was away gets what it missed by its last event, and nothing of others', async () => {
  const ada = await fixture.person()
  const bob = await fixture.person()
  const replay = replayNotifications(database, words)
  await tell(ada, 'Seen')
  const [seen] = await replay(ada, '0')
  await tell(ada, 'Missed')
  await tell(bob, 'Private')
  const [known] = (await shown(ada)).notifications.slice(-1)
  await execute(ada, 'read', { id: known?.id })
  const missed = await replay(ada, String(seen?.id))
  expect(missed.map(each => [each.type, (each.data as { title: string }).title])).toEqual([
    ['notification', 'Missed'],
    ['update', 'Seen'],
  ])
  expect(await replay(ada, String(missed.at(-1)?.id))).toEqual([])
  expect(await replay(ada, 'nonsense')).toEqual([])
})

test('[N8] marking more than are shown as read tells other tabs that their count is not right', async () => {
  const ada = await fixture.person()
  for (let number = 1; number <= 23; number++) await tell(ada, `Number ${number}`)
  const view = await shown(ada)
  const published: { event: { type: string; data: Notification } }[] = []
  const stop = await database.listen(
    CHANNEL,
    text => void published.push(JSON.parse(text)),
    () => {},
  )
  await execute(ada, 'read-all', {})
  // PostgreSQL may still be delivering what was sent above.
  const heard = () => published.flatMap(({ event }) => (event.type === 'update' ? [event.data] : []))
  await eventually(() => heard().length >= 21)
  await stop()
  expect(heard().filter(each => !view.notifications.some(known => known.id === each.id))).toHaveLength(1)
  expect(heard()).toHaveLength(21)
})

test('[N40] [LG25] a row keeps a key and what it is given, and is read in the language that its reader has now', async () => {
  const ada = await fixture.person()
  await give(ada, 'hello', { name: 'Ada' })
  const [row] = await database.orm.select().from(rows).where(eq(rows.user_id, ada))
  expect(row).toMatchObject({ key: 'hello', parameters: { given: { name: 'Ada' } }, title: '', message: '' })
  const replayed = async () => {
    const [event] = await replayNotifications(database, words)(ada, '0')
    return (event?.data as Notification | undefined)?.title
  }
  const titles = async () => [(await shown(ada)).notifications[0]?.title, await replayed()]
  expect(await titles()).toEqual(['Hello, Ada', 'Hello, Ada'])
  await fixture.prefer(ada, { language: 'es' })
  expect(await titles()).toEqual(['Hola, Ada', 'Hola, Ada'])
})

test('[N40] a row of the version before, and one whose key is not known, keep the sentences that they have', async () => {
  const ada = await fixture.person()
  const old = { user_id: ada, type: 'info', title: 'Closing is tomorrow', message: 'As it was written.' } as const
  await database.orm.insert(rows).values(old)
  await database.orm
    .insert(rows)
    .values({ ...old, key: 'unheard-of', parameters: { given: {}, timing: 'due', days: 0 } })
  const known = { title: old.title, message: old.message }
  expect((await shown(ada)).notifications).toMatchObject([known, known])
})

test('[N26] read ones go after 180 days and all after 400; badge, list and replay know what is left', async () => {
  const ada = await fixture.person()
  const ages = { new: 1, 'read long ago': 181, 'read lately': 179, 'unread long ago': 399, forgotten: 401 }
  for (const title of Object.keys(ages)) await tell(ada, title)
  for (const [title, days] of Object.entries(ages)) {
    await database.run(
      `update notifications set read = $1, created_at = now() - make_interval(days => $2)
          where parameters -> 'given' ->> 'title' = $3`,
      [title.startsWith('read'), days, title],
    )
  }
  await removeOld(database, 1)
  const { notifications, unread } = await shown(ada)
  expect(notifications.map(each => each.title)).toEqual(['new', 'read lately', 'unread long ago'])
  expect(unread).toBe(2)
  expect((await replayNotifications(database, words)(ada, '0')).length).toBe(3)
})
