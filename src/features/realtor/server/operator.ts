import { asc, inArray } from 'drizzle-orm'
import type { OperatorList } from '#server/operator-list.ts'
import { budgetLabels, contactLabels } from '../words.ts'
import { realtor_messages } from './tables.ts'

export const realtorMessages: OperatorList = {
  async entries({ orm }) {
    const rows = await orm.select().from(realtor_messages).orderBy(asc(realtor_messages.created_at))
    return rows.map(({ id, created_at, done_at, user_id: _owner, ...record }) => {
      const { name, email, phone, message, preferred_contact, property_location, budget_range } = record
      const facts = [
        phone,
        preferred_contact && contactLabels[preferred_contact],
        property_location,
        budget_range && budgetLabels[budget_range],
      ]
      const details = [facts.filter(Boolean).join(' · '), message]
      return { id, created_at, done_at, headline: `${name} <${email}>`, details, record }
    })
  },
  async mark(tx, ids, done_at) {
    await tx.update(realtor_messages).set({ done_at }).where(inArray(realtor_messages.id, ids))
  },
}
