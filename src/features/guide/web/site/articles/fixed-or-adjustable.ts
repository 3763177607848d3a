import { monthlyPayment } from '#domain/amortization.ts'
import { formatMoney } from '#domain/figures.ts'
import { ARM_ADJUSTMENT_POINTS, mortgagePayments } from '#domain/mortgage-type.ts'
import type { Article } from '../article.ts'

const principal = 400_000
const thirty = monthlyPayment({ principal, annual_rate: 6.5, months: 360 })
const fifteen = monthlyPayment({ principal, annual_rate: 5.75, months: 180 })
const [before, after] = mortgagePayments(principal, 6, '5_1_arm')

export const fixedOrAdjustable: Article = {
  title: 'Fixed or adjustable: which rate fits you',
  summary: 'A fixed rate buys calm. An adjustable one starts lower and can rise. How to tell which suits your plans.',
  blocks: [
    'There are two kinds of rate. A **[[fixed rate|fixed-rate]]** stays the same from the first payment to the last. An **[[adjustable rate|adjustable-rate]]** stays the same for some years and can then go up or down.',
    { heading: 'Fixed: you know what you will pay' },
    `With a fixed rate, principal and interest never change. If rates rise, yours does not. If they fall a lot, you can [[refinance]]. Say you borrow ${formatMoney(principal)}. At 6.5% for 30 years the payment is ${formatMoney(thirty)}. At 5.75% for 15 years it is ${formatMoney(fifteen)}. The shorter loan costs more each month and far less in total.`,
    'Tax and insurance can still rise, and they are part of what you pay each month. Only principal and interest are fixed.',
    { heading: 'Adjustable: lower now, unsure later' },
    'The name tells you how it works. A 5/1 ARM keeps its first rate for five years and then changes once a year. A 7/1 waits seven years, a 10/1 ten. Most new ones are called 5/6, 7/6 or 10/6 and change every six months. The new rate follows a market rate plus a margin, and caps limit how far it may move.',
    `Keyturn plans with care: after the first years we count the rate as ${ARM_ADJUSTMENT_POINTS} points higher. On ${formatMoney(principal)} at 6% a 5/1 ARM would start at ${formatMoney(before?.amount)} a month and go to ${formatMoney(after?.amount)}. It may turn out better or worse. Ask yourself if you could pay that.`,
    { heading: 'Three questions that decide' },
    {
      steps: [
        '**How long will you stay?** If you are sure to sell within five years, an ARM can save money. Plans change, so be honest.',
        '**Could you carry the higher payment?** If it would keep you awake, take the fixed rate.',
        '**How big is the gap?** If the ARM starts only a little lower, the risk is not worth it.',
      ],
    },
    'First-time buyers mostly do well with a 30-year fixed loan. It leaves room in the budget, and you can pay extra in good months.',
    {
      note: 'The first page of a [Loan Estimate](/mortgage-guide/loan-estimate) says whether the rate can rise, when, and how high the payment could get.',
    },
  ],
  tool: {
    id: 'comparison',
    why: 'Put a fixed loan beside an ARM and see the true APR of both, with the higher later rate counted in.',
  },
  sources: ['six-month-arms', 'computed', 'rate-estimate'],
}
