import type { Check } from './check.ts'
import type { CashRowKey, Disclosure, Section } from './disclosure.ts'
import { CASH_TABLE_ROWS, linesOf } from './disclosure.ts'
import type { FieldPath } from './reading.ts'
import { equal } from './sums.ts'

/** The tables 'Calculating Cash to Close' and the payments of page 1. */
export function cashSums(disclosure: Disclosure): Check[] {
  return [
    ...table(disclosure, 'amount'),
    ...table(disclosure, 'estimate'),
    ...tableRows(disclosure),
    ...payments(disclosure),
  ]
}

function table(disclosure: Disclosure, column: 'amount' | 'estimate'): Check[] {
  const { cash, cash_table, values } = disclosure
  const total = cash.cash_to_close[column]
  if (cash_table === null || total === null) return []
  const rows = CASH_TABLE_ROWS[cash_table].filter(
    row => disclosure.kind === 'closing-disclosure' || row !== 'paid_before_closing',
  )
  const parts = rows.map(row => ({ cents: cash[row][column], path: `cash.${row}.${column}` as const }))
  const name = column === 'amount' ? 'cash_to_close' : 'cash_estimate_column'
  const path = `cash.cash_to_close.${column}` as const
  if (cash_table === 'standard') return equal(name, { cents: total, path }, parts)
  // Without a seller the amount is printed without a sign; a box tells who gets it.
  const sum = parts.reduce((all, { cents }) => all + (cents ?? 0), 0)
  const isTo = column === 'amount' && values.cash_direction !== null ? values.cash_direction === 'to' : sum > 0
  return equal(name, { cents: isTo ? Math.abs(total) : 0 - Math.abs(total), path }, parts)
}

function tableRows(disclosure: Disclosure): Check[] {
  const { cash, values, cash_table } = disclosure
  const alternative = cash_table === 'alternative'
  const sign = alternative ? -1 : 1
  const row = (key: CashRowKey) => ({ cents: cash[key].amount, path: `cash.${key}.amount` as const })
  const signed = (cents: number | null, by: number, path: FieldPath) => ({
    cents: cents === null ? null : cents * by + 0,
    path,
  })
  const checks = [
    ...equal('cash_total_closing_costs', row('total_closing_costs'), [signed(values.section_J, sign, 'section_J')]),
    ...equal(
      'page_1_cash_to_close',
      { cents: values.cash_to_close, path: 'cash_to_close' },
      alternative ? [signed(abs(cash.cash_to_close.amount), 1, 'cash.cash_to_close.amount')] : [row('cash_to_close')],
    ),
    ...paidBefore(disclosure, sign),
  ]
  if (alternative)
    checks.push(...equal('cash_loan_amount', row('loan_amount'), [signed(values.loan_amount, 1, 'loan_amount')], 50))
  return [...checks, ...downPayment(disclosure), ...financed(disclosure), ...payoffs(disclosure)]
}

function abs(cents: number | null): number | null {
  return cents === null ? null : Math.abs(cents)
}

function paidBefore(disclosure: Disclosure, sign: number): Check[] {
  const index = disclosure.lines.findIndex(line => line.section === 'J' && /subtotals/i.test(line.label))
  const line = disclosure.lines[index]
  if (!line) return []
  const path = `lines.${index}.paid_before` as const
  const printed = {
    cents: disclosure.cash.paid_before_closing.amount,
    path: 'cash.paid_before_closing.amount' as const,
  }
  return equal('cash_paid_before', printed, [{ cents: (line.paid_before ?? 0) * -sign + 0, path }])
}

/** Price less loan, where there is a price and nothing else is known to be borrowed. */
function downPayment(disclosure: Disclosure): Check[] {
  const { sale_price, loan_amount, purpose, price_is } = disclosure.values
  const assumed = linesOf(disclosure, 'L').some(line => /assumed|subject to/i.test(line.label))
  if (sale_price === null || loan_amount === null || price_is !== 'sale' || !/purchase/i.test(purpose ?? '')) return []
  if (disclosure.cash_table !== 'standard' || sale_price < loan_amount || assumed) return []
  return equal(
    'cash_down_payment',
    { cents: disclosure.cash.down_payment.amount, path: 'cash.down_payment.amount' },
    [
      { cents: sale_price, path: 'sale_price' },
      { cents: 0 - loan_amount, path: 'loan_amount' },
    ],
    disclosure.kind === 'loan-estimate' ? 50 : 0,
  )
}

function financed(disclosure: Disclosure): Check[] {
  const { sale_price, loan_amount, section_J } = disclosure.values
  const printed = {
    cents: disclosure.cash.closing_costs_financed.amount,
    path: 'cash.closing_costs_financed.amount' as const,
  }
  const payoff = disclosure.cash.payoffs.amount
  if (disclosure.cash_table === 'alternative') {
    if (loan_amount === null || section_J === null || payoff === null || printed.cents === null) return []
    const before = Math.abs(disclosure.cash.paid_before_closing.amount ?? 0)
    const computed = Math.max(0, Math.min(section_J - before, loan_amount + payoff))
    return equal(
      'closing_costs_financed',
      { ...printed, cents: Math.abs(printed.cents) },
      [{ cents: computed, path: 'section_J' }],
      50,
    )
  }
  if (sale_price === null || loan_amount === null || loan_amount > sale_price) return []
  return equal('closing_costs_financed', printed, [{ cents: 0, path: 'loan_amount' }])
}

function payoffs(disclosure: Disclosure): Check[] {
  if (disclosure.cash_table !== 'alternative') return []
  const { section_K } = disclosure.values
  const printed = { cents: disclosure.cash.payoffs.amount, path: 'cash.payoffs.amount' as const }
  return equal('payoffs', printed, [{ cents: section_K === null ? null : 0 - section_K, path: 'section_K' }])
}

/** Each column: principal and interest, insurance, escrow; whole dollars where a part is rounded. */
function payments(disclosure: Disclosure): Check[] {
  const first = disclosure.payments[0]
  const checks = disclosure.payments.flatMap((column, at) => {
    const path = (key: 'principal_and_interest' | 'mortgage_insurance' | 'escrow' | 'total') =>
      `payments.${at}.${key}` as const
    const { mortgage_insurance, escrow, total, total_least } = column
    const rest = [
      { cents: mortgage_insurance, path: path('mortgage_insurance') },
      { cents: escrow, path: path('escrow') },
    ]
    const allowed = (cents: number | null) => (cents !== null && cents % 100 === 0 ? 50 : 1)
    const most = [{ cents: column.principal_and_interest, path: path('principal_and_interest') }, ...rest]
    const least = [{ cents: column.principal_and_interest_least, path: path('principal_and_interest') }, ...rest]
    return [
      ...equal('payment_total', { cents: total, path: path('total') }, most, allowed(total)),
      ...(total_least === total && column.principal_and_interest_least === column.principal_and_interest
        ? []
        : equal('payment_total', { cents: total_least, path: path('total') }, least, allowed(total_least))),
    ]
  })
  if (first && first.first_year === 1 && first.principal_and_interest === first.principal_and_interest_least) {
    const printed = { cents: disclosure.values.principal_and_interest, path: 'principal_and_interest' as const }
    const same = [{ cents: first.principal_and_interest, path: 'payments.0.principal_and_interest' as const }]
    checks.push(
      ...equal(
        'payment_first',
        printed,
        same,
        first.principal_and_interest && first.principal_and_interest % 100 === 0 ? 50 : 0,
      ),
    )
  }
  return checks
}

/** Paid outside of closing: shown, not counted. */
const OUTSIDE = /p\.?o\.?c\b/i

/** Page 3 and 4 of a Closing Disclosure: both summaries, and what the escrow account repeats. */
export function summarySums(disclosure: Disclosure): Check[] {
  const { values, cash } = disclosure
  const side = (id: 'K' | 'L' | 'M' | 'N') => ({ cents: values[`section_${id}`], path: `section_${id}` as const })
  const parts = (id: Section) =>
    disclosure.lines.flatMap((line, at) =>
      line.section === id && !OUTSIDE.test(line.label)
        ? [{ cents: line.amount ?? 0, path: `lines.${at}.amount` as const }]
        : [],
    )
  const checks = (['K', 'L', 'M', 'N'] as const).flatMap(id =>
    parts(id).length > 0 ? equal(`section_${id}`, side(id), parts(id)) : [],
  )
  const net = (printed: number | null, direction: string | null, gets: string) =>
    printed === null || direction === null ? null : direction === gets ? 0 - printed : printed
  if (disclosure.cash_table !== 'alternative') {
    const borrower = net(values.cash_from_or_to_borrower, values.borrower_cash_direction, 'to')
    const due = [side('K'), { ...side('L'), cents: values.section_L === null ? null : 0 - values.section_L }]
    checks.push(...equal('borrower_cash', { cents: borrower, path: 'cash_from_or_to_borrower' }, due))
    const final = { cents: cash.cash_to_close.amount, path: 'cash.cash_to_close.amount' as const }
    checks.push(...equal('borrower_cash_table', { cents: borrower, path: 'cash_from_or_to_borrower' }, [final]))
    const seller = net(values.cash_from_or_to_seller, values.seller_cash_direction, 'from')
    const owed = [side('M'), { ...side('N'), cents: values.section_N === null ? null : 0 - values.section_N }]
    checks.push(...equal('seller_cash', { cents: seller, path: 'cash_from_or_to_seller' }, owed))
    checks.push(...atClosing(disclosure))
  }
  return [...checks, ...escrow(disclosure)]
}

/** Line 03 of K is what J leaves to be paid at closing. */
function atClosing(disclosure: Disclosure): Check[] {
  const index = disclosure.lines.findIndex(
    line => line.section === 'K' && /closing costs paid at closing/i.test(line.label),
  )
  const subtotal = disclosure.lines.findIndex(line => line.section === 'J' && /subtotals/i.test(line.label))
  const line = disclosure.lines[index]
  const columns = disclosure.lines[subtotal]
  if (!line || !columns) return []
  return equal('closing_costs_at_closing', { cents: line.amount, path: `lines.${index}.amount` }, [
    { cents: columns.amount, path: `lines.${subtotal}.amount` },
    { cents: disclosure.values.lender_credits ?? 0, path: 'lender_credits' },
  ])
}

function escrow(disclosure: Disclosure): Check[] {
  const { initial_escrow_payment, monthly_escrow_payment, escrowed_costs_year_1, section_G } = disclosure.values
  const checks = equal('initial_escrow', { cents: initial_escrow_payment, path: 'initial_escrow_payment' }, [
    { cents: section_G, path: 'section_G' },
  ])
  const first = disclosure.payments[0]
  if (first) {
    checks.push(
      ...equal('monthly_escrow', { cents: monthly_escrow_payment, path: 'monthly_escrow_payment' }, [
        { cents: first.escrow, path: 'payments.0.escrow' },
      ]),
    )
  }
  if (monthly_escrow_payment !== null && escrowed_costs_year_1 !== null && monthly_escrow_payment > 0) {
    // The first payment comes a month or two after closing, so year 1 has ten to twelve of them.
    const counts = [12, 11, 10]
    const times = counts.find(count => Math.abs(escrowed_costs_year_1 - count * monthly_escrow_payment) <= count) ?? 12
    checks.push(
      ...equal(
        'escrow_year_1',
        { cents: escrowed_costs_year_1, path: 'escrowed_costs_year_1' },
        [{ cents: times * monthly_escrow_payment, path: 'monthly_escrow_payment' }],
        times,
      ),
    )
  }
  return checks
}
