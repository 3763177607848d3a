import { CASH_ROWS, CONTACT_KEYS, CONTACT_ROLES } from '../disclosure.ts'
import { unreadFigures } from '../expected-figures.ts'
import { FIELD_KEYS } from '../fields.ts'
import { judgedReadings } from '../judged-readings.ts'
import type { DisclosureReading, FieldPath } from '../reading.ts'
import { possibleLift } from './lift.ts'
import type { FormPage } from './pages.ts'

/** A reading that has this many doubts more than the other is the wrong one. */
const CLEARLY_WORSE = 6

/**
 * The pages as they are if their values belong to the labels above them or beside them, and if they belong to those below; the
 * second is not there where they clearly stand beside them.
 */
export function bothWays(form: readonly FormPage[]): [FormPage[], FormPage[] | null] {
  const withLift = (lift: (at: number) => number) =>
    form.map((one, at) => ({ ...one, page: { ...one.page, lift: lift(at) } }))
  const lifts = form.map(({ page }) => (page.lift > 0 ? page.lift : possibleLift(page.words)))
  const highest = Math.max(0, ...lifts.map(each => each ?? 0))
  return [withLift(() => 0), highest === 0 ? null : withLift(at => lifts[at] ?? highest)]
}

/**
 * Of two ways to read a disclosure, the one that leaves less open. If neither is clearly better, what they read differently
 * is not sure.
 */
export function betterReading(one: DisclosureReading, other: DisclosureReading): DisclosureReading {
  const [better, worse] = doubts(other) < doubts(one) ? [other, one] : [one, other]
  if (doubts(worse) - doubts(better) >= CLEARLY_WORSE) return better
  const readings = { ...better.readings }
  for (const path of differences(better, worse)) {
    const reading = readings[path]
    if (reading?.confidence === 'sure') readings[path] = { ...reading, confidence: 'unsure' }
  }
  return { ...better, readings }
}

function doubts(reading: DisclosureReading): number {
  const unsure = Object.values(judgedReadings(reading)).filter(each => each?.confidence === 'unsure')
  return unsure.length + 2 * unreadFigures(reading.disclosure).length
}

function differences({ disclosure: one }: DisclosureReading, { disclosure: other }: DisclosureReading): FieldPath[] {
  const paths: FieldPath[] = FIELD_KEYS.filter(key => one.values[key] !== other.values[key])
  for (const row of CASH_ROWS)
    for (const key of ['amount', 'estimate', 'changed'] as const)
      if (one.cash[row][key] !== other.cash[row][key]) paths.push(`cash.${row}.${key}`)
  for (const role of CONTACT_ROLES)
    for (const key of CONTACT_KEYS)
      if (one.contacts[role][key] !== other.contacts[role][key]) paths.push(`contacts.${role}.${key}`)
  one.payments.forEach((column, at) => {
    for (const key of ['label', 'principal_and_interest', 'mortgage_insurance', 'escrow', 'total'] as const)
      if (column[key] !== other.payments[at]?.[key]) paths.push(`payments.${at}.${key}`)
  })
  one.lines.forEach((line, at) => {
    for (const key of ['label', 'amount', 'paid_before', 'seller_paid', 'paid_by_others'] as const)
      if (line[key] !== other.lines[at]?.[key]) paths.push(`lines.${at}.${key}`)
  })
  return paths
}
