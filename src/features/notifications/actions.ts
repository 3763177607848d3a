import * as z from 'zod/mini'
import { defineDrawer } from '#journey/drawer.ts'
import { accepted, type Outcome, refused } from '#journey/refusal.ts'
import { defaultPreferences, type Preferences, PreferencesForm } from './model.ts'
import { NOTIFICATIONS_SHOWN, type NotificationsState, type NotificationsView } from './notification.ts'
import { noSuchNotification } from './words.ts'

const One = z.object({ id: z.string().check(z.maxLength(64)) })

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
export const notificationsDrawer = defineDrawer({
  name: 'notifications',
  empty: (): NotificationsState => ({ notifications: [] }),
  view: shown,
  actions: {
    read: { input: One, run: read, answer: shown },
    'read-all': { input: z.object({}), run: readAll, answer: shown },
  },
})

function save(preferences: Preferences, chosen: PreferencesForm): Outcome<Preferences> {
  const given = Object.entries(chosen).filter(([, value]) => value !== undefined)
  return accepted({ ...preferences, ...Object.fromEntries(given) })
}

/** For accounts only: they say how an account is written to. */
export const preferencesDrawer = defineDrawer({
  name: 'preferences',
  empty: () => defaultPreferences,
  view: (preferences: Preferences) => ({ preferences }),
  actions: {
    save: { input: PreferencesForm, run: save, answer: (preferences: Preferences) => ({ preferences }) },
  },
})
