import * as z from 'zod/mini'
import { LANGUAGES } from '#domain/languages.ts'
import { isTimeZone } from '#domain/time-zone.ts'
import { singleLine } from '#resources/plain-text.ts'
import { inputWords } from '#resources/words.ts'
import { NOTIFICATION_TYPES, type NotificationsView } from './notification.ts'
import { preferenceFormWords } from './words.ts'

export const REMINDER_DAYS = [1, 3, 7, 14] as const
export type ReminderDays = (typeof REMINDER_DAYS)[number]

const Preferences = z.object({
  /** Where the person wants to be written to. */
  email: z.string(),
  /** Whether whoever reads it agreed. Nobody gets reminders who has not. */
  email_confirmed: z.boolean(),
  email_asked_at: z.nullable(z.string()),
  account_email: z.string(),
  /** Whether whoever reads the account's own address has said so. */
  account_confirmed: z.boolean(),
  email_enabled: z.boolean(),
  reminder_days: z.literal(REMINDER_DAYS),
  marketing_emails: z.boolean(),
  rate_alerts: z.boolean(),
  time_zone: z.string(),
  language: z.enum(LANGUAGES),
})
export type Preferences = z.infer<typeof Preferences>

export const PreferencesView = z.object({ preferences: Preferences })

/** The schema of what `notification.ts` says: public pages show notifications and do not need it. */
export const NotificationsSchema: z.ZodMiniType<NotificationsView> = z.object({
  notifications: z.array(
    z.object({
      id: z.string(),
      type: z.enum(NOTIFICATION_TYPES),
      title: z.string(),
      message: z.string(),
      read: z.boolean(),
      action_url: z.nullable(z.string()),
      created_at: z.string(),
    }),
  ),
  unread: z.number(),
})

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
  language: 'en',
}

const onOff = z.optional(z.boolean(preferenceFormWords['switch-invalid']))

const PreferenceFields = z.object({
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
  language: z.optional(z.enum(LANGUAGES, inputWords.detail)),
})

/** Fields left out stay as they are. */
export const PreferencesForm = PreferenceFields
export type PreferencesForm = z.infer<typeof PreferencesForm>
