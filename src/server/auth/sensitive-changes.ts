import type { Context } from 'hono'
import type { Orm } from '#server/db/database.ts'
import type { AppEnv, SignedInUser } from '#server/http/context.ts'

/** A change in another feature by which somebody could go on hearing of an account. */
export type SensitiveChange = 'calendar-address-made' | 'reminder-address-changed'

/** What such a change takes. The account has it; other features are given it. */
export interface SensitiveChanges {
  /** Ends the request unless the person signed in within the last minutes. */
  requireRecentSignIn(user: SignedInUser): Promise<void>
  /** In the transaction of the change: a line in the person's record, and an email to them. */
  notify(tx: Orm, change: SensitiveChange, user: SignedInUser, context: Context<AppEnv>): Promise<void>
}
