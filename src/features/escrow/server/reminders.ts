import type { ReminderDate } from '#resources/reminder-date.ts'
import type { ReminderSource } from '#server/reminder-source.ts'
import { clockWords, escrowDayWords } from '../clock-words.ts'
import { letterDays } from '../letter-clock.ts'
import type { EscrowState } from '../model.ts'
import { HOMESTEAD_NOTICES, LETTER_NOTICES } from '../notice-days.ts'
import { homesteadWords, letterDayWords } from '../reminder-words.ts'
import { homesteadDay } from '../rules.ts'
import { loadEscrow } from './store.ts'

/** The last day to file for a homestead, and the days by which a servicer owes an answer. */
export const escrowReminders: ReminderSource = {
  async dates(db, owner) {
    const state = await loadEscrow(db, owner)
    return [...homesteadDates(state), ...letterDates(state)]
  },
}

function homesteadDates({ plan }: EscrowState): ReminderDate[] {
  const day = plan && homesteadDay(plan)
  if (!day) return []
  return [
    {
      key: 'escrow.homestead',
      day,
      title: escrowDayWords.homestead,
      isWanted: plan.reminder_enabled,
      notices: HOMESTEAD_NOTICES,
      tellsWhenOver: false,
      path: '/dashboard/year-two',
      words: (_context, days) => homesteadWords(day, days),
    },
  ]
}

function letterDates({ statements }: EscrowState): ReminderDate[] {
  return letterDays(statements).map(date => ({
    key: `escrow.letter.${date.statement.id}.${date.key}`,
    day: date.latest,
    title: escrowDayWords.letter(date.statement.figures.servicer, clockWords[date.key].title),
    isWanted: date.letter.reminder_enabled,
    notices: LETTER_NOTICES,
    tellsWhenOver: false,
    path: '/dashboard/escrow-check',
    words: () => letterDayWords(date),
  }))
}
