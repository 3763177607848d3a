import { asc, inArray } from 'drizzle-orm'
import type { OperatorList } from '#server/operator-list.ts'
import { feedbackPriorityLabels, feedbackTypeLabels } from '../words.ts'
import { feedback } from './tables.ts'

export const feedbackMessages: OperatorList = {
  async entries({ orm }) {
    const rows = await orm.select().from(feedback).orderBy(asc(feedback.created_at))
    return rows.map(({ id, created_at, done_at, user_id: _owner, ...record }) => {
      const { title, description, type, priority, email } = record
      const about = [feedbackTypeLabels[type], feedbackPriorityLabels[priority], email].filter(Boolean).join(' · ')
      return { id, created_at, done_at, headline: title, details: [about, description], record }
    })
  },
  async mark(tx, ids, done_at) {
    await tx.update(feedback).set({ done_at }).where(inArray(feedback.id, ids))
  },
}
