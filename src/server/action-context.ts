import { randomInt, randomUUID } from 'node:crypto'
import type { ActionContext } from '#resources/action-context.ts'

/** The server's clock and chance, and the calendar day where the person lives. */
export function serverActionContext(time_zone: string): ActionContext {
  return new ServerActionContext(time_zone)
}

/** Day and time are asked for by few, and dearer than the rest of a small request's rules. */
class ServerActionContext implements ActionContext {
  readonly newId = randomUUID
  readonly randomText = randomText
  readonly #time_zone: string
  readonly #now = new Date()

  constructor(time_zone: string) {
    this.#time_zone = time_zone
  }

  get today(): string {
    return dayIn(this.#time_zone, this.#now)
  }

  get now(): string {
    return this.#now.toISOString()
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

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
