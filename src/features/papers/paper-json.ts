import { type Check, withChecks } from '#domain/papers/check.ts'
import { checkPaper } from '#domain/papers/checks.ts'
import { FIELD_KEYS, FIELDS, type FieldKey } from '#domain/papers/fields.ts'
import { blankPaper, CHARGE_SECTIONS, type CostLine, type Paper } from '#domain/papers/paper.ts'
import type { FileReading, PaperReading } from '#domain/papers/reading.ts'
import { unknownWords } from './reading-words.ts'

/** What `npm run papers` prints: money in dollars, days as 2013-02-15, what is not on the paper as null. */
export function fileJson(file: FileReading): Record<string, unknown> {
  const [first, ...more] = file.papers
  if (!first) {
    const why = file.kind === 'unknown' ? file.why : 'other'
    const values = valuesJson(blankPaper('loan-estimate'))
    return { kind: 'unknown', why, words: unknownWords[why], values, lines: [], unsure: [], checks: [] }
  }
  return more.length > 0 ? { ...paperJson(first), also: more.map(paperJson) } : paperJson(first)
}

function paperJson({ paper, readings, pages, missing_pages }: PaperReading): Record<string, unknown> {
  const checks = checkPaper(paper)
  const judged = Object.entries(withChecks(readings, checks))
  const isCharge = (line: CostLine) => CHARGE_SECTIONS.some(section => section === line.section)
  const isEstimate = paper.kind === 'loan-estimate'
  return {
    kind: paper.kind,
    values: valuesJson(paper),
    lines: paper.lines
      .filter(line => isCharge(line) || (isEstimate && line.section === 'J'))
      .map(line => lineJson(line, isEstimate)),
    unsure: judged.filter(([, reading]) => reading?.confidence === 'unsure').map(([path]) => path),
    checks: checks.map(checkJson),
    payments: paper.payments.map(({ label, first_year, last_year, only_interest, ...amounts }) => ({
      label,
      first_year,
      last_year,
      only_interest,
      ...inDollars(amounts),
    })),
    cash_table: paper.cash_table,
    cash: Object.fromEntries(
      Object.entries(paper.cash).map(([key, { amount, estimate, ...rest }]) => [
        key,
        isEstimate ? { amount: dollars(amount) } : { estimate: dollars(estimate), amount: dollars(amount), ...rest },
      ]),
    ),
    ...(isEstimate ? {} : disclosureJson(paper)),
    contacts: paper.contacts,
    pages,
    missing_pages,
  }
}

function disclosureJson(paper: Paper) {
  const of = (sections: string) => paper.lines.filter(line => sections.includes(line.section))
  return {
    subtotals: of('DIJ').map(line => lineJson(line, false)),
    summaries: of('KLMN').map(({ section, number, label, amount }) => ({
      section,
      number,
      label,
      amount: dollars(amount),
    })),
  }
}

function valuesJson(paper: Paper): Record<string, unknown> {
  const value = (key: FieldKey) => {
    const kept = paper.values[key]
    return FIELDS[key].type === 'cents' && typeof kept === 'number' ? dollars(kept) : kept
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
