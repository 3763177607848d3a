import * as z from 'zod/mini'
import type { ActionContext } from '#resources/action-context.ts'
import { shortText } from '#resources/plain-text.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { defaultPreferences, type Preferences, PreferencesForm } from './model.ts'
import { NOTIFICATIONS_SHOWN, type NotificationsState, type NotificationsView } from './notification.ts'
import { noSuchNotification } from './words.ts'

const One = z.object({ id: shortText() })

function read(state: NotificationsState, { id }: z.infer<typeof One>): Outcome<NotificationsState> {
  const found = state.notifications.find(each => each.id === id)
  if (!found) return refused(noSuchNotification)
  if (found.read) return accepted(state)
  const notifications = state.notifications.map(each => (each === found ? { ...each, read: true } : each))
  return accepted({ notifications })
}

function readAll({ notifications }: NotificationsState): Outcome<NotificationsState> {
  return accepted({ notifications: notifications.map(each => (each.read ? each : { ...each, read: true })) })
}

function shown({ notifications }: NotificationsState): NotificationsView {
  return {
    notifications: notifications.slice(0, NOTIFICATIONS_SHOWN),
    unread: notifications.filter(each => !each.read).length,
  }
}

/** For accounts only. */
export const notificationsResource = defineResource({
  name: 'notifications',
  empty: (): NotificationsState => ({ notifications: [] }),
  view: shown,
  actions: {
    read: { input: One, apply: read },
    'read-all': { input: z.object({}), apply: readAll },
  },
})

function save(preferences: Preferences, form: PreferencesForm, context: ActionContext): Outcome<Preferences> {
  const given = Object.entries(form).filter(([, value]) => value !== undefined)
  const next: Preferences = { ...preferences, ...Object.fromEntries(given) }
  if (next.email === preferences.email) return accepted(next)
  const isOwn = next.email === preferences.account_email
  const email_confirmed = isOwn && preferences.account_confirmed
  return accepted({ ...next, email_confirmed, email_asked_at: isOwn ? null : context.now })
}

function askAgain(preferences: Preferences, _input: unknown, context: ActionContext): Outcome<Preferences> {
  return accepted(preferences.email_confirmed ? preferences : { ...preferences, email_asked_at: context.now })
}

function formOf({ preferences: { email, email_enabled, reminder_days } }: { preferences: Preferences }) {
  return { email, email_enabled, reminder_days }
}

const preferencesView = (preferences: Preferences) => ({ preferences })

/** For accounts only: they say how an account is written to. */
export const preferencesResource = defineResource({
  name: 'preferences',
  empty: () => defaultPreferences,
  view: preferencesView,
  actions: {
    // What is under the bell is said in the language that is chosen here.
    save: { input: PreferencesForm, apply: save, fields: formOf, offline: 'queue', invalidates: ['notifications'] },
    /** Mails the question whether reminders may go to the address once more. */
    'ask-again': { input: z.object({}), apply: askAgain },
  },
  offline: { state: ({ preferences }) => preferences },
})
