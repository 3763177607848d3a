import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, whatever zone the server or the database thinks it is in. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A moment as the text that the browser gets, for long lists: making a date of each, and text of that, costs more than fetching it. */
export const instantText = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: isoText,
})

/** `2026-11-15 12:07:05.12+00`, as both databases say it, without the zeros at the end and with up to six digits. */
export function isoText(said: string): string {
  if (!said.endsWith('+00')) return new Date(said).toISOString()
  const time = said.slice(11, -3)
  return `${said.slice(0, 10)}T${`${time}${time.includes('.') ? '' : '.'}000`.slice(0, 12)}Z`
}
