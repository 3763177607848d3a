import { monthlyPayment } from '#domain/amortization.ts'
import { trueApr } from '#domain/apr.ts'
import { formatApr, formatMoney } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const loan_amount = 400_000
const low = { annual_rate: 6.375, total_fees: 19_800 }
const high = { annual_rate: 6.5, total_fees: 6935 }
const apr = (offer: typeof low) => formatApr(trueApr({ loan_amount, mortgage_type: '30_year_fixed', ...offer }))
const payment = (offer: typeof low) =>
  monthlyPayment({ principal: loan_amount, annual_rate: offer.annual_rate, months: 360 })
const saved = payment(high) - payment(low)
const extraFees = low.total_fees - high.total_fees
const yearsToEven = Math.round(extraFees / saved / 12)

export const rateAndApr: Article = {
  title: 'Rate and APR: two numbers, two jobs',
  summary: 'The rate sets your payment. The APR tells what the loan costs with its fees. Why you need both.',
  blocks: [
    'Every offer shows two percentages. They look alike, and they answer different questions.',
    {
      list: [
        'The **[[interest rate]]** answers: what will I pay each month?',
        'The **[[APR]]** answers: what does this loan cost me, fees and all?',
      ],
    },
    'The APR is the rate plus the fees, spread over the life of the loan. On a fixed loan it is at least as high as the rate, and a wide gap means high fees or mortgage insurance. The APR of some ARMs is below their first rate.',
    { heading: 'How the lower rate can cost more' },
    `Here are two made-up offers for ${formatMoney(loan_amount)} over 30 years.`,
    {
      table: {
        caption: 'The offer with the lower rate has the higher APR.',
        head: ['Offer', 'Rate', 'Fees', 'APR'],
        rows: [
          ['A', '6.375%', formatMoney(low.total_fees), apr(low)],
          ['B', '6.5%', formatMoney(high.total_fees), apr(high)],
        ],
      },
    },
    `Offer A looks better, and it does save ${formatMoney(saved)} a month. But it costs ${formatMoney(extraFees)} more on day one. At that pace it takes about ${yearsToEven} years to get the money back. That is longer than the loan lasts.`,
    { heading: 'What the APR leaves out' },
    'The official APR counts what the lender charges and some other costs, such as points and mortgage insurance. It does not count all of them: the appraisal and title work are often outside. Two lenders may also sort a fee in different ways.',
    'Keyturn’s **true APR** takes every fee that you type in. So it can be a little higher than the one on your form. It leaves out mortgage insurance; where there is any, you see the APR with it, too. Use the same fees for each lender and it is a fair race.',
    { heading: 'When to look at which' },
    {
      list: [
        'Staying for many years? Let the APR lead.',
        'Selling or refinancing within a few years? Low fees matter more than a low rate.',
        'Looking at an ARM? Its APR rests on a guess about later rates. Read [fixed or adjustable](/mortgage-guide/fixed-or-adjustable) first.',
        'Is the budget tight? Check the payment first, then the APR.',
      ],
    },
    'Ask for both numbers on the same day and for the same loan. Rates move daily, and an old quote tells you little.',
  ],
  tool: { id: 'comparison', why: 'Type in each lender’s rate and fees and see the true APR side by side.' },
  sources: ['computed', 'apr-rule'],
}
