import { and, desc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/auth/tables.ts'
import type { Database, Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import type { Reader } from '#server/loans/owner.ts'
import type { NoticeWords } from '#server/notice-words.ts'
import type { Replay } from '#server/realtime/hub.ts'
import type { Store } from '#server/resources.ts'
import { NOTIFICATIONS_SHOWN, type Notification, type NotificationsState } from '../notification.ts'
import { announce, inWords, languageOf, liveEvent } from './notify.ts'
import { notifications } from './tables.ts'

export function createNotificationsStore(words: NoticeWords): Store<NotificationsState> {
  return {
    load: (db, reader) => load(db, words, reader),
    save: (tx, { user_id }, before, after) => save(tx, words, user_id, before, after),
  }
}

const own = eq(notifications.user_id, sql.placeholder('user_id'))
const { user_id: _owner, revision: _machinery, ...shown } = getTableColumns(notifications)
/** In the language of whoever reads them now, whatever it was when they were sent. */
const columns = {
  ...shown,
  language: sql<Language>`(select ${users.language} from ${users} where ${users.id} = ${sql.placeholder('user_id')})`,
}
const newestOf = preparedSelect('newest_notifications_of', columns, rows =>
  rows.from(notifications).where(own).orderBy(desc(notifications.created_at)).limit(NOTIFICATIONS_SHOWN),
)
const unreadOf = preparedSelect('unread_notifications_of', columns, rows =>
  rows.from(notifications).where(and(own, eq(notifications.read, false))),
)

/** Two short looks into two indexes. One condition for both would read all that a person ever got. */
async function load(db: Orm, words: NoticeWords, { user_id }: Reader): Promise<NotificationsState> {
  const [newest, unread] = await Promise.all([newestOf(db).execute({ user_id }), unreadOf(db).execute({ user_id })])
  const among = new Set(newest.map(({ id }) => id))
  const others = unread.filter(({ id }) => !among.has(id))
  const all = others.length === 0 ? newest : [...newest, ...others].sort(byNewest)
  return { notifications: all.map(({ language, ...row }) => inWords(words, row, language)) }
}

type Dated = Pick<Notification, 'created_at'>

function byNewest(one: Dated, other: Dated): number {
  return Number(one.created_at < other.created_at) - Number(one.created_at > other.created_at)
}

async function save(
  tx: Orm,
  words: NoticeWords,
  user_id: string,
  before: NotificationsState,
  after: NotificationsState,
): Promise<void> {
  const wereUnread = new Set(before.notifications.filter(each => !each.read).map(each => each.id))
  const read = after.notifications.filter(each => each.read && wereUnread.has(each.id)).map(each => each.id)
  if (read.length === 0) return
  const rows = await tx
    .update(notifications)
    .set({ read: true, revision: sql`nextval('notification_revisions')` })
    .where(and(eq(notifications.user_id, user_id), inArray(notifications.id, read)))
    .returning()
  const shown = new Set(after.notifications.slice(0, NOTIFICATIONS_SHOWN).map(each => each.id))
  // Of those that no page shows one is enough: whoever hears of it reads the count afresh.
  const beyond = rows.find(row => !shown.has(row.id))
  const announced = rows.filter(row => row === beyond || shown.has(row.id))
  await announce(tx, words, user_id, announced)
}

/** More than a page can show is of no use to it. */
const MOST_REPLAYED = 100

/** What a page missed: new ones, and those read elsewhere. */
export function replayNotifications(database: Database, words: NoticeWords): Replay {
  return async (user_id, last_event_id) => {
    if (last_event_id === undefined || !/^\d{1,15}$/.test(last_event_id)) return []
    const rows = await database.orm
      .select()
      .from(notifications)
      .where(and(eq(notifications.user_id, user_id), gt(notifications.revision, Number(last_event_id))))
      .orderBy(desc(notifications.revision))
      .limit(MOST_REPLAYED)
    if (rows.length === 0) return []
    const language = await languageOf(database.orm, user_id)
    return rows.reverse().map(row => liveEvent(words, row, language))
  }
}
