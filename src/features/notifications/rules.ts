import { bellViewWords } from './bell-words.ts'

interface Addresses {
  email: string
  email_confirmed: boolean
  account_email: string
  account_confirmed: boolean
}

/** Nobody gets mail that they have not agreed to. */
export function mailAddress(preferences: Addresses): string | null {
  if (preferences.email_confirmed) return preferences.email
  return preferences.account_confirmed ? preferences.account_email : null
}

/** Whoever moves dates back and forth gets no flood of mail; what is over stays under the bell. */
export const MOST_REMINDER_MAILS_A_DAY = 8

const MOST_IN_BADGE = 9

export function badgeText(unread: number): string {
  return unread > MOST_IN_BADGE ? `${MOST_IN_BADGE}+` : String(unread)
}

const MINUTE = 60_000

/** How long ago, in whole minutes, hours or days. A clock that runs behind the server's sees `Just now`. */
export function timeLabel(created_at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(created_at)) / MINUTE)
  if (!(minutes >= 1)) return bellViewWords.justNow
  if (minutes < 60) return bellViewWords.minutesAgo(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? bellViewWords.hoursAgo(hours) : bellViewWords.daysAgo(Math.floor(hours / 24))
}
