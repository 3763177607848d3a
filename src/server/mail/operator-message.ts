import type { Context } from 'hono'
import type { WhoIs } from '#server/auth/require-user.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { AppEnv, SignedInUser } from '#server/http/context.ts'
import type { LimitRule, Limits } from '#server/limits/limits.ts'
import { perNetwork } from '#server/limits/network.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { operatorNoticeWords } from '#server/words.ts'
import { composeEmail } from './email.ts'
import type { MailQueue, Post } from './mail-queue.ts'
import type { MailOf, Mails, QueuedMail } from './mails.ts'

/** What it takes to reach whoever runs the site. */
export interface OperatorMailParts {
  limits: Pick<Limits, 'takeIn'>
  mailQueue: Pick<MailQueue, 'post'>
  /** Without one, what people send is stored and mailed to nobody. */
  operatorEmail: string | undefined
}

export interface MessageParts extends OperatorMailParts {
  database: Database
  limits: Limits
  whoIs: WhoIs
}

export interface OperatorMessage {
  rule: LimitRule
  /** Writes it into the feature's own table. */
  store(tx: Orm, user: SignedInUser | null): Promise<unknown>
  email(user: SignedInUser | null): QueuedMail
  /** Where the operator's answer goes. */
  reply_to(user: SignedInUser | null): string | undefined
}

/** A message from anyone: counted by address, stored, and promised to the operator by mail in the same transaction. */
export async function saveMessage(
  parts: MessageParts,
  context: Context<AppEnv>,
  message: OperatorMessage,
): Promise<void> {
  await takeOrRefuse(parts.limits, perNetwork(message.rule, context.get('client_address')))
  const user = await parts.whoIs(context)
  await parts.database.transaction(async tx => {
    await message.store(tx, user)
    const mail = { user_id: user?.id, reply_to: message.reply_to(user), email: message.email(user) }
    await tellOperator(tx, parts, mail)
  })
}

/** Promises the operator a mail in the caller's transaction, if there is an operator to mail to. */
export async function tellOperator(
  tx: Orm,
  { limits, mailQueue, operatorEmail }: OperatorMailParts,
  mail: Pick<Post, 'user_id' | 'reply_to' | 'email'>,
): Promise<void> {
  if (!operatorEmail) return
  if ((await limits.takeIn(tx, OPERATOR_MAIL, operatorEmail)).ok) {
    await mailQueue.post(tx, { ...mail, recipient: operatorEmail })
  } else if ((await limits.takeIn(tx, OPERATOR_NOTICE, operatorEmail)).ok) {
    await mailQueue.post(tx, { recipient: operatorEmail, email: notice })
  }
}

/** However many networks write at once, the operator's mailbox stays readable: the rest is stored, and one mail says so. */
const OPERATOR_MAIL: LimitRule = { name: 'operator-mail', burst: 30, refillSeconds: 120 }
const OPERATOR_NOTICE: LimitRule = { name: 'operator-notice', burst: 1, refillSeconds: 3600 }

export const operatorMails = {
  'operator.more-messages': (_nothing: object) =>
    composeEmail({ subject: operatorNoticeWords.subject, before: [operatorNoticeWords.text] }),
} satisfies Mails

const notice: MailOf<typeof operatorMails> = { key: 'operator.more-messages', parameters: {}, language: 'en' }
