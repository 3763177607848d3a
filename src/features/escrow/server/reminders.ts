import type { ReminderSource } from '#server/reminder-source.ts'
import { HOMESTEAD_NOTICES, homesteadWords } from '../reminder-words.ts'
import { homesteadDay } from '../rules.ts'
import { loadEscrow } from './store.ts'

/** The last day to file for a homestead. */
export const escrowReminders: ReminderSource = {
  async dates(db, user_id) {
    const { plan } = await loadEscrow(db, user_id)
    const day = plan && homesteadDay(plan)
    if (!day) return []
    return [
      {
        key: 'escrow.homestead',
        day,
        isWanted: plan.reminder_enabled,
        notices: HOMESTEAD_NOTICES,
        tellsWhenOver: false,
        path: '/dashboard/year-two',
        words: (_moment, days) => homesteadWords(day, days),
      },
    ]
  },
}
