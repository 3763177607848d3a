import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './bell-words.ts'

export const announceWords: Translated<typeof english.announceWords> = {
  newNotificationsLength: length => `${length} avisos nuevos`,
  more: value => `${value}, y más en la campana.`,
}

export const bellViewWords: Translated<typeof english.bellViewWords> = {
  unreadLabel: unread => `Avisos, ${unread} sin leer`,
  notifications: 'Avisos',
  markAllRead: 'Marcar todo como leído',
  empty: 'Nada todavía. Aquí aparecerán los recordatorios de sus fechas.',
  unread: title => `Sin leer: ${title}`,
  justNow: 'Ahora mismo',
  minutesAgo: minutes => `hace ${minutes} min`,
  hoursAgo: hours => `hace ${hours} h`,
  daysAgo: days => plural(days, { one: 'hace 1 día', other: `hace ${days} días` }),
}
