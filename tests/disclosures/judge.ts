import { CASH_ROWS, CONTACT_KEYS, CONTACT_ROLES, type Disclosure, SECTIONS } from '#domain/disclosures/disclosure.ts'
import { FIELD_KEYS, isOn } from '#domain/disclosures/fields.ts'
import { judgedReadings } from '#domain/disclosures/judged-readings.ts'
import type { DisclosureReading, FieldPath, Readings } from '#domain/disclosures/reading.ts'

export interface Verdict {
  right: number
  /** Left open: amber, or empty. */
  open: FieldPath[]
  /** Wrong, and shown as if it were sure. */
  wrong: { path: FieldPath; truth: unknown; read: unknown }[]
}

const LINE_KEYS = [
  'label',
  'to',
  'amount',
  'paid_before',
  'seller_paid',
  'seller_paid_before',
  'paid_by_others',
  'each',
  'times',
] as const
const PAYMENT_KEYS = [
  'label',
  'principal_and_interest',
  'principal_and_interest_least',
  'mortgage_insurance',
  'escrow',
  'total',
  'total_least',
  'only_interest',
] as const

/** Compares what was read with what was rendered, field by field. */
export function judge(truth: Disclosure, read: DisclosureReading): Verdict {
  const verdict: Verdict = { right: 0, open: [], wrong: [] }
  const readings = judgedReadings(read)
  const compare = (path: FieldPath, printed: unknown, found: unknown, covers: FieldPath = path) => {
    if (plain(printed) === plain(found)) verdict.right++
    else if (found === null || found === undefined || isOpen(readings, path, covers)) verdict.open.push(path)
    else verdict.wrong.push({ path, truth: printed, read: found })
  }
  for (const key of FIELD_KEYS) if (isOn(key, truth.kind)) compare(key, truth.values[key], read.disclosure.values[key])
  truth.payments.forEach((column, at) => {
    const own = read.disclosure.payments[at]
    for (const key of PAYMENT_KEYS) {
      const covers =
        key === 'principal_and_interest_least' || key === 'only_interest'
          ? 'principal_and_interest'
          : key === 'total_least'
            ? 'total'
            : key
      compare(`payments.${at}.${key}`, column[key], own?.[key], `payments.${at}.${covers}`)
    }
  })
  if (read.disclosure.payments.length > truth.payments.length)
    compare('payments.9.label', null, read.disclosure.payments.at(-1)?.label)
  compare('cash_table', truth.cash_table, read.disclosure.cash_table)
  for (const key of CASH_ROWS) {
    for (const column of ['amount', 'estimate', 'changed'] as const) {
      compare(`cash.${key}.${column}`, truth.cash[key][column], read.disclosure.cash[key][column])
    }
  }
  for (const role of CONTACT_ROLES) {
    for (const key of CONTACT_KEYS)
      compare(`contacts.${role}.${key}`, truth.contacts[role][key], read.disclosure.contacts[role][key])
  }
  compareLines(truth, read.disclosure, compare)
  return verdict
}

type Compare = (path: FieldPath, printed: unknown, found: unknown, covers?: FieldPath) => void

function compareLines(truth: Disclosure, read: Disclosure, compare: Compare): void {
  for (const section of SECTIONS) {
    const printed = truth.lines.filter(line => line.section === section)
    const found = read.lines.map((line, index) => ({ line, index })).filter(({ line }) => line.section === section)
    for (const [line, own] of aligned(printed, found)) {
      const index = own?.index ?? 999
      for (const key of LINE_KEYS) {
        const covers = key === 'to' || key === 'each' || key === 'times' ? 'label' : key
        compare(`lines.${index}.${key}`, line?.[key] ?? null, own?.line[key] ?? null, `lines.${index}.${covers}`)
      }
    }
  }
}

type FoundLine = { line: Disclosure['lines'][number]; index: number }

/** Lines by their names, then by their amounts, then in order: one that is missed does not move all that follow. */
function aligned(
  printed: Disclosure['lines'],
  found: FoundLine[],
): [Disclosure['lines'][number] | undefined, FoundLine | undefined][] {
  const pairs: [Disclosure['lines'][number] | undefined, FoundLine | undefined][] = []
  let [open, rest] = [printed, found]
  for (const key of [label, amounts, () => '']) {
    const left: typeof open = []
    for (const line of open) {
      const own = rest.find(other => key(other.line) === key(line))
      if (own) pairs.push([line, own])
      else left.push(line)
      rest = rest.filter(other => other !== own)
    }
    open = left
  }
  const missed = open.map((line): (typeof pairs)[number] => [line, undefined])
  return [...pairs, ...missed, ...rest.map((own): (typeof pairs)[number] => [undefined, own])]
}

const label = (line: Disclosure['lines'][number]) => `${plain(line.label)} ${line.to === null ? '' : plain(line.to)}`
const amounts = ({ amount, paid_before, seller_paid, paid_by_others }: Disclosure['lines'][number]) =>
  [amount, paid_before, seller_paid, paid_by_others].join()

function isOpen(readings: Readings, path: FieldPath, covers: FieldPath): boolean {
  return [path, covers].some(key => readings[key] !== undefined && readings[key]?.confidence !== 'sure')
}

/** Programs write quotes, dashes and blanks each in their way; the words are the same. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null
  return value
    .replaceAll('’', "'")
    .replace(/[–—−-]/g, '-')
    .replace(/ ?\/ /g, ' ')
    .replace(/\s+/g, '')
}
