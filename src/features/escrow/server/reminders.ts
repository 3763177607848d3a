import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Language } from '#domain/languages.ts'
import type { ReminderDate } from '#resources/reminder-date.ts'
import type { NoticeContext, NoticeOf, NoticeWords } from '#server/notice-words.ts'
import type { ReminderSource } from '#server/reminder-source.ts'
import * as spanishClock from '../clock-words.es.ts'
import * as clock from '../clock-words.ts'
import { type LetterRule, letterDays } from '../letter-clock.ts'
import type { EscrowState } from '../model.ts'
import { HOMESTEAD_NOTICES, LETTER_NOTICES } from '../notice-days.ts'
import * as spanish from '../reminder-words.es.ts'
import * as english from '../reminder-words.ts'
import { homesteadDay } from '../rules.ts'
import { loadEscrow } from './store.ts'

const catalogs = { en: { ...clock, ...english }, es: { ...spanishClock, ...spanish } }
type Catalog = (typeof catalogs)[Language]

export const escrowNotices = {
  'escrow.homestead': ({ day }: { day: CalendarDay }, { language, days }: NoticeContext) =>
    catalogs[language].homesteadWords(day, days),
  'escrow.letter': (given: { rule: LetterRule; latest: CalendarDay; servicer: string }, { language }) =>
    catalogs[language].letterDayWords(given),
} satisfies NoticeWords

type EscrowNotice = NoticeOf<typeof escrowNotices>

/** The last day to file for a homestead, and the days by which a servicer owes an answer. */
export const escrowReminders: ReminderSource = {
  async dates(db, owner, _today, language) {
    const state = await loadEscrow(db, owner)
    return [...homesteadDates(state, catalogs[language]), ...letterDates(state, catalogs[language])]
  },
}

function homesteadDates({ plan }: EscrowState, words: Catalog): ReminderDate[] {
  const day = plan && homesteadDay(plan)
  if (!day) return []
  return [
    {
      key: 'escrow.homestead',
      day,
      title: words.escrowDayWords.homestead,
      isWanted: plan.reminder_enabled,
      notices: HOMESTEAD_NOTICES,
      tellsWhenOver: false,
      path: '/dashboard/year-two',
      says: { key: 'escrow.homestead', given: { day } } satisfies EscrowNotice,
    },
  ]
}

function letterDates({ statements }: EscrowState, words: Catalog): ReminderDate[] {
  return letterDays(statements).map(date => ({
    key: `escrow.letter.${date.statement.id}.${date.key}`,
    day: date.latest,
    title: words.escrowDayWords.letter(date.statement.figures.servicer, words.clockWords[date.key].title),
    isWanted: date.letter.reminder_enabled,
    notices: LETTER_NOTICES,
    tellsWhenOver: false,
    path: '/dashboard/escrow-check',
    says: {
      key: 'escrow.letter',
      given: { rule: date.key, latest: date.latest, servicer: date.statement.figures.servicer },
    } satisfies EscrowNotice,
  }))
}
