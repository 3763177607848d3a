import type { Check } from '#domain/disclosures/check.ts'
import { checkDisclosure } from '#domain/disclosures/checks.ts'
import { blankDisclosure, CHARGE_SECTIONS, type CostLine, type Disclosure } from '#domain/disclosures/disclosure.ts'
import { unreadFigures } from '#domain/disclosures/expected-figures.ts'
import { FIELD_KEYS, FIELDS, type FieldKey } from '#domain/disclosures/fields.ts'
import { judgedReadings } from '#domain/disclosures/judged-readings.ts'
import type { DisclosureReading, FileReading } from '#domain/disclosures/reading.ts'
import { unknownWords } from '#features/disclosures/reading-words.ts'
import { statementJson } from './statement.ts'

/** What `npm run papers` prints: money in dollars, days as 2013-02-15, what is not on the disclosure as null. */
export function fileJson(file: FileReading): Record<string, unknown> {
  if (file.kind === 'unknown' && file.statement) return statementJson(file.statement)
  const [first, ...more] = file.disclosures
  if (!first) {
    const why = file.kind === 'unknown' ? file.why : 'other'
    const values = valuesJson(blankDisclosure('loan-estimate'))
    return { kind: 'unknown', why, words: unknownWords[why], values, lines: [], unsure: [], not_read: [], checks: [] }
  }
  const other_pages = file.kind === 'unknown' ? [] : file.other_pages
  const also = more.length > 0 ? { also: more.map(disclosureJson) } : {}
  return { ...disclosureJson(first), other_pages, ...also }
}

function disclosureJson(reading: DisclosureReading): Record<string, unknown> {
  const { disclosure, pages, missing_pages, picture_pages } = reading
  const checks = checkDisclosure(disclosure)
  const judged = Object.entries(judgedReadings(reading, checks))
  const isEstimate = disclosure.kind === 'loan-estimate'
  const lists = listsOf(disclosure)
  const unsure = judged.filter(([, reading]) => reading?.confidence === 'unsure')
  return {
    kind: disclosure.kind,
    values: valuesJson(disclosure),
    lines: lists.lines.map(line => lineJson(line, isEstimate)),
    unsure: unsure.map(([path]) => shownPath(path, disclosure, lists)),
    not_read: [
      ...missing_pages.map(page => `page_${page}`),
      ...unreadFigures(disclosure).filter(path => !unsure.some(([open]) => open === path)),
    ],
    checks: checks.map(checkJson),
    payments: disclosure.payments.map(({ label, first_year, last_year, only_interest, ...amounts }) => ({
      label,
      first_year,
      last_year,
      only_interest,
      ...inDollars(amounts),
    })),
    cash_table: disclosure.cash_table,
    cash: Object.fromEntries(
      Object.entries(disclosure.cash).map(([key, { amount, estimate, ...rest }]) => [
        key,
        isEstimate ? { amount: dollars(amount) } : { estimate: dollars(estimate), amount: dollars(amount), ...rest },
      ]),
    ),
    ...(isEstimate ? {} : closingDisclosureJson(lists)),
    contacts: disclosure.contacts,
    pages,
    missing_pages,
    picture_pages,
  }
}

/** The rows of a disclosure's tables stand in three lists here. */
interface Lists {
  lines: CostLine[]
  subtotals: CostLine[]
  summaries: CostLine[]
}

function listsOf({ kind, lines }: Disclosure): Lists {
  const isCharge = (line: CostLine) => CHARGE_SECTIONS.some(section => section === line.section)
  const isLine = (line: CostLine) => isCharge(line) || (kind === 'loan-estimate' && line.section === 'J')
  const others = lines.filter(line => !isLine(line))
  return {
    lines: lines.filter(isLine),
    subtotals: others.filter(({ section }) => 'DIJ'.includes(section)),
    summaries: others.filter(({ section }) => 'KLMN'.includes(section)),
  }
}

/** `lines.12.amount` of the disclosure by its place in the answer: `subtotals.0.amount`. */
function shownPath(path: string, disclosure: Disclosure, lists: Lists): string {
  const [, index, key] = /^lines\.(\d+)\.(\w+)$/.exec(path) ?? []
  const line = index === undefined ? undefined : disclosure.lines[Number(index)]
  const list = line && Object.entries(lists).find(([, rows]: [string, CostLine[]]) => rows.includes(line))
  return line && list ? `${list[0]}.${list[1].indexOf(line)}.${key}` : path
}

function closingDisclosureJson({ subtotals, summaries }: Lists) {
  return {
    subtotals: subtotals.map(line => lineJson(line, false)),
    summaries: summaries.map(({ section, number, label, amount }) => ({
      section,
      number,
      label,
      amount: dollars(amount),
    })),
  }
}

function valuesJson(disclosure: Disclosure): Record<string, unknown> {
  const value = (key: FieldKey) => {
    const saved = disclosure.values[key]
    return FIELDS[key].type === 'cents' && typeof saved === 'number' ? dollars(saved) : saved
  }
  return Object.fromEntries(FIELD_KEYS.map(key => [key, value(key)]))
}

function lineJson(line: CostLine, isEstimate: boolean): Record<string, unknown> {
  const { section, label, amount } = line
  if (isEstimate) return { section, label, amount: dollars(amount) }
  const seller = line.seller_paid === null && line.seller_paid_before === null
  return {
    section,
    number: line.number,
    label,
    to: line.to,
    amount: dollars(amount),
    paid_before: dollars(line.paid_before),
    // Whatever the seller pays; the part paid before closing stands beside it.
    seller_paid: seller ? null : dollars((line.seller_paid ?? 0) + (line.seller_paid_before ?? 0)),
    seller_paid_before: dollars(line.seller_paid_before),
    paid_by_others: dollars(line.paid_by_others),
    paid_by_lender: line.paid_by_lender,
  }
}

function checkJson({ name, tier, unit, printed, computed, ok }: Check): Record<string, unknown> {
  const shown = (value: number) => (unit === 'cents' ? dollars(value) : value)
  const band = typeof computed === 'number' ? shown(computed) : { low: shown(computed.low), high: shown(computed.high) }
  return { name, tier, printed: shown(printed), computed: band, ok }
}

function inDollars(amounts: Record<string, number | null>): Record<string, number | null> {
  return Object.fromEntries(Object.entries(amounts).map(([key, cents]) => [key, dollars(cents)]))
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100 + 0
}
