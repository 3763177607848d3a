import { loanTotals, paymentSplit } from '#domain/amortization.ts'
import { formatMoney } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const loan = { principal: 400_000, annual_rate: 6.5, months: 360 }
const totals = loanTotals(loan)
const first = paymentSplit({ ...loan, month: 1 })
const last = paymentSplit({ ...loan, month: 360 })

export const whatAMortgageIs: Article = {
  title: 'What a mortgage is, in plain words',
  summary: 'A mortgage is a loan with your home as the promise. Here is who does what, and how the debt shrinks.',
  blocks: [
    'A mortgage is a loan for buying a home. The lender pays the seller for you. You pay the lender back, a little each month, for many years. Most people choose 15 or 30 years.',
    'The home is the promise behind the loan. As long as you pay, it is yours to live in, paint and sell. If the payments stop for good, the lender can take the home and sell it to get its money back. That is why lenders check so much before they say yes.',
    { heading: 'The four parts of every loan' },
    {
      list: [
        '**[[Principal]]** is the amount you owe. It starts as the price less your [[down payment]].',
        '**[[Interest|interest-rate]]** is what the lender charges for the money, in percent per year.',
        '**Term** is the time you have to pay it all back.',
        '**Fees** are what you pay to get the loan. They are due at closing, not each month.',
      ],
    },
    { heading: 'Why the debt shrinks slowly at first' },
    `Take a loan of ${formatMoney(loan.principal)} at 6.5% for 30 years. The payment is ${formatMoney(totals.payment)} each month, and it never changes. But what it does changes a lot.`,
    `In the first month ${formatMoney(first.interest)} of it is interest, because you still owe the whole loan. Only ${formatMoney(first.principal)} makes the debt smaller. In the last month just ${formatMoney(last.interest)} is interest, and nearly all the rest pays off the loan. This slow turn is called [[amortization]].`,
    `Over 30 years you would pay ${formatMoney(totals.total_interest)} in interest. That is more than the loan itself, so a small change in the rate matters. It is also why money paid early, on top of the payment, saves so much. [Extra payments](/mortgage-guide/extra-payments) shows how.`,
    { heading: 'Who you will meet' },
    'The **lender** makes the loan. A **loan officer** is your contact there. An **underwriter** checks your papers and decides. An **appraiser** says what the home is worth. A **title company or attorney** makes sure the seller really owns the home and runs the closing. Later a **[[servicer]]** collects your payments.',
    'You do not need to know all of this today. Read one chapter at a time, in step with what you are doing. Each article takes two minutes or so, and each ends with the tool that helps at that point.',
  ],
  tool: {
    id: 'calculator',
    why: 'Put in a price and a rate and see the payment, the interest and the balance over the years.',
  },
  sources: ['computed'],
}
