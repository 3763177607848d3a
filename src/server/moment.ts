import { randomInt, randomUUID } from 'node:crypto'
import type { Moment } from '#journey/moment.ts'

/** The server's clock and chance, and the calendar day where the person lives. */
export function serverMoment(time_zone: string): Moment {
  const now = new Date()
  return {
    // Asked for by few, and dearer than the rest of a small request's rules.
    get today() {
      return dayIn(time_zone, now)
    },
    get now() {
      return now.toISOString()
    },
    newId: randomUUID,
    draw,
  }
}

/** Making a formatter costs more than all the rest of an action. */
const formatters = new Map<string, Intl.DateTimeFormat>()

export function dayIn(time_zone: string, instant: Date): string {
  const formatter = formatters.get(time_zone) ?? dayFormatter(time_zone)
  formatters.set(time_zone, formatter)
  return formatter.format(instant)
}

function dayFormatter(timeZone: string): Intl.DateTimeFormat {
  // Canada writes dates the ISO way.
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
}

function draw(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
