import * as z from 'zod/mini'
import { isTimeZone } from '#domain/time-zone.ts'
import { singleLine } from '#journey/plain-text.ts'
import { preferenceFormWords } from './words.ts'

export const REMINDER_DAYS = [1, 3, 7, 14] as const
export type ReminderDays = (typeof REMINDER_DAYS)[number]

export interface Preferences {
  /** Where the person wants to be written to. */
  email: string
  /** Whether whoever reads it agreed. Nobody gets reminders who has not. */
  email_confirmed: boolean
  email_asked_at: string | null
  account_email: string
  /** Whether whoever reads the account's own address has said so. */
  account_confirmed: boolean
  email_enabled: boolean
  reminder_days: ReminderDays
  marketing_emails: boolean
  rate_alerts: boolean
  time_zone: string
}

export const defaultPreferences: Preferences = {
  email: '',
  email_confirmed: true,
  email_asked_at: null,
  account_email: '',
  account_confirmed: true,
  email_enabled: true,
  reminder_days: 3,
  marketing_emails: false,
  rate_alerts: true,
  time_zone: 'America/New_York',
}

const onOff = z.optional(z.boolean(preferenceFormWords['switch-invalid']))

/** Fields left out stay as they are. */
export const PreferencesForm = z.object({
  email: z.optional(
    singleLine(254).check(
      z.toLowerCase(),
      z.minLength(1, { error: preferenceFormWords['email-required'], abort: true }),
      z.regex(z.regexes.email, preferenceFormWords['email-invalid']),
    ),
  ),
  email_enabled: onOff,
  reminder_days: z.optional(z.literal(REMINDER_DAYS, preferenceFormWords['days-invalid'])),
  marketing_emails: onOff,
  rate_alerts: onOff,
  time_zone: z.optional(singleLine(64).check(z.refine(isTimeZone, preferenceFormWords['zone-invalid']))),
})
export type PreferencesForm = z.infer<typeof PreferencesForm>
