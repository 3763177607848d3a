import { type CHARGE_SECTIONS, type CostLine, type Disclosure, linesOf } from '../disclosure.ts'
import { chargePair } from './charge-pairs.ts'
import { CLOSING_DISCLOSURE_SECTIONS, COLUMNS, CREDITS, ESTIMATE_SECTIONS } from './form-pairs.ts'
import { filled, type Pair } from './pair.ts'
import { linesOnPage, moneyText, type SpanishLine } from './spanish-line.ts'

const { heading, sentence, line, total, blank } = linesOnPage(2)

/** Page 2: the sections with their charges, which the Spanish form puts in its own alphabet's order. */
export function costLines(disclosure: Disclosure): SpanishLine[] {
  const names = disclosure.kind === 'loan-estimate' ? estimateNames(disclosure) : CLOSING_DISCLOSURE_SECTIONS
  const section = (name: (typeof CHARGE_SECTIONS)[number]) => [
    ...total(names[name], moneyText(disclosure.values[`section_${name}`], disclosure.kind), `section_${name}`),
    ...chargesOf(disclosure, name),
  ]
  const sum = (name: 'D' | 'I' | 'J') =>
    total(names[name], moneyText(disclosure.values[`section_${name}`], disclosure.kind), `section_${name}`)
  return [
    ...heading(names.details),
    ...heading(names.loan, 2),
    ...section('A'),
    ...section('B'),
    ...section('C'),
    ...sum('D'),
    ...subtotals(disclosure, 'D', CREDITS.loan_subtotals),
    ...heading(names.other, 2),
    ...section('E'),
    ...section('F'),
    ...section('G'),
    ...section('H'),
    ...sum('I'),
    ...subtotals(disclosure, 'I', CREDITS.other_subtotals),
    ...sum('J'),
    ...subtotals(disclosure, 'J', disclosure.kind === 'loan-estimate' ? CREDITS.sum : CREDITS.closing_subtotals),
    ...creditLines(disclosure),
  ]
}

function estimateNames({
  cash_table,
}: Disclosure): Omit<typeof ESTIMATE_SECTIONS, 'G' | 'G_without_seller'> & { G: Pair } {
  const { G_without_seller, ...names } = ESTIMATE_SECTIONS
  return cash_table === 'alternative' ? { ...names, G: G_without_seller } : names
}

function chargesOf(disclosure: Disclosure, section: (typeof CHARGE_SECTIONS)[number]): SpanishLine[] {
  return linesOf(disclosure, section)
    .map(charge => ({ charge, pair: chargePair(charge.label, disclosure.kind, charge.to) }))
    .sort(
      (one, other) =>
        rank(one.pair, disclosure) - rank(other.pair, disclosure) || byLetters(one.pair.es, other.pair.es),
    )
    .flatMap(({ charge, pair }) => chargeLines(charge, pair, disclosure))
}

/** Points come first and the escrow account's adjustment last; the estimate puts the origination fee after the points. */
function rank({ es }: Pair, { kind }: Disclosure): number {
  if (/\(Puntos\)$/.test(es)) return 0
  if (es === 'Ajuste acumulado') return 3
  return kind === 'loan-estimate' && es === 'Cargo por tramitación' ? 1 : 2
}

/** As the forms have it: by their letters, capitals before small ones. */
function byLetters(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

const AMOUNTS = ['amount', 'paid_before', 'seller_paid', 'seller_paid_before', 'paid_by_others'] as const

/** A charge has a line for each amount that is printed for it. */
function chargeLines(charge: CostLine, pair: Pair, disclosure: Disclosure): SpanishLine[] {
  const at = disclosure.lines.indexOf(charge)
  const printed = AMOUNTS.flatMap(key => {
    const [own] = line(pair, moneyText(charge[key], disclosure.kind), `lines.${at}.${key}`)
    return own ? [key === 'amount' ? own : { ...own, column: COLUMNS[key] }] : []
  })
  const lines = printed.length > 0 ? printed : blank(pair, `lines.${at}.amount`)
  return [...lines, ...line(COLUMNS.payee, charge.to, `lines.${at}.to`)]
}

function subtotals(disclosure: Disclosure, section: 'D' | 'I' | 'J', pair: Pair): SpanishLine[] {
  return linesOf(disclosure, section)
    .filter(({ label }) => !/lender credit/i.test(label))
    .flatMap(charge => chargeLines(charge, pair, disclosure))
}

function creditLines({ values, kind }: Disclosure): SpanishLine[] {
  const above = values.credit_above_limit === null ? null : moneyText(Math.abs(values.credit_above_limit), kind)
  return [
    ...line(CREDITS.lender_credits, moneyText(values.lender_credits, kind), 'lender_credits'),
    ...(above === null ? [] : sentence(filled(CREDITS.above_limit, { a: above }), 'credit_above_limit')),
  ]
}
