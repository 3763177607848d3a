import type { CalendarDay } from '#domain/calendar-day.ts'
import { LOCK_WARNINGS, lockRoom } from '#domain/legal-dates/closing-day.ts'
import { closingFactsOf } from '#features/timeline/server/records.ts'
import type { NoticeContext, NoticeOf, NoticeWords } from '#server/notice-words.ts'
import type { ReminderSource } from '#server/reminder-source.ts'
import * as spanish from '../reminder-words.es.ts'
import * as english from '../reminder-words.ts'
import { isSlackGone } from '../rules.ts'
import { lockDatesOf } from './records.ts'
import { loadLock } from './store.ts'

const catalogs = { en: english, es: spanish }

export const lockNotices = {
  'lock.end': ({ until }: { until: CalendarDay }, { language, days }: NoticeContext) =>
    catalogs[language].lockEndWords(until, days),
  'lock.slack': ({ until, is_before_closing }: { until: CalendarDay; is_before_closing: boolean }, { language }) =>
    catalogs[language].noSlackWords(until, is_before_closing),
} satisfies NoticeWords

type LockNotice = NoticeOf<typeof lockNotices>

/** Longer than any lock lasts: sent at once. */
const AT_ONCE = [400]
const PATH = '/dashboard/rate-lock'

/** The lock's end at 14, 7 and 3 days, and once for each closing day that leaves nothing to spare. */
export const lockReminders: ReminderSource = {
  async dates(db, owner, today) {
    const { lock } = await loadLock(db, owner)
    if (!lock) return []
    const until = (await lockDatesOf(db, owner))?.until
    if (!until) return []
    const { facts, isClosed, isGuess } = await closingFactsOf(db, owner, today)
    const room = lockRoom(facts, until)
    const is_before_closing = (room.to_closing ?? 0) < 0 || (room.to_earliest ?? 0) < 0
    // After the closing nobody needs the lock.
    const isWanted = lock.reminder_enabled && !isClosed
    return [
      {
        key: 'lock.end',
        day: until,
        isWanted,
        notices: LOCK_WARNINGS,
        tellsWhenOver: false,
        path: PATH,
        says: { key: 'lock.end', given: { until } } satisfies LockNotice,
      },
      {
        key: `lock.slack.${facts.closing_on ?? 'none'}`,
        day: until,
        // A closing day that we guessed frightens nobody.
        isWanted: isWanted && !isGuess && until >= today && isSlackGone(room),
        notices: AT_ONCE,
        tellsWhenOver: false,
        path: PATH,
        says: { key: 'lock.slack', given: { until, is_before_closing } } satisfies LockNotice,
      },
    ]
  },
}
