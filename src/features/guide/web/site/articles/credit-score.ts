import { monthlyPayment } from '#domain/amortization.ts'
import type { CreditScoreRange } from '#domain/borrower.ts'
import { formatDay } from '#domain/day-words.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { BASE_RATE_DAY, estimateRate } from '#domain/rate-estimate.ts'
import type { Article } from '../article.ts'

const principal = 400_000
const rate = (credit_score_range: CreditScoreRange) =>
  estimateRate({ credit_score_range, loan_amount: principal, property_value: 500_000 }).rate
const payment = (range: CreditScoreRange) =>
  formatMoney(monthlyPayment({ principal, annual_rate: rate(range), months: 360 }))
const row = (label: string, range: CreditScoreRange) => [label, formatRate(rate(range)), payment(range)]

export const creditScore: Article = {
  title: 'What your credit score does to your rate',
  summary: 'A better score can save hundreds a month. What counts, and what to do in the next 90 days.',
  blocks: [
    'Your [[credit score]] tells a lender how you have paid your debts so far. It is the quickest way to a better rate, and you can work on it for free.',
    {
      table: {
        caption: `Keyturn’s estimate for ${formatMoney(principal)} with 20% down, 30 years fixed. It starts from our own base rate of ${formatDay(BASE_RATE_DAY)}.`,
        head: ['Score', 'Estimated rate', 'Monthly payment'],
        rows: [
          row('740 or more', 'excellent_740_plus'),
          row('670 to 739', 'good_670_739'),
          row('580 to 669', 'fair_580_669'),
          row('Below 580', 'poor_below_580'),
        ],
      },
    },
    'These are estimates to show the size of the gap. A lender’s offer will differ. But the pattern holds: each step down costs real money, every month, for as long as you keep the loan.',
    { heading: 'What moves the score' },
    {
      list: [
        '**Paying on time.** Nothing counts more. One late payment can undo months of care.',
        '**How much of your limits you use.** A card that is almost full hurts, even if you pay it off each month.',
        '**How long you have had credit.** Keep old cards open.',
        '**New credit.** Every new account makes you look a bit riskier for a while.',
      ],
    },
    { heading: 'A plan for the next 90 days' },
    {
      steps: [
        'Get your free credit reports and read them line by line. Dispute what is wrong in writing.',
        'Pay down cards first, starting with the fullest one.',
        'Put every bill on autopay, so that nothing is late.',
        'Do not open or close any account until you have the keys. That means no new car and no store card.',
      ],
    },
    'Looking at your own credit is a [[soft inquiry]]. It never lowers your score, so check as often as you like.',
    { heading: 'If your score is low' },
    'You may still buy. As usual minimums in 2026, most lenders ask for 620 on a conventional loan. Fannie Mae’s own system dropped that floor in November 2025, so some take less. FHA asks for 580 with 3.5% down, or 500 with 10% down. Compare the cost of buying now with the cost of waiting half a year for a better rate.',
  ],
  tool: {
    id: 'application',
    why: 'Choose your score range and see the rate we would expect for you, with each step explained.',
  },
  sources: ['rate-estimate', 'minimums', 'credit-floor', 'computed'],
}
