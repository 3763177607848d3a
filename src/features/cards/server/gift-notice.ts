import { eq } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import { composeEmail } from '#server/mail/email.ts'
import type { MailOf, Mails } from '#server/mail/mails.ts'
import { type OperatorMailParts, tellOperator } from '#server/mail/operator-message.ts'
import type { Effect } from '#server/resources.ts'
import type { GiftRequest, GiftState } from '../gift-model.ts'
import { giftNoticeWords } from '../operator-words.ts'

export const giftMails = {
  'cards.gift': (gift: GiftRequest) =>
    composeEmail({ subject: giftNoticeWords.subject, before: giftNoticeWords.lines(gift) }),
} satisfies Mails

/** The operator hears where a new gift is to go. */
export function notifyGift(parts: OperatorMailParts): Effect<GiftState> {
  return async (tx, { user_id }, before, after) => {
    const added = after.gift_requests.filter(one => !before.gift_requests.includes(one))
    if (added.length === 0) return after
    const [sender] = await tx.select({ email: users.email }).from(users).where(eq(users.id, user_id))
    for (const gift of added) {
      const notice: MailOf<typeof giftMails> = { key: 'cards.gift', parameters: gift, language: 'en' }
      await tellOperator(tx, parts, { user_id, reply_to: sender?.email, email: notice })
    }
    return after
  }
}
