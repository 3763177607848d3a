/** What the record of an account's security knows. */
export const SECURITY_EVENT_KINDS = [
  'signed-in',
  'signed-in-with-passkey',
  'signed-in-with-code',
  'signed-in-with-recovery-code',
  'sign-in-failed',
  'code-failed',
  'device-signed-out',
  'signed-out-everywhere',
  'password-changed',
  'password-reset',
  'email-change-asked',
  'email-changed',
  'passkey-added',
  'passkey-removed',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes-renewed',
  'data-exported',
  'calendar-address-made',
  'reminder-address-changed',
] as const

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number]

/** One line of the record, as its owner sees it. */
export interface SecurityEvent {
  id: string
  kind: SecurityEventKind
  device: string | null
  network: string | null
  is_new_device: boolean
  times: number
  created_at: string
}

/** After this long an event is forgotten. */
export const REMEMBERED_DAYS = 180
