import { loanTotals } from '#domain/amortization.ts'
import { formatMoney } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const loan = { principal: 400_000, months: 360 }
const low = loanTotals({ ...loan, annual_rate: 6.5 })
const high = loanTotals({ ...loan, annual_rate: 6.75 })

export const compareLenders: Article = {
  title: 'How to compare lenders without getting lost',
  summary: 'Ask three to seven lenders for the same loan on the same day, then let one number decide.',
  blocks: [
    'Lenders charge different prices for the same loan. They do not see your other offers, and nobody will tell you that you could do better. You find out by asking.',
    `A quarter of a point sounds small. On ${formatMoney(loan.principal)} over 30 years, 6.75% instead of 6.5% costs ${formatMoney(high.payment - low.payment)} more each month and ${formatMoney(high.total_interest - low.total_interest)} more in all. A few phone calls can save that.`,
    { heading: 'How many to ask' },
    'Three is a good start. Seven is enough. Mix the kinds: a bank you know, a credit union, an online lender and a broker. A broker shops among many lenders for you and is paid by you or by the lender, never by both.',
    { heading: 'Ask for the same thing' },
    'An offer only tells you something if the others answer the same question. Give each lender the same:',
    {
      list: [
        'loan amount and down payment,',
        'kind of loan and number of years,',
        'number of [[points]], best none at first,',
        'length of [[rate lock]],',
        'day. Rates move, so ask all of them within a day or two.',
      ],
    },
    'Then ask for a [[Loan Estimate]] from each. It is a standard form, so the same number is always in the same place.',
    { heading: 'What to look at, in order' },
    {
      steps: [
        '**True APR.** It puts the rate and all fees into one number.',
        '**Lender fees.** Box A on page 2. Only this lender charges them, so you can ask for less.',
        '**Cash to close.** Can you bring it?',
        '**Cost over five years.** It is on page 3, under “In 5 years.”',
        '**People.** Did they answer clearly and on time? You will need them on a bad day.',
      ],
    },
    { heading: 'Then ask for more' },
    'Show the best offer to the lender you like most and ask, “Can you match this?” It is normal, and it often works. Lenders can lower their own fees or give you a [[lender credit]].',
    'Ask each lender when you will have its answer. Do not let anyone rush you. A good offer will still be good after you have slept on it.',
  ],
  tool: { id: 'comparison', why: 'Lay the offers side by side. Each gets its true APR and what it costs in all.' },
  sources: ['computed'],
}
