import { monthlyPayment } from '#domain/amortization.ts'
import { formatMoney, formatMonths } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const principal = 400_000
const cost = principal / 100
const without = monthlyPayment({ principal, annual_rate: 6.75, months: 360 })
const withPoint = monthlyPayment({ principal, annual_rate: 6.5, months: 360 })
const saved = without - withPoint
const monthsToEven = Math.ceil(cost / saved)

export const pointsAndRateLocks: Article = {
  title: 'Points, lender credits and rate locks',
  summary: 'You can pay for a lower rate, be paid for a higher one, and freeze it. When each is worth it.',
  blocks: [
    'The rate you are offered is not one number. It is one row in a list. You can move along that list.',
    { heading: 'Points: pay now, save later' },
    `One [[point|points]] costs 1% of the loan and lowers the rate. By how much is up to the lender. Say one point on ${formatMoney(principal)} takes you from 6.75% to 6.5%. You pay ${formatMoney(cost)} at closing and save ${formatMoney(saved)} a month. It takes ${formatMonths(monthsToEven)} to get your money back. After that you are ahead.`,
    'So the question is how long you will keep the loan. If you may sell or [[refinance]] before that day, skip the points. If your savings are thin, skip them too. Cash in hand is worth more in the first year than a slightly lower payment.',
    { heading: 'Lender credits: the other way around' },
    'A [[lender credit]] is a point in reverse. The lender pays some of your closing costs, and you take a higher rate. It helps if you are short of cash or will not stay long. Over many years it costs more.',
    { heading: 'Compare with none' },
    'Ask every lender for a quote with no points and no credits first. Otherwise one quote looks cheap only because you have paid for it.',
    { heading: 'Rate locks' },
    'Rates move each day. A [[rate lock]] holds yours while the loan is made, often for 30 to 60 days. Three things to ask:',
    {
      steps: [
        '**How long is the lock?** Your contract says when you close. Add a week for bad luck.',
        '**What does more time cost?** If the lender causes the delay, who pays?',
        '**Is there a float-down?** Some locks let you take a lower rate if rates drop. It often costs extra.',
      ],
    },
    'Lock when you have a signed contract and a payment you can live with. Nobody can tell where rates go next week. The Federal Reserve’s meetings can shake them, but the Fed does not set mortgage rates. Markets often move before it speaks.',
    'Get the lock in writing, with the rate, the points and the last day. It is also at the top of your Loan Estimate.',
  ],
  tool: { id: 'rate-lock', why: 'Enter your lock and see how many days are to spare until you close.' },
  sources: ['computed', 'fed'],
}
