import { composeEmail, greeting } from '#server/mail/email.ts'
import type { MailOf, Mails } from '#server/mail/mails.ts'
import type { NoticeWords } from '#server/notice-words.ts'
import * as spanish from '../words.es.ts'
import * as english from '../words.ts'
import { type StoredNotice, sayStoredNotice } from './stored-notice.ts'

const catalogs = { en: english, es: spanish }

interface Addressee {
  first_name: string
  unsubscribe_url: string
}

interface Reminder extends Addressee {
  told: StoredNotice
  /** The advance notice that the person chose, where it decided. */
  notice: number | null
  url: string
}

interface RateNews extends Addressee {
  move: english.RateMove
  url: string
}

/** A reminder says what stands under the bell too, with the words of whatever source it is of. */
export function reminderMails(noticeWords: NoticeWords) {
  return {
    'notifications.reminder'({ first_name, told: stored, notice, url, unsubscribe_url }: Reminder, language) {
      const words = sayStoredNotice(noticeWords, stored, language)
      if (!words) throw new Error(`Nothing says ${stored.key}`)
      const { reminderEmailWords, unsubscribeWords } = catalogs[language]
      return composeEmail({
        language,
        subject: words.title,
        before: [greeting(first_name, language), words.message, ...words.details],
        button: { label: words.button, url },
        after: [reminderEmailWords.why(notice)],
        unsubscribe: { label: unsubscribeWords.link, url: unsubscribe_url },
      })
    },

    'notifications.address'({ url }: { url: string }, language) {
      const { subject, before, button, after } = catalogs[language].reminderAddressWords.email
      return composeEmail({
        language,
        subject,
        before: [greeting(undefined, language), ...before],
        button: { label: button, url },
        after: [...after],
      })
    },

    'notifications.rate'({ first_name, move, url, unsubscribe_url }: RateNews, language) {
      const { rateEmailWords, rateMessage, rateTitle, unsubscribeWords } = catalogs[language]
      return composeEmail({
        language,
        subject: rateTitle(move),
        before: [greeting(first_name, language), rateMessage(move), rateEmailWords.detail],
        button: { label: rateEmailWords.button, url },
        after: [rateEmailWords.why],
        unsubscribe: { label: unsubscribeWords.link, url: unsubscribe_url },
      })
    },
  } satisfies Mails
}

export type ReminderMail = MailOf<ReturnType<typeof reminderMails>>
