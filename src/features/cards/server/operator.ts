import { asc, eq, inArray } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { OperatorList } from '#server/operator-list.ts'
import { gift_requests } from './tables.ts'

export const gifts: OperatorList = {
  async entries({ orm }) {
    const rows = await orm
      .select({ gift: gift_requests, email: users.email })
      .from(gift_requests)
      .innerJoin(users, eq(users.id, gift_requests.user_id))
      .orderBy(asc(gift_requests.created_at))
    return rows.map(({ gift, email }) => {
      const { id, created_at, done_at, recipient_name, street_address, city, state, zip_code, country } = gift
      const record = { recipient_name, street_address, city, state, zip_code, country, email }
      const details = [street_address, `${city}, ${state} ${zip_code}`, country, email]
      return { id, created_at, done_at, headline: recipient_name, details, record }
    })
  },
  async mark(tx, ids, done_at) {
    await tx.update(gift_requests).set({ done_at }).where(inArray(gift_requests.id, ids))
  },
}
