/** What only an account can do, and what a guest is told instead. */
const guestReasons = {
  'keep-progress':
    'Your progress is kept only in this browser. A free account keeps it safe and reminds you of every date.',
  'email-reminders': 'Email reminders need an account, so that we know where to send them.',
  preferences: 'Preferences are saved with an account. Creating one is free.',
  'apply-to-lenders': 'Pre-approval applications need an account, so that your list is kept.',
  'request-gift': 'You must be logged in to request a gift.',
  'record-closure': 'Loan closure details are only available for registered users',
  'celebration-cards': 'Celebration cards are made for registered users.',
  notifications: 'Notifications arrive for registered users.',
  'calendar-subscription': 'A calendar subscription needs an account, so that it can follow your dates.',
} as const

export type Ability = keyof typeof guestReasons
export type Permission = { ok: true } | { ok: false; reason: string }

export function guestMay(ability: Ability): Permission {
  return { ok: false, reason: guestReasons[ability] }
}

export function accountMay(_ability: Ability): Permission {
  return { ok: true }
}
