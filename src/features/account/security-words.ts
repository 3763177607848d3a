import { REMEMBERED_DAYS, type SecurityEvent, type SecurityEventKind } from './security-events.ts'

const eventWords = {
  'signed-in': 'Signed in with the password',
  'signed-in-with-passkey': 'Signed in with a passkey',
  'signed-in-with-code': 'Signed in with password and code',
  'signed-in-with-recovery-code': 'Signed in with password and recovery code',
  'sign-in-failed': 'Failed sign-in',
  'code-failed': 'Right password, but a wrong code',
  'device-signed-out': 'A device was signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by email',
  'email-change-asked': 'Email address change requested',
  'email-changed': 'Email address changed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'two-factor-on': 'Two-factor turned on',
  'two-factor-off': 'Two-factor turned off',
  'recovery-codes-renewed': 'New recovery codes made',
  'data-exported': 'Data exported',
  'calendar-address-made': 'Private calendar address made',
  'reminder-address-changed': 'Another address for reminders chosen',
} satisfies Record<SecurityEventKind, string>

export function securityEventText({ kind, times, is_new_device }: SecurityEvent): string {
  const words = eventWords[kind]
  if (kind === 'sign-in-failed' && times > 1) return `${times} failed sign-ins`
  if (times > 1) return `${words}, ${times} times`
  return is_new_device ? `${words}, on a new device` : words
}

export const securityWords = {
  title: 'Where you’re signed in',
  lead: 'Sign out any device you don’t recognize.',
  record: 'Recent security activity',
  recordLead: `Every sign-in, failed sign-in and change to your password, addresses, passkeys, two-factor and devices in the last ${REMEMBERED_DAYS} days, newest first. Don’t recognize one? Change your password, and sign out everywhere.`,
  empty: 'Nothing yet. From now on, you’ll see sign-ins and changes here.',
  showAll: (count: number) => `Show all ${count}`,
} as const

/** To the person's own address, once for each device. */
export const newDeviceWords = {
  subject: 'New sign-in to your Keyturn account',
  before: (device: string, network: string, time: string) => [
    'Someone, probably you, signed in to your Keyturn account on a device we hadn’t seen before.',
    `${device}, ${time}, from ${network}.`,
  ],
  button: 'See where you’re signed in',
  after: [
    'If this was you, there’s nothing to do.',
    'If it wasn’t, choose a new password now: on the sign-in page, ask for a reset email. That signs every device out.',
  ],
} as const
