import { eq } from 'drizzle-orm'
import { listed } from '#domain/listed.ts'
import type { ApplicationFields } from '#features/application/model.ts'
import type { OperatorDetails } from '#routes/operator-details.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { LimitRule } from '#server/limits/limits.ts'
import { takeInOrRefuse } from '#server/limits/refuse.ts'
import { composeEmail, type Email, senderLines, signed } from '#server/mail/email.ts'
import type { MailOf, Mails } from '#server/mail/mails.ts'
import { type OperatorMailParts, tellOperator } from '#server/mail/operator-message.ts'
import type { Effect } from '#server/resources.ts'
import type { KnownRequest, LenderApplication, LendersState } from '../model.ts'
import { requestNoticeWords } from '../operator-words.ts'
import { type RequestEmail, requestEmail } from '../request-email.ts'
import { requestLimit } from '../request-words.ts'

export interface RequestMailParts {
  /** The operator's switch: off, nothing goes to a lender. */
  lenderMail: boolean
  operator: OperatorDetails
  baseUrl: string
}

type Letter = Pick<RequestEmail, 'subject' | 'paragraphs'>

export interface KnownRequester {
  name: string
  email: string
  is_confirmed: boolean
  first_name: string | null
  last_name: string | null
  phone: string | null
}

/** A person asks a few lenders, not a crowd; a lender's mailbox stays readable however many ask. */
const PER_PERSON: LimitRule = { name: 'lender-mail-person', burst: 10, refillSeconds: 8640 }
const PER_LENDER: LimitRule = { name: 'lender-mail', burst: 30, refillSeconds: 120 }

const TWO_WEEKS = 14 * 24 * 3600

/** The very mail, down to the lines that are put under every one when it is sent. */
export function requestMail(
  parts: RequestMailParts,
  who: KnownRequester,
  application: ApplicationFields,
): KnownRequest {
  const profile_name = [who.first_name, who.last_name].filter(Boolean).join(' ')
  const request = requestEmail({ ...who, profile_name }, application)
  const { text } = signed(asEmail(request), senderLines(parts.operator, parts.baseUrl))
  return { ...request, text, reply_to: who.email, is_confirmed: who.is_confirmed }
}

interface Asked {
  name: string
  email: string
  /** The names of the lenders, and of those that a mail went to. */
  lenders: string[]
  mailed: string[]
}

export const requestMails = {
  /** The applicant's own letter, word by word as they agreed to it; English, whatever they read. */
  'lenders.request': (letter: Letter) => asEmail(letter),

  'lenders.notice'({ name, email, lenders, mailed }: Asked) {
    const before = [
      requestNoticeWords.asked(name, email, listed(lenders)),
      mailed.length > 0 ? requestNoticeWords.mailed(listed(mailed)) : requestNoticeWords.notMailed,
      requestNoticeWords.command,
    ]
    return composeEmail({ subject: requestNoticeWords.subject(name), before })
  },
} satisfies Mails

type RequestMail = MailOf<typeof requestMails>

/** What was just asked: mailed to the lenders that the applicant agreed to, and reported to the operator. */
export function requestMailEffect(parts: OperatorMailParts): Effect<LendersState> {
  return async (tx, { user_id }, before, after) => {
    const known = new Set(before.applications.map(({ lender_id }) => lender_id))
    const added = after.applications.filter(({ lender_id }) => !known.has(lender_id))
    if (added.length > 0) await sendRequests(tx, parts, user_id, after, added)
    return after
  }
}

async function sendRequests(
  tx: Orm,
  parts: OperatorMailParts,
  user_id: string,
  { lenders, request_mail }: LendersState,
  added: LenderApplication[],
): Promise<void> {
  const mailed = added.filter(({ mailed_on }) => mailed_on !== null)
  for (const { lender_id } of request_mail ? mailed : []) {
    const recipient = lenders.find(({ id }) => id === lender_id)?.email
    if (!recipient || !request_mail) continue
    await takeInOrRefuse(tx, parts.limits, { rule: PER_PERSON, subject: user_id }, requestLimit)
    await takeInOrRefuse(tx, parts.limits, { rule: PER_LENDER, subject: recipient }, requestLimit)
    const { reply_to, subject, paragraphs } = request_mail
    const letter: RequestMail = { key: 'lenders.request', parameters: { subject, paragraphs }, language: 'en' }
    // It is the applicant's: if they delete their account before it went out, it does not go out.
    await parts.mailQueue.post(tx, {
      recipient,
      user_id,
      reply_to,
      email: letter,
      usefulForSeconds: TWO_WEEKS,
    })
  }
  await tellOperator(tx, parts, await notice(tx, user_id, added, mailed))
}

async function notice(tx: Orm, user_id: string, added: LenderApplication[], mailed: LenderApplication[]) {
  const [who] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, user_id))
  const { name = '', email = '' } = who ?? {}
  const operatorMail: RequestMail = {
    key: 'lenders.notice',
    parameters: { name, email, lenders: namesOf(added), mailed: namesOf(mailed) },
    language: 'en',
  }
  return { user_id, reply_to: email, email: operatorMail }
}

function asEmail({ subject, paragraphs }: Letter): Email {
  return composeEmail({ subject, before: paragraphs })
}

function namesOf(applications: LenderApplication[]): string[] {
  return applications.map(({ lender_name }) => lender_name)
}
