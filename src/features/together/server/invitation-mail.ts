import { eq } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import type { LoanRole } from '#resources/loan.ts'
import { isName } from '#resources/plain-text.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { ProblemError } from '#server/http/problem.ts'
import type { LimitRule, Limits } from '#server/limits/limits.ts'
import { takeInOrRefuse } from '#server/limits/refuse.ts'
import { composeEmail, greeting } from '#server/mail/email.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { mailboxOf } from '#server/mail/mailbox.ts'
import type { MailOf, Mails } from '#server/mail/mails.ts'
import * as spanish from '../invitation-mail-words.es.ts'
import * as english from '../invitation-mail-words.ts'
import { peopleProblems } from '../people-problem-words.ts'

export const INVITATION_SECONDS = 7 * 24 * 3600

/** A family in a day, and nobody's mailbox more than twice in a week, whoever invites. */
const PER_PERSON: LimitRule = { name: 'invitation-person', burst: 5, refillSeconds: 17_280 }
const PER_MAILBOX: LimitRule = { name: 'invitation-mailbox', burst: 2, refillSeconds: 302_400 }

const catalogs = { en: english.invitationMailWords, es: spanish.invitationMailWords }

interface Invitation {
  inviter: string
  role: LoanRole
  url: string
}

export const invitationMails = {
  'together.invitation'({ inviter, role, url }: Invitation, language) {
    const words = catalogs[language]
    const name = shownName(inviter, language)
    return composeEmail({
      language,
      subject: words.subject(name),
      before: [greeting(undefined, language), ...words.before[role](name)],
      button: { label: words.button, url },
      after: [...words.after],
    })
  },
} satisfies Mails

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
    .select({ name: users.name, is_confirmed: users.email_verified, language: users.language })
    .from(users)
    .where(eq(users.id, user_id))
  if (!inviter?.is_confirmed) throw new ProblemError(peopleProblems['confirm-first'])
  // In the language of whoever reads that mailbox, if we know them; else the inviter's, who speaks with them.
  const [invited] = await tx.select({ language: users.language }).from(users).where(eq(users.email, recipient))
  const language = invited?.language ?? inviter.language
  await takeInOrRefuse(tx, limits, { rule: PER_PERSON, subject: user_id }, peopleProblems['invited-often'])
  await takeInOrRefuse(
    tx,
    limits,
    { rule: PER_MAILBOX, subject: mailboxOf(recipient) },
    peopleProblems['invited-often'],
  )
  const id = crypto.randomUUID()
  const email: MailOf<typeof invitationMails> = {
    key: 'together.invitation',
    parameters: { inviter: inviter.name, role, url },
    language,
  }
  const isSent = await mailQueue.postUnsolicited(tx, recipient, () => ({
    id,
    user_id,
    email,
    usefulForSeconds: INVITATION_SECONDS,
  }))
  if (!isSent) throw new ProblemError(peopleProblems['invited-often'])
  return id
}

export function shownName(name: string, language: Language): string {
  return isName(name) && name.trim() !== '' ? name.trim() : catalogs[language].somebody
}
