import { asc, eq } from 'drizzle-orm'
import { mails } from '#app/server/mails.ts'
import type { Database } from '#server/db/database.ts'
import { emailOf } from '#server/mail/mails.ts'
import { mailQueue } from '#server/mail/tables.ts'

type Row = typeof mailQueue.$inferSelect

/** A row of the queue with the words that its reader gets. */
function asSent(row: Row): Row {
  return { ...row, ...emailOf(mails, row) }
}

/** The oldest first; everybody's without an address. */
export async function queuedMails({ orm }: Pick<Database, 'orm'>, recipient?: string): Promise<Row[]> {
  const to = recipient === undefined ? undefined : eq(mailQueue.recipient, recipient)
  return (await orm.select().from(mailQueue).where(to).orderBy(asc(mailQueue.created_at))).map(asSent)
}
