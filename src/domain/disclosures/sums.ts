import type { Check, CheckName } from './check.ts'
import {
  AMOUNT_COLUMNS,
  type AmountColumn,
  CHARGE_SECTIONS,
  type CostLine,
  type Disclosure,
  type Section,
} from './disclosure.ts'
import type { FieldPath } from './reading.ts'

const BORROWER: AmountColumn[] = ['amount', 'paid_before']
const LOAN_SECTIONS: Section[] = ['A', 'B', 'C']
const OTHER_SECTIONS: Section[] = ['E', 'F', 'G', 'H']

interface Part {
  cents: number | null
  path: FieldPath
}

/** Every sum on the cost pages and page 1, exact to the form's rounding. A sum of which a part is missing is left out. */
export function costSums(disclosure: Disclosure): Check[] {
  const section = (id: Section): Part => ({
    cents: disclosure.values[`section_${id}` as 'section_A'],
    path: `section_${id}` as 'section_A',
  })
  return [
    ...CHARGE_SECTIONS.flatMap(id =>
      equal(`section_${id}` as CheckName, section(id), lineParts(disclosure, [id], BORROWER)),
    ),
    ...equal('section_D', section('D'), LOAN_SECTIONS.map(section)),
    ...equal('section_I', section('I'), OTHER_SECTIONS.map(section)),
    ...closingCosts(disclosure, section),
    ...subtotals(disclosure),
    ...multiplied(disclosure),
    ...points(disclosure),
    ...firstPage(disclosure, section),
  ]
}

function closingCosts(disclosure: Disclosure, section: (id: Section) => Part): Check[] {
  const parts = lineParts(disclosure, ['J'], BORROWER)
  const direct = parts.length > 0 ? equal('section_J', section('J'), parts) : []
  const credits: Part = { cents: disclosure.values.lender_credits ?? 0, path: 'lender_credits' }
  const built = equal('section_J', section('J'), [section('D'), section('I'), credits])
  return [...direct, ...built]
}

/** A Closing Disclosure adds its columns up three times. */
function subtotals(disclosure: Disclosure): Check[] {
  if (disclosure.kind !== 'closing-disclosure') return []
  const rows: [CheckName, Section, RegExp, Section[]][] = [
    ['subtotals_loan', 'D', /subtotals/i, LOAN_SECTIONS],
    ['subtotals_other', 'I', /subtotals/i, OTHER_SECTIONS],
    ['subtotals_closing', 'J', /subtotals/i, [...LOAN_SECTIONS, ...OTHER_SECTIONS]],
  ]
  return rows.flatMap(([name, section, label, of]) => {
    const index = disclosure.lines.findIndex(line => line.section === section && label.test(line.label))
    const line = disclosure.lines[index]
    if (!line) return []
    return AMOUNT_COLUMNS.filter(column => line[column] !== null).flatMap(column => {
      const parts = lineParts(disclosure, of, [column])
      // An excerpt may hold the subtotal and not the page that it adds up.
      return parts.length > 0 ? equal(name, { cents: line[column], path: `lines.${index}.${column}` }, parts) : []
    })
  })
}

/** `$100.83 per month for 2 mo.` Per-day and per-month amounts carry no part cents, so each may hide half of one. */
function multiplied(disclosure: Disclosure): Check[] {
  const estimate = disclosure.kind === 'loan-estimate'
  return disclosure.lines.flatMap((line, index) => {
    const paid = (line.amount ?? 0) + (line.paid_before ?? 0)
    if (line.each === null || line.times === null || paid === 0) return []
    const computed = line.each * line.times
    const shown = estimate ? Math.round(computed / 100) * 100 : computed
    const allowed = line.times + (estimate ? 50 : 0)
    const fields = fieldsOf(line, index, BORROWER)
    return [sum('line_times', paid, shown, Math.abs(paid - computed) <= allowed, fields)]
  })
}

function points(disclosure: Disclosure): Check[] {
  const { loan_amount, points_percent } = disclosure.values
  const index = disclosure.lines.findIndex(line => line.section === 'A' && /\(points\)/i.test(line.label))
  const line = disclosure.lines[index]
  if (!line || line.amount === null || loan_amount === null || points_percent === null) return []
  const computed = (loan_amount * points_percent) / 100
  const paid = line.amount + (line.paid_before ?? 0)
  // The percentage is printed with three places.
  const allowed = (loan_amount * 0.0005) / 100 + (disclosure.kind === 'loan-estimate' ? 50 : 1)
  const fields: FieldPath[] = [...fieldsOf(line, index, BORROWER), 'points_percent', 'loan_amount']
  return [sum('points', paid, Math.round(computed), Math.abs(paid - computed) <= allowed, fields)]
}

function firstPage(disclosure: Disclosure, section: (id: Section) => Part): Check[] {
  const { values } = disclosure
  const part = (
    key: 'closing_costs' | 'closing_costs_loan' | 'closing_costs_other' | 'closing_costs_credits',
  ): Part => ({
    cents: values[key],
    path: key,
  })
  const credits = values.closing_costs_credits
  const built = [part('closing_costs_loan'), part('closing_costs_other')]
  return [
    ...equal('page_1_closing_costs', part('closing_costs'), [section('J')]),
    ...(credits === null
      ? []
      : equal('page_1_closing_costs', part('closing_costs'), [
          ...built,
          { cents: 0 - credits, path: 'closing_costs_credits' },
        ])),
    ...equal('page_1_loan_costs', part('closing_costs_loan'), [section('D')]),
    ...equal('page_1_other_costs', part('closing_costs_other'), [section('I')]),
    ...(values.section_J === null
      ? []
      : equal('page_1_credits', part('closing_costs_credits'), [
          { cents: 0 - (values.lender_credits ?? 0), path: 'lender_credits' },
        ])),
  ]
}

/** Parts of lines that are printed; a blank adds nothing. */
function lineParts(disclosure: Disclosure, sections: readonly Section[], columns: readonly AmountColumn[]): Part[] {
  return disclosure.lines.flatMap((line, index) =>
    sections.includes(line.section)
      ? columns.flatMap(column =>
          line[column] === null ? [] : [{ cents: line[column], path: `lines.${index}.${column}` as const }],
        )
      : [],
  )
}

function fieldsOf(line: CostLine, index: number, columns: readonly AmountColumn[]): FieldPath[] {
  return columns.filter(column => line[column] !== null).map(column => `lines.${index}.${column}` as const)
}

/** A printed total and its parts; nothing to say while one of them is not known. */
export function equal(name: CheckName, total: Part, parts: readonly Part[], allowed = 0): Check[] {
  if (total.cents === null || parts.some(({ cents }) => cents === null)) return []
  const computed = parts.reduce((all, { cents }) => all + (cents ?? 0), 0)
  const ok = Math.abs(total.cents - computed) <= allowed
  return [sum(name, total.cents, computed, ok, [total.path, ...parts.map(({ path }) => path)])]
}

function sum(name: CheckName, printed: number, computed: number, ok: boolean, fields: FieldPath[]): Check {
  return { name, tier: 'sum', unit: 'cents', printed, computed: computed + 0, ok, fields }
}
