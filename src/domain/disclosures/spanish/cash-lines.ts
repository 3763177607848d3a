import { CASH_TABLE_ROWS, type CashRowKey, type Disclosure, linesOf, type Section } from '../disclosure.ts'
import { chargePair } from './charge-pairs.ts'
import { CASH, CLOSING, COLUMNS, SUMMARIES } from './form-pairs.ts'
import type { Pair } from './pair.ts'
import { phrasePairs } from './phrase-pairs.ts'
import { linesOnPage, moneyText, type SpanishLine } from './spanish-line.ts'

const estimatePage = linesOnPage(2)
const { heading, sentence, line, total, answer } = linesOnPage(3)

/** 'Calculating Cash to Close' on page 2 of an estimate. */
export function estimateCash({ values, cash, cash_table, kind }: Disclosure): SpanishLine[] {
  const row = (key: CashRowKey, pair: Pair) =>
    estimatePage.line(pair, moneyText(cash[key].amount, kind), `cash.${key}.amount`)
  const direction = values.cash_direction
  const rows =
    cash_table === 'alternative'
      ? [
          ...row('loan_amount', CASH.loan_amount),
          ...row('total_closing_costs', CASH.total_closing_costs),
          ...row('payoffs', CASH.estimated_payoffs),
          ...row('cash_to_close', CLOSING.estimated_cash),
          ...(direction === 'from' || direction === 'to' ? estimatePage.sentence(CLOSING[direction]) : []),
          ...row('closing_costs_financed', CASH.estimated_financed),
        ]
      : [
          ...row('total_closing_costs', CASH.total_closing_costs),
          ...row('closing_costs_financed', CASH.closing_costs_financed),
          ...row('down_payment', CASH.down_payment),
          ...row('deposit', CASH.deposit),
          ...row('funds_for_borrower', CASH.funds_for_borrower),
          ...row('seller_credits', CASH.seller_credits),
          ...row('adjustments', CASH.adjustments),
          ...row('cash_to_close', CLOSING.estimated_cash),
        ]
  return [...estimatePage.heading(CASH.heading), ...rows]
}

/** The same table on page 3 of a Closing Disclosure: what was estimated, what is final, whether and why it changed. */
export function closingDisclosureCash({ values, cash, cash_table, kind }: Disclosure): SpanishLine[] {
  const amounts = (key: CashRowKey, pair: Pair) => [
    ...line(pair, moneyText(cash[key].estimate, kind), `cash.${key}.estimate`).map(own => ({
      ...own,
      column: COLUMNS.estimate,
    })),
    ...line(pair, moneyText(cash[key].amount, kind), `cash.${key}.amount`).map(own => ({
      ...own,
      column: COLUMNS.final,
    })),
  ]
  const row = (key: CashRowKey, pair: Pair) => [
    ...amounts(key, pair),
    ...answer(CASH.changed, cash[key].changed, `cash.${key}.changed`),
    ...(cash[key].words === null
      ? []
      : phrasePairs(cash[key].words).flatMap(words => sentence(words, `cash.${key}.words`))),
  ]
  const direction = values.cash_direction
  const isAlternative = cash_table === 'alternative'
  return [
    ...heading(CASH.heading),
    ...CASH_TABLE_ROWS[cash_table ?? 'standard'].flatMap(key => row(key, CASH[key])),
    ...amounts('cash_to_close', CLOSING.cash),
    ...(direction === 'from' || direction === 'to' ? sentence(CLOSING[direction], 'cash_direction') : []),
    ...(isAlternative
      ? line(
          CASH.closing_costs_financed,
          moneyText(cash.closing_costs_financed.amount, kind),
          'cash.closing_costs_financed.amount',
        )
      : []),
  ]
}

/** Page 3's other half: both sides' summaries, or the payoffs where nobody sells. */
export function summaryLines(disclosure: Disclosure): SpanishLine[] {
  const { values, kind, cash_table } = disclosure
  const sum = (pair: Pair, cents: number | null, path: 'section_K' | 'section_L' | 'section_M' | 'section_N') =>
    total(pair, moneyText(cents, kind), path)
  if (cash_table === 'alternative') {
    return [
      ...heading(SUMMARIES.payoffs),
      ...sideLines(disclosure, 'K', []),
      ...sum(SUMMARIES.total_payoffs, values.section_K, 'section_K'),
    ]
  }
  const minus = (cents: number | null) => (cents === null ? null : -Math.abs(cents))
  return [
    ...heading(SUMMARIES.heading),
    ...heading(SUMMARIES.borrower, 2),
    ...sum(SUMMARIES.K, values.section_K, 'section_K'),
    ...sideLines(disclosure, 'K', [
      [5, SUMMARIES.adjustments],
      [8, SUMMARIES.paid_in_advance],
    ]),
    ...sum(SUMMARIES.L, values.section_L, 'section_L'),
    ...sideLines(disclosure, 'L', [
      [6, SUMMARIES.other_credits],
      [8, SUMMARIES.adjustments],
      [12, SUMMARIES.unpaid],
    ]),
    ...heading(SUMMARIES.calculation, 3),
    ...line(SUMMARIES.total_K, moneyText(values.section_K, kind), 'section_K'),
    ...line(SUMMARIES.total_L, moneyText(minus(values.section_L), kind), 'section_L'),
    ...line(CLOSING.cash, moneyText(values.cash_from_or_to_borrower, kind), 'cash_from_or_to_borrower'),
    ...directed(values.borrower_cash_direction, CLOSING.from, CLOSING.to),
    ...heading(SUMMARIES.seller, 2),
    ...sum(SUMMARIES.M, values.section_M, 'section_M'),
    ...sideLines(disclosure, 'M', [[9, SUMMARIES.paid_in_advance]]),
    ...sum(SUMMARIES.N, values.section_N, 'section_N'),
    ...sideLines(disclosure, 'N', [[14, SUMMARIES.unpaid]]),
    ...heading(SUMMARIES.calculation, 3),
    ...line(SUMMARIES.total_M, moneyText(values.section_M, kind), 'section_M'),
    ...line(SUMMARIES.total_N, moneyText(minus(values.section_N), kind), 'section_N'),
    ...line(SUMMARIES.cash_seller, moneyText(values.cash_from_or_to_seller, kind), 'cash_from_or_to_seller'),
    ...directed(values.seller_cash_direction, CLOSING.from_seller, CLOSING.to_seller),
  ]
}

function directed(direction: string | null, from: Pair, to: Pair): SpanishLine[] {
  return direction === 'from' ? sentence(from) : direction === 'to' ? sentence(to) : []
}

/** Lines of a summary, with the headings that stand between its numbers. */
function sideLines(disclosure: Disclosure, section: Section, heads: [number, Pair][]): SpanishLine[] {
  let last = -1
  return linesOf(disclosure, section).flatMap(own => {
    const number = Number(own.number ?? 0)
    const at = heads.findLastIndex(([from]) => number >= from)
    const head = at > last ? heads[at] : undefined
    if (head) last = at
    const pair = chargePair(own.label, disclosure.kind, own.to)
    return [
      ...(head ? heading(head[1], 3) : []),
      ...line(pair, moneyText(own.amount, disclosure.kind), `lines.${disclosure.lines.indexOf(own)}.amount`),
    ]
  })
}
