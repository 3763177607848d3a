import type { ActionContext } from '#resources/action-context.ts'
import { randomText } from '#web/random-text.ts'

/** The browser's clock, calendar and random source, read when an action is executed and not before. */
export function browserActionContext(): ActionContext {
  const now = new Date()
  return { today: localDay(now), now: now.toISOString(), newId: () => crypto.randomUUID(), randomText }
}

export function localDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${day}`
}

/** On which day of this browser an instant was. */
export function dayHere(instant: string): string {
  return localDay(new Date(instant))
}

/** What newer browsers know besides `Intl`, whose first format takes a slow phone a tenth of a second to make. */
const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } }

/** The time zone of this browser. */
export function zoneHere(): string {
  return Temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}
