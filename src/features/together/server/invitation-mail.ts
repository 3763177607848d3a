import { eq } from 'drizzle-orm'
import type { LoanRole } from '#resources/loan.ts'
import { isName } from '#resources/plain-text.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { ProblemError } from '#server/http/problem.ts'
import type { LimitRule, Limits } from '#server/limits/limits.ts'
import { composeEmail, greeting } from '#server/mail/email.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { mailboxOf } from '#server/mail/mailbox.ts'
import { invitationMailWords as words } from '../invitation-mail-words.ts'
import { peopleProblems } from '../people-problem-words.ts'

export const INVITATION_SECONDS = 7 * 24 * 3600

/** A family in a day, and nobody's mailbox more than twice in a week, whoever invites. */
const PER_PERSON: LimitRule = { name: 'invitation-person', burst: 5, refillSeconds: 17_280 }
const PER_MAILBOX: LimitRule = { name: 'invitation-mailbox', burst: 2, refillSeconds: 302_400 }

interface MailParts {
  limits: Limits
  mailQueue: MailQueue
}

/** The token stands behind the #, which no browser sends to a server or to another page. */
export function invitationLink(baseUrl: string, token: string): string {
  return `${baseUrl}/dashboard/invitation?as=guest#${token}`
}

/** Only for whoever has confirmed an address of their own. Of what they wrote nothing is in it but their name, if it is one. */
export async function mailInvitation(
  tx: Orm,
  { limits, mailQueue }: MailParts,
  user_id: string,
  recipient: string,
  role: LoanRole,
  url: string,
): Promise<string> {
  const [inviter] = await tx
    .select({ name: users.name, is_confirmed: users.email_verified })
    .from(users)
    .where(eq(users.id, user_id))
  if (!inviter?.is_confirmed) throw new ProblemError(peopleProblems['confirm-first'])
  const name = shownName(inviter.name)
  await takeOrRefuseIn(tx, limits, PER_PERSON, user_id)
  await takeOrRefuseIn(tx, limits, PER_MAILBOX, mailboxOf(recipient))
  const id = crypto.randomUUID()
  const email = composeEmail({
    subject: words.subject(name),
    before: [greeting(undefined), ...words.before[role](name)],
    button: { label: words.button, url },
    after: [...words.after],
  })
  const isSent = await mailQueue.postUnasked(tx, recipient, () => ({
    id,
    user_id,
    email,
    usefulForSeconds: INVITATION_SECONDS,
  }))
  if (!isSent) throw new ProblemError(peopleProblems['invited-often'])
  return id
}

export function shownName(name: string): string {
  return isName(name) && name.trim() !== '' ? name.trim() : words.somebody
}

async function takeOrRefuseIn(tx: Orm, limits: Limits, rule: LimitRule, subject: string): Promise<void> {
  const taken = await limits.takeIn(tx, rule, subject)
  if (taken.ok) return
  throw new ProblemError(peopleProblems['invited-often'], { 'retry-after': String(taken.retryAfterSeconds) })
}
