import { REMEMBERED_DAYS, type SecurityEvent, type SecurityEventKind } from './security-events.ts'

const eventWords = {
  'signed-in': 'Signed in with the password',
  'signed-in-with-passkey': 'Signed in with a passkey',
  'sign-in-failed': 'Failed try to sign in',
  'device-signed-out': 'A device was signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'password-changed': 'Password changed',
  'password-reset': 'Password replaced through the reset email',
  'email-change-asked': 'Change of email address asked for',
  'email-changed': 'Email address changed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'data-exported': 'Data exported',
} satisfies Record<SecurityEventKind, string>

export function securityEventText({ kind, times, is_new_device }: SecurityEvent): string {
  const words = eventWords[kind]
  if (times > 1) return `${times} failed tries to sign in`
  return is_new_device ? `${words}, on a new device` : words
}

export const securityWords = {
  title: 'Where you are signed in',
  lead: 'Sign out any device that you do not know.',
  record: 'Recent security activity',
  recordLead: `Every sign-in, every failed try, and every change of password, address, passkeys and devices in the last ${REMEMBERED_DAYS} days, the newest first. Was one of them not you? Change your password, and sign out everywhere.`,
  empty: 'Nothing yet. From now on you see here who signed in and what was changed.',
  showAll: (count: number) => `Show all ${count}`,
} as const

/** To the person's own address, once for each device. */
export const newDeviceWords = {
  subject: 'New sign-in to your Keyturn account',
  before: (device: string, network: string, moment: string) => [
    'Somebody, probably you, signed in to your Keyturn account on a device that we had not seen before.',
    `${device}, ${moment}, from ${network}.`,
  ],
  button: 'See where you are signed in',
  after: [
    'If this was you, there is nothing to do.',
    'If it was not, choose a new password now: on the sign-in page, ask for a reset email. That signs every device out.',
  ],
} as const
