import type { Context } from 'hono'
import type { WhoIs } from '#server/auth/require-user.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { AppEnv, SignedInUser } from '#server/http/context.ts'
import type { LimitRule, Limits } from '#server/limits/limits.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import type { Letter } from './letter.ts'
import type { Outbox } from './outbox.ts'

export interface MessageParts {
  database: Database
  limits: Limits
  outbox: Outbox
  whoIs: WhoIs
  /** Without one, messages are stored and mailed to nobody. */
  operatorEmail: string | undefined
}

export interface OperatorMessage {
  rule: LimitRule
  /** Writes it into the feature's own table. */
  store(tx: Orm, user: SignedInUser | null): Promise<unknown>
  letter(user: SignedInUser | null): Letter
  /** Where the operator's answer goes. */
  reply_to(user: SignedInUser | null): string | undefined
}

/** A message from anyone: counted by address, stored, and promised to the operator by mail in the same transaction. */
export async function keepMessage(
  { database, limits, outbox, whoIs, operatorEmail }: MessageParts,
  context: Context<AppEnv>,
  message: OperatorMessage,
): Promise<void> {
  await takeOrRefuse(limits, [{ rule: message.rule, subject: context.get('client_address') }])
  const user = await whoIs(context)
  await database.transaction(async tx => {
    await message.store(tx, user)
    if (!operatorEmail) return
    const reply_to = message.reply_to(user)
    await outbox.post(tx, { recipient: operatorEmail, user_id: user?.id, reply_to, letter: message.letter(user) })
  })
}
