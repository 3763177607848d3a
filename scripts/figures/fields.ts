import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts'
import { MOST_DOLLARS } from '#domain/money.ts'

/** What is wrong with a file of figures, in a sentence for whoever wrote it. The only error that reading one throws. */
export class InputProblem extends Error {}

/** Further away nothing is counted: no loan lasts so long, and no count leaves the calendar. */
const FIRST_DAY = '1970-01-01'
const LAST_DAY = '2199-12-31'

/** The fields of a JSON object by name, each asked for as what it must be. */
export class JsonFields {
  readonly #fields: Record<string, unknown>
  /** Where the object stands in the file; empty at the top. */
  readonly #at: string

  constructor(value: unknown, at = '') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new InputProblem(at === '' ? 'The file must hold a JSON object.' : `“${at}” must be a JSON object.`)
    }
    this.#fields = value as Record<string, unknown>
    this.#at = at
  }

  static parse(text: string): JsonFields {
    return new JsonFields(parsed(text))
  }

  has(name: string): boolean {
    return this.#value(name) !== undefined
  }

  isNull(name: string): boolean {
    return this.#value(name) === null
  }

  names(): string[] {
    return Object.keys(this.#fields)
  }

  /** Several that only make sense together tell which kind of question the file asks. */
  hasAll(...names: string[]): boolean {
    return names.every(name => this.has(name))
  }

  day(name: string): CalendarDay {
    const value = this.#needed(name)
    if (!isCalendarDay(value)) throw this.problem(name, 'must be a day that exists, like 2027-03-01')
    if (value < FIRST_DAY || value > LAST_DAY) throw this.problem(name, `must lie between ${FIRST_DAY} and ${LAST_DAY}`)
    return value
  }

  /** Dollars as written, in whole cents. */
  cents(name: string, { min = 0 }: { min?: number } = {}): number {
    const dollars = this.number(name)
    const cents = Math.round(dollars * 100)
    if (Math.abs(dollars) > MOST_DOLLARS / 100) throw this.problem(name, 'is larger than any loan')
    if (Math.abs(dollars * 100 - cents) > 1e-4) throw this.problem(name, 'must be dollars and whole cents')
    if (cents < min) throw this.problem(name, min === 0 ? 'must not be negative' : `must be at least ${min / 100}`)
    return cents
  }

  percent(name: string, { max = 100 }: { max?: number } = {}): number {
    const value = this.number(name)
    if (value < 0 || value > max) throw this.problem(name, `must be a percentage from 0 to ${max}`)
    return value
  }

  whole(name: string, { min, max }: { min: number; max: number }): number {
    const value = this.number(name)
    if (!Number.isInteger(value) || value < min || value > max) {
      throw this.problem(name, `must be a whole number from ${min} to ${max}`)
    }
    return value
  }

  number(name: string): number {
    const value = this.#needed(name)
    if (typeof value !== 'number' || !Number.isFinite(value)) throw this.problem(name, 'must be a number')
    return value
  }

  flag(name: string): boolean {
    const value = this.#needed(name)
    if (typeof value !== 'boolean') throw this.problem(name, 'must be true or false')
    return value
  }

  text(name: string): string {
    const value = this.#needed(name)
    if (typeof value !== 'string') throw this.problem(name, 'must be a text')
    return value
  }

  /** A text, or a number as it is written. */
  written(name: string): string {
    const value = this.#needed(name)
    return typeof value === 'number' ? String(value) : this.text(name)
  }

  oneOf<const T extends string>(name: string, choices: readonly T[]): T {
    const value = this.#needed(name)
    const found = choices.find(choice => choice === value)
    if (found === undefined) throw this.problem(name, `must be one of ${choices.join(', ')}`)
    return found
  }

  list(name: string): unknown[] {
    const value = this.#needed(name)
    if (!Array.isArray(value)) throw this.problem(name, 'must be a list')
    return value
  }

  /** A list of amounts, in whole cents. */
  centsList(name: string): number[] {
    return this.#each(name).map(([fields, at]) => fields.cents(at))
  }

  objects(name: string): JsonFields[] {
    return this.#each(name).map(([fields, at]) => fields.object(at))
  }

  choice<const T extends number>(name: string, choices: readonly T[]): T {
    const value = this.number(name)
    const found = choices.find(choice => choice === value)
    if (found === undefined) throw this.problem(name, `must be one of ${choices.join(', ')}`)
    return found
  }

  object(name: string): JsonFields {
    return new JsonFields(this.#needed(name), this.#path(name))
  }

  problem(name: string, what: string): InputProblem {
    return new InputProblem(`“${this.#path(name)}” ${what}.`)
  }

  /** Each item of a list as a field of its own, so that what is wrong with it says where it is. */
  #each(name: string): [JsonFields, string][] {
    return this.list(name).map((item, at) => {
      const label = `${name}[${at}]`
      return [new JsonFields({ [label]: item }, this.#at), label]
    })
  }

  #needed(name: string): unknown {
    const value = this.#value(name)
    if (value === undefined) throw this.problem(name, 'is missing')
    return value
  }

  #value(name: string): unknown {
    return Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined
  }

  #path(name: string): string {
    return this.#at === '' ? name : `${this.#at}.${name}`
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new InputProblem('The file is not JSON.')
  }
}
