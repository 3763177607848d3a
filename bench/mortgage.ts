import { createRequire } from 'node:module'
import { amortize, monthlyPayment } from '#domain/amortization.ts'
import { actuarialApr, trueApr } from '#domain/apr.ts'
import { mortgagePayments } from '#domain/mortgage-type.ts'
import { exactApr, exactPayment, exactScheduleInterest } from './exact-figures.ts'
import { type Contender, compare } from './race.ts'

// Mortgage figures against npm packages that offer them: error beside time, all in one run.
// `node bench/mortgage.ts`; errors are the worst over the loans below, against figures of 50 digits.

const require = createRequire(import.meta.url)
const financial = require('financial')
const { Finance } = require('financejs')
const loanCalc = require('loan-calc')
const { irr } = require('node-irr')
const finance = new Finance()

const loans = [
  { principal: 400_000, annual_rate: 6.5, months: 360, fees: 7935 },
  { principal: 162_000, annual_rate: 3.875, months: 360, fees: 4500 },
  { principal: 725_000, annual_rate: 7.375, months: 360, fees: 12_345.67 },
  { principal: 250_000, annual_rate: 5.99, months: 360, fees: 999 },
]
type Loan = (typeof loans)[number]

function race(title: string, unit: string, contenders: Contender<Loan>[], truth: (loan: Loan) => number): void {
  console.log(compare({ title, unit, inputs: loans, contenders, truth }))
}

race(
  'Monthly payment',
  '$',
  [
    { name: 'keyturn monthlyPayment', run: loan => monthlyPayment(loan), own: true },
    { name: 'financial pmt', run: loan => -financial.pmt(loan.annual_rate / 1200, loan.months, loan.principal) },
    { name: 'financejs PMT', run: loan => -finance.PMT(loan.annual_rate / 1200, loan.months, loan.principal) },
    { name: 'financejs AM', run: loan => finance.AM(loan.principal, loan.annual_rate, loan.months, 1) },
    {
      name: 'loan-calc paymentCalc',
      run: ({ principal, annual_rate, months }) =>
        loanCalc.paymentCalc({ amount: principal, rate: annual_rate, termMonths: months }),
    },
  ],
  exactPayment,
)

race(
  'Schedule of 360 months (all interest, cents)',
  '$',
  [
    { name: 'keyturn amortize, exact cents', run: loan => amortize(loan).total_interest, own: true },
    { name: 'bare float loop, no cents', run: bareLoop, yardstick: true },
    { name: 'financial ipmt + ppmt by month', run: financialSchedule },
  ],
  exactScheduleInterest,
)

const flows = new Map(loans.map(loan => [loan, cashFlows(loan, [[monthlyPayment(loan), loan.months]])]))
race(
  'APR of a fixed loan with fees',
  'percentage points',
  [
    {
      name: 'keyturn trueApr',
      run: ({ principal, annual_rate, fees }) =>
        trueApr({ loan_amount: principal, total_fees: fees, annual_rate, mortgage_type: '30_year_fixed' }),
      own: true,
    },
    { name: 'financial pmt + rate', run: loan => financialRate(loan) },
    { name: 'financial pmt + rate, tolerance 1e-13', run: loan => financialRate(loan, 1e-13) },
    { name: 'financial irr', run: loan => financial.irr(flows.get(loan)) * 1200 },
    { name: 'node-irr irr', run: loan => irr(flows.get(loan)) * 1200 },
    { name: 'node-irr irr, epsilon 1e-13', run: loan => irr(flows.get(loan), { epsilon: 1e-13 }) * 1200 },
    { name: 'financejs IRR', run: loan => finance.IRR(...(flows.get(loan) ?? [])) * 12 },
  ],
  loan => exactApr(loan.principal - loan.fees, [[exactPayment(loan), loan.months]]),
)

const armFlows = new Map(loans.map(loan => [loan, cashFlows(loan, armPayments(loan))]))
race(
  'APR of a 5/1 ARM with fees',
  'percentage points',
  [
    {
      name: 'keyturn trueApr',
      run: ({ principal, annual_rate, fees }) =>
        trueApr({ loan_amount: principal, total_fees: fees, annual_rate, mortgage_type: '5_1_arm' }),
      own: true,
    },
    {
      name: 'keyturn actuarialApr',
      run: ({ principal, annual_rate, fees }) =>
        actuarialApr({
          amount_financed: principal - fees,
          streams: mortgagePayments(principal, annual_rate, '5_1_arm'),
          periods_per_year: 12,
        }),
      own: true,
    },
    { name: 'financial irr', run: loan => financial.irr(armFlows.get(loan)) * 1200 },
    { name: 'node-irr irr', run: loan => irr(armFlows.get(loan)) * 1200 },
    { name: 'financejs IRR', run: loan => finance.IRR(...(armFlows.get(loan) ?? [])) * 12 },
  ],
  loan => exactApr(loan.principal - loan.fees, armPayments(loan)),
)

function bareLoop({ principal, annual_rate, months }: Loan): number {
  const rate = annual_rate / 1200
  const payment = (principal * rate) / (1 - (1 + rate) ** -months)
  const rows = []
  let balance = principal
  let total = 0
  for (let month = 1; month <= months; month++) {
    const interest = balance * rate
    balance -= payment - interest
    total += interest
    rows.push({ month, payment, interest, principal: payment - interest, balance })
  }
  return rows.length === months ? total : 0
}

function financialSchedule({ principal, annual_rate, months }: Loan): number {
  const rate = annual_rate / 1200
  const rows = []
  let balance = principal
  let total = 0
  for (let month = 1; month <= months; month++) {
    const interest = -financial.ipmt(rate, month, months, principal)
    const repaid = -financial.ppmt(rate, month, months, principal)
    balance -= repaid
    total += interest
    rows.push({ month, payment: interest + repaid, interest, principal: repaid, balance })
  }
  return rows.length === months ? total : 0
}

function financialRate({ principal, annual_rate, months, fees }: Loan, tolerance?: number): number {
  const payment = financial.pmt(annual_rate / 1200, months, principal)
  return financial.rate(months, payment, principal - fees, 0, 'end', 0.01, tolerance) * 1200
}

function armPayments({ principal, annual_rate }: Loan): [amount: number, count: number][] {
  return mortgagePayments(principal, annual_rate, '5_1_arm').map(({ amount, count }) => [amount, count])
}

function cashFlows({ principal, fees }: Loan, streams: [amount: number, count: number][]): number[] {
  return [fees - principal, ...streams.flatMap(([amount, count]) => Array<number>(count).fill(amount))]
}
