import { actuarialApr } from '#domain/apr.ts'
import { inFiveYears, totalInterestPercentage } from '#domain/disclosure-figures.ts'
import {
  blankLine,
  CASH_TABLE_ROWS,
  type CashRowKey,
  type CostLine,
  type Disclosure,
  linesOf,
  type Section,
} from '#domain/disclosures/disclosure.ts'
import type { Seed } from './seed.ts'

export function fillFees(disclosure: Disclosure, from: Seed, round: (dollars: number) => number, loan: number): void {
  const isEstimate = disclosure.kind === 'loan-estimate'
  let at = 0
  const add = (section: Section, label: string, cents: number | null, more: Partial<CostLine> = {}) => {
    const number = String(linesOf(disclosure, section).length + 1).padStart(2, '0')
    disclosure.lines.push({ ...blankLine(section, label), amount: cents, number: isEstimate ? null : number, ...more })
  }
  if (from.points !== null) {
    add('A', `${from.points}% of Loan Amount (Points)`, round((loan * from.points) / 100))
    disclosure.values.points_percent = from.points
  } else add('A', '% of Loan Amount (Points)', null)
  for (const section of ['A', 'B', 'C'] as const) {
    for (const { name, dollars } of from.fees[section]) addFee(section, name, dollars)
  }
  add('E', isEstimate ? 'Recording Fees and Other Taxes' : 'Recording Fees Deed: $40.00 Mortgage: $45.00', round(85))
  if (isEstimate) add('E', 'Transfer Taxes', from.locked ? null : round(420))
  else
    add('E', 'Transfer Tax', null, {
      to: 'Any State',
      ...(disclosure.values.seller ? { seller_paid: 950_00 } : { amount: 950_00 }),
    })
  const perDay = Math.round(((loan * from.rate) / 36_500) * 100) / 100
  const months = isEstimate ? 'months' : 'mo.'
  add('F', `Homeowner’s Insurance Premium ( 12 ${months})`, round(from.insurance * 12), { times: 12 })
  add('F', `Mortgage Insurance Premium ( ${months})`, null)
  if (isEstimate)
    add('F', `Prepaid Interest ( $${perDay.toFixed(2)} per day for 15 days @ ${from.rate}%)`, round(perDay * 15), {
      each: Math.round(perDay * 100),
      times: 15,
    })
  else
    add('F', `Prepaid Interest ( $${perDay.toFixed(2)} per day from 4/15/24 to 5/1/24 )`, round(perDay * 16), {
      each: Math.round(perDay * 100),
    })
  add('F', `Property Taxes ( ${months})`, null)
  const escrowed = (name: string, dollars: number, times: number) =>
    from.escrowed
      ? add('G', `${name} $${dollars.toFixed(2)} per month for ${times} mo.`, round(dollars * times), {
          each: dollars * 100,
          times,
        })
      : add('G', `${name} per month for mo.`, null)
  escrowed('Homeowner’s Insurance', from.insurance, 2)
  add('G', 'Mortgage Insurance per month for mo.', null)
  escrowed('Property Taxes', from.taxes, 3)
  if (!isEstimate && from.escrowed) add('G', 'Aggregate Adjustment', -(from.cents[0] ?? 1) - 1, { number: '08' })
  for (const { name, dollars } of from.fees.H) addFee('H', name, dollars)
  if (from.zeros) for (const line of disclosure.lines.filter(isBlank)) line.amount = 0

  function addFee(section: Section, name: string, dollars: number): void {
    const column = isEstimate ? 0 : (from.before[at] ?? 0)
    const cents = round(dollars + (isEstimate ? 0 : (from.cents[at] ?? 0) / 100))
    at++
    const seller = disclosure.values.seller !== null && section === 'H'
    const where: Partial<CostLine> =
      column === 1
        ? { amount: null, paid_before: cents }
        : column === 2
          ? { amount: null, paid_by_others: cents }
          : column === 3 && seller
            ? { amount: null, seller_paid: cents }
            : {}
    add(section, name, cents, { to: isEstimate || section === 'A' ? null : 'Info Co.', ...where })
  }
}

function isBlank({ amount, paid_before, seller_paid, paid_by_others }: CostLine): boolean {
  return [amount, paid_before, seller_paid, paid_by_others].every(cents => cents === null)
}

const sum = (
  lines: readonly CostLine[],
  key: 'amount' | 'paid_before' | 'seller_paid' | 'seller_paid_before' | 'paid_by_others',
) => lines.reduce((all, line) => all + (line[key] ?? 0), 0)

export function fillTotals(disclosure: Disclosure, from: Seed, round: (dollars: number) => number): void {
  const { values } = disclosure
  const isEstimate = disclosure.kind === 'loan-estimate'
  const of = (...sections: Section[]) => disclosure.lines.filter(line => sections.includes(line.section))
  const borrower = (...sections: Section[]) => sum(of(...sections), 'amount') + sum(of(...sections), 'paid_before')
  for (const section of ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const) values[`section_${section}`] = borrower(section)
  values.section_D = borrower('A', 'B', 'C')
  values.section_I = borrower('E', 'F', 'G', 'H')
  const credits = from.credits !== 0 ? -round(from.credits / 100) : from.zeros ? 0 : null
  values.lender_credits = credits
  values.section_J = values.section_D + values.section_I + (credits ?? 0)
  const orNull = (cents: number) => (cents === 0 ? null : cents)
  if (isEstimate) {
    disclosure.lines.push({ ...blankLine('J', 'D + I'), amount: values.section_D + values.section_I })
  } else {
    const loan = of('A', 'B', 'C')
    const other = of('E', 'F', 'G', 'H')
    const all = [...loan, ...other]
    const row = (section: Section, label: string, lines: CostLine[], every: boolean): CostLine => ({
      ...blankLine(section, label),
      amount: sum(lines, 'amount'),
      paid_before: orNull(sum(lines, 'paid_before')),
      ...(every
        ? { seller_paid: orNull(sum(lines, 'seller_paid')), paid_by_others: orNull(sum(lines, 'paid_by_others')) }
        : {}),
    })
    disclosure.lines.push(
      row('D', 'Loan Costs Subtotals (A + B + C)', loan, false),
      row('I', 'Other Costs Subtotals (E + F + G + H)', other, false),
      row('J', 'Closing Costs Subtotals (D + I)', all, true),
    )
  }
  const above = !isEstimate && from.credits !== 0 && from.locked ? 50_00 : null
  if (!isEstimate) values.credit_above_limit = above
  const includes = above === null ? '' : ' (Includes $50.00 credit for increase in Closing Costs above legal limit)'
  disclosure.lines.push({ ...blankLine('J', `Lender Credits${includes}`), amount: credits })
  Object.assign(values, {
    closing_costs: values.section_J,
    closing_costs_loan: values.section_D,
    closing_costs_other: values.section_I,
    closing_costs_credits: -(credits ?? 0) + 0,
  })
}

export function fillCash(disclosure: Disclosure, from: Seed, loan: number, refinance: boolean): void {
  const { cash, values } = disclosure
  const isEstimate = disclosure.kind === 'loan-estimate'
  const costs = values.section_J ?? 0
  const before = disclosure.lines
    .filter(line => line.section < 'I' && line.section !== 'D')
    .reduce((all, line) => all + (line.paid_before ?? 0), 0)
  disclosure.cash_table = refinance ? 'alternative' : 'standard'
  if (refinance) {
    const payoff = Math.round(loan * 0.9) * 100
    const net = loan * 100 - costs + before - payoff
    cash.loan_amount.amount = loan * 100
    cash.total_closing_costs.amount = 0 - costs
    cash.payoffs.amount = 0 - payoff
    cash.cash_to_close.amount = Math.abs(net)
    values.cash_direction = net >= 0 ? 'to' : 'from'
    cash.closing_costs_financed.amount = Math.max(0, Math.min(costs - before, loan * 100 - payoff))
    if (!isEstimate) {
      cash.paid_before_closing.amount = before
      values.section_K = payoff
    }
  } else {
    cash.total_closing_costs.amount = costs
    cash.closing_costs_financed.amount = 0
    cash.down_payment.amount = (from.price - loan) * 100
    cash.deposit.amount = 0 - from.deposit
    cash.funds_for_borrower.amount = 0
    cash.seller_credits.amount = from.locked ? -250_000 : 0
    cash.adjustments.amount = isEstimate ? 0 : -1035_04
    if (!isEstimate) cash.paid_before_closing.amount = 0 - before
    cash.cash_to_close.amount = CASH_TABLE_ROWS.standard.reduce((all, row) => all + (cash[row].amount ?? 0), 0)
  }
  values.cash_to_close = cash.cash_to_close.amount
}

/** What the Closing Disclosure says of the estimate that came before it. */
export function fillEstimateColumn(disclosure: Disclosure, estimate: Disclosure): void {
  const rows = Object.entries(disclosure.cash).filter(
    ([key, row]) =>
      row.amount !== null &&
      key !== 'cash_to_close' &&
      !(key === 'closing_costs_financed' && disclosure.cash_table === 'alternative'),
  )
  let total = 0
  for (const [key, row] of rows) {
    row.estimate = estimate.cash[key as CashRowKey].amount ?? 0
    row.changed = row.estimate === row.amount ? 'no' : 'yes'
    row.words = row.changed === 'yes' ? changeWords(disclosure, key) : null
    total += row.estimate
  }
  disclosure.cash.cash_to_close.estimate = disclosure.cash_table === 'alternative' ? Math.abs(total) : total
}

/** The form says here too what the lender gives back. */
function changeWords({ values }: Disclosure, key: string): string {
  const above = key === 'total_closing_costs' ? values.credit_above_limit : null
  return above === null ? 'See details in Sections K and L' : `Increase exceeds legal limits by $${above / 100}`
}

export function fillEnd(
  disclosure: Disclosure,
  from: Seed,
  terms: { principal: number; annual_rate: number; months: number },
  { pi, premium, end }: { pi: number; premium: number; end: number },
): void {
  const { values } = disclosure
  const prepaid =
    sum(
      linesOf(disclosure, 'F').filter(line => line.label.startsWith('Prepaid')),
      'amount',
    ) / 100
  const insured = disclosure.payments.filter(column => (column.mortgage_insurance ?? 0) > 0)
  const level = from.story === 'purchase' || from.story === 'refinance'
  const toTheEnd = insured.length === disclosure.payments.length
  const months = premium === 0 ? 0 : toTheEnd ? terms.months : level ? end : (insured.at(-1)?.last_year ?? 0) * 12
  const five = inFiveYears({
    ...terms,
    mortgage_insurance_monthly: premium / 100,
    mortgage_insurance_months: months,
    loan_costs: (values.section_D ?? 0) / 100,
    prepaid_interest: prepaid,
  })
  const fees = (values.section_A ?? 0) / 100 + prepaid
  const streams = [
    { amount: pi / 100, count: terms.months, first_period: 1 },
    { amount: premium / 100, count: months, first_period: 1 },
  ]
  const apr = actuarialApr({ amount_financed: terms.principal - fees, streams, periods_per_year: 12 })
  // Payments of interest alone repay nothing, so no rate fits them: what such a disclosure prints is near its rate.
  values.apr = Math.round((from.story === 'interest-only' ? terms.annual_rate + 0.125 : apr) * 1000) / 1000
  values.tip = Math.round(totalInterestPercentage({ ...terms, prepaid_interest: prepaid }) * 1000) / 1000
  if (disclosure.kind === 'loan-estimate') {
    values.in_5_years_total = Math.round(five.total_paid) * 100
    values.in_5_years_principal = Math.round(five.principal_paid) * 100
    return
  }
  const scheduled = pi * terms.months + premium * months
  values.amount_financed = Math.round((terms.principal - fees) * 100)
  // Interest alone for the whole term would never repay the loan; what it prints is still a charge, and the loan is repaid.
  values.finance_charge = Math.max(1_000_00, scheduled - values.amount_financed)
  const paid = Math.max(scheduled, Math.round(terms.principal * 100))
  values.total_of_payments = paid + (values.section_D ?? 0) + Math.round(prepaid * 100)
  if (!from.escrowed) {
    values.no_escrow_costs_year_1 = (from.taxes + from.insurance) * 12_00
    values.escrow_waiver_fee = from.locked ? 250_00 : null
    return
  }
  values.initial_escrow_payment = values.section_G
  values.monthly_escrow_payment = disclosure.payments[0]?.escrow ?? null
  values.escrowed_costs_year_1 = (values.monthly_escrow_payment ?? 0) * 12
  values.non_escrowed_costs_year_1 = from.locked ? 1800_00 : null
}

export function fillSummaries(disclosure: Disclosure, from: Seed): void {
  const { values, cash } = disclosure
  const add = (section: Section, number: string, label: string, amount: number) =>
    disclosure.lines.push({ ...blankLine(section, label), number, amount })
  if (disclosure.cash_table === 'alternative') {
    add('K', '01', 'Rho Servicing to pay off existing loan', (values.section_K ?? 0) - 500_00)
    add('K', '02', 'Credit card', 500_00)
    return
  }
  const subtotal = disclosure.lines.find(line => line.section === 'J')
  const closing = (subtotal?.amount ?? 0) + (values.lender_credits ?? 0)
  const price = values.sale_price ?? 0
  const due = price + closing + 80_00
  const cashToClose = cash.cash_to_close.amount ?? 0
  const credits = from.locked ? 2500_00 : 0
  add('K', '01', 'Sale Price of Property', price)
  add('K', '03', 'Closing Costs Paid at Closing (J)', closing)
  add('K', '11', 'HOA Dues 4/15/24 to 4/30/24', 80_00)
  add('L', '01', 'Deposit', from.deposit)
  add('L', '02', 'Loan Amount', values.loan_amount ?? 0)
  const second = from.secondLoan ? 9_500_00 : 0
  if (second) add('L', '04', 'Second Loan (Principal Balance $10,000.00)', second)
  if (credits) add('L', '05', 'Seller Credit', credits)
  add(
    'L',
    '12',
    'City/Town Taxes 1/1/24 to 4/14/24',
    due - cashToClose - from.deposit - (values.loan_amount ?? 0) - second - credits,
  )
  values.section_K = due
  values.section_L = due - cashToClose
  values.cash_from_or_to_borrower = Math.abs(cashToClose)
  values.borrower_cash_direction = cashToClose >= 0 ? 'from' : 'to'
  add('M', '01', 'Sale Price of Property', price)
  add('M', '12', 'HOA Dues 4/15/24 to 4/30/24', 80_00)
  add('N', '02', 'Closing Costs Paid at Closing (J)', 12_800_00)
  const payoff = from.secondLoan ? 20_000_00 : 0
  if (payoff) add('N', '05', 'Payoff of Second Loan (of $25,000.00, the rest forgiven)', payoff)
  values.section_M = price + 80_00
  values.section_N = 12_800_00 + payoff
  values.cash_from_or_to_seller = values.section_M - values.section_N
  values.seller_cash_direction = 'to'
}
