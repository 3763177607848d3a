import { accountMails } from '#features/account/server/emails.ts'
import { giftMails } from '#features/cards/server/gift-notice.ts'
import { donationMails } from '#features/donate/server/emails.ts'
import { feedbackMails } from '#features/feedback/server/endpoints.ts'
import { requestMails } from '#features/lenders/server/request-mail.ts'
import { reminderMails } from '#features/notifications/server/emails.ts'
import { realtorMails } from '#features/realtor/server/endpoints.ts'
import { invitationMails } from '#features/together/server/invitation-mail.ts'
import type { Mails } from '#server/mail/mails.ts'
import { operatorMails } from '#server/mail/operator-message.ts'
import { noticeWords } from './reminder-sources.ts'

/** Everything that is mailed to anybody. */
export const mails: Mails = {
  ...accountMails,
  ...reminderMails(noticeWords),
  ...invitationMails,
  ...donationMails,
  ...requestMails,
  ...giftMails,
  ...feedbackMails,
  ...realtorMails,
  ...operatorMails,
}
