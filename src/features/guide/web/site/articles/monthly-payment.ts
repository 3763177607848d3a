import { monthlyPayment as levelPayment, paymentSplit } from '#domain/amortization.ts'
import { formatMoney } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const loan = { principal: 400_000, annual_rate: 7.5, months: 360 }
const principalAndInterest = levelPayment(loan)
const first = paymentSplit({ ...loan, month: 1 })
const tax = 8000 / 12
const insurance = 2400 / 12
const pmi = 200
const hoa = 150
const whole = principalAndInterest + tax + insurance + pmi + hoa

export const monthlyPaymentArticle: Article = {
  title: 'What is inside a monthly payment',
  summary: 'Up to six things share one payment. Only two of them pay for the loan.',
  blocks: [
    'People ask what the mortgage will be and hear one number. Then the first bill comes, and it is higher. The reason: the loan is only a part of it.',
    {
      table: {
        caption: `An example: ${formatMoney(loan.principal)} at 7.5% for 30 years, first month`,
        head: ['Part', 'Each month'],
        rows: [
          ['Principal', formatMoney(first.principal)],
          ['Interest', formatMoney(first.interest)],
          ['Property tax ($8,000 a year)', formatMoney(tax)],
          ['Home insurance ($2,400 a year)', formatMoney(insurance)],
          ['PMI', formatMoney(pmi)],
          ['HOA dues', formatMoney(hoa)],
          ['Total', formatMoney(whole)],
        ],
      },
    },
    { heading: 'The loan itself' },
    `**[[Principal]]** and **interest** together are ${formatMoney(principalAndInterest)}. With a fixed rate that sum never changes. What changes is the split: a bit more goes to principal every month.`,
    { heading: 'Tax and insurance' },
    'Property tax goes to your county or town. [[Homeowners insurance]] protects the house. Most lenders collect a twelfth of each with every payment. They keep it in an [[escrow account]] and pay the bills for you.',
    'Once a year the [[servicer]] checks the account. If tax or insurance has gone up, so does your payment, even with a fixed rate. If too much was saved, you get some back.',
    { heading: 'PMI' },
    'With less than 20% down on a conventional loan you usually pay [[PMI|pmi]]. It ends one day. [Mortgage insurance](/mortgage-guide/mortgage-insurance) tells you when.',
    { heading: 'HOA dues' },
    'If the home belongs to an association, [[dues|hoa-dues]] are paid to it directly, not through the loan. Lenders count them all the same. Ask what they cover and when they last rose.',
    { heading: 'What is not in it' },
    {
      list: [
        'Power, water, heat and trash.',
        'Repairs. Put some money aside every month, since something will break.',
        'Flood or earthquake insurance, where you need it.',
      ],
    },
    'When you compare rent with owning, use the whole number and not just the loan. When you compare lenders, use only principal, interest and mortgage insurance. The rest is the same with all of them.',
  ],
  tool: { id: 'breakdown', why: 'Put in your own tax, insurance and dues and see where each dollar goes.' },
  sources: ['computed'],
}
