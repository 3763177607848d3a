import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, whatever zone the server or the database thinks it is in. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })
