import type { Moment } from '#journey/moment.ts'
import { draw } from '#web/draw.ts'

/** The browser's clock, calendar and chance, read when an action is done and not before. */
export function browserMoment(): Moment {
  const now = new Date()
  return { today: localDay(now), now: now.toISOString(), newId: () => crypto.randomUUID(), draw }
}

export function localDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${day}`
}
