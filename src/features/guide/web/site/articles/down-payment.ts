import { monthlyPayment } from '#domain/amortization.ts'
import { formatMoney, formatPercent } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const price = 400_000
const down = (percent: number) => {
  const principal = price * (1 - percent / 100)
  return [
    formatPercent(percent),
    formatMoney(price - principal),
    formatMoney(monthlyPayment({ principal, annual_rate: 6.5, months: 360 })),
    percent < 20 ? 'Usually yes' : 'No',
  ]
}

export const downPayment: Article = {
  title: 'How much to put down',
  summary: 'Twenty percent is not a rule. What more or less down means for your payment and your savings.',
  blocks: [
    'The [[down payment]] is the part of the price you pay yourself. Many people think it must be 20%. It need not be.',
    'As usual minimums in 2026, a conventional loan starts at 3% for a first home or a modest income, else at 5%. An FHA loan starts at 3.5%. VA and USDA loans need nothing down. A second home or a rental needs more: often 10% to 25%. So why put down more? Because it makes everything after it cheaper.',
    {
      table: {
        caption: `A home for ${formatMoney(price)} at 6.5%, conventional, 30 years. Tax and insurance come on top.`,
        head: ['Down', 'Cash', 'Principal and interest', 'PMI'],
        rows: [3, 5, 10, 20].map(down),
      },
    },
    { heading: 'What a larger down payment buys' },
    {
      list: [
        'A smaller loan and a smaller payment, for as long as you have the loan.',
        'No [[PMI|pmi]] from 20% down on a conventional loan.',
        'Often a better rate. In our estimate the rate is higher when the loan is above 80% of the value, and lower when it is below 60%.',
        'A cushion: if prices fall, you are less likely to owe more than the home is worth.',
      ],
    },
    { heading: 'What to keep in the bank' },
    'Do not empty your account for the down payment. You also need money for [[closing costs]], for moving and for the first thing that breaks. Many lenders like to see a few months of payments left over.',
    'If saving up 20% would take years, buying sooner with PMI can be the better deal. PMI ends. Rent does not. Run both cases before you decide.',
    { heading: 'Where the money may come from' },
    {
      list: [
        'Your savings. Lenders want to see two or three months of statements and will ask about large deposits.',
        'A gift from family, with a [[gift letter]].',
        'Help programs of your state, city or employer. Ask each lender which ones it works with.',
        'Money from selling stock or a car. Keep the papers that show the sale.',
      ],
    },
    'Do not borrow it on a card. The lender will see it, and it raises your [debt-to-income ratio](/mortgage-guide/debt-to-income).',
  ],
  tool: { id: 'calculator', why: 'Try a few down payments and watch the payment and the interest change.' },
  sources: ['minimums', 'other-homes', 'computed', 'rate-estimate'],
}
