import { amortize } from '#domain/amortization.ts'
import { formatMoney, formatMonths } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const loan = { principal: 400_000, annual_rate: 6.5, months: 360 }
const plain = amortize(loan)
const row = (extra_monthly: number) => {
  const { months, total_interest } = amortize({ ...loan, extra_monthly })
  return [formatMoney(extra_monthly), formatMonths(months), formatMoney(plain.total_interest - total_interest)]
}

export const extraPayments: Article = {
  title: 'What extra payments do',
  summary: 'A little more each month can take years off the loan. How it works, and when to wait with it.',
  blocks: [
    'Every dollar you pay beyond the bill goes straight to the [[principal]]. From then on it earns no interest for the lender. It is like savings that pay your own rate.',
    {
      table: {
        caption: `${formatMoney(loan.principal)} at 6.5% for 30 years. Interest without extra payments: ${formatMoney(plain.total_interest)}`,
        head: ['Extra each month', 'Paid off after', 'Interest saved'],
        rows: [100, 250, 500].map(row),
      },
    },
    { heading: 'Why early counts most' },
    'In the first years most of each payment is interest, because you owe so much. A dollar paid in year 1 saves interest for 29 years. A dollar paid in year 25 saves it for five. So a bit now beats a lot later.',
    { heading: 'Easy ways to do it' },
    {
      list: [
        '**Round up.** If the payment is $2,528, pay $2,600.',
        '**Pay a twelfth more.** That is one whole extra payment a year.',
        '**Use windfalls.** A tax refund or a bonus, once a year.',
        '**Keep the old payment.** If you refinance to a lower one, go on paying the higher one.',
      ],
    },
    { heading: 'Do it right' },
    {
      steps: [
        'Mark the money “for principal.” Otherwise the servicer may hold it for next month.',
        'Check your next statement to see that the balance fell.',
        'Make sure there is no prepayment penalty. Page 1 of your [Loan Estimate](/mortgage-guide/loan-estimate) tells you.',
        'Do not pay a company to do this for you. It is free.',
      ],
    },
    { heading: 'When to wait' },
    'Other uses of the money may come first:',
    {
      list: [
        'savings for a few months of bills,',
        'cards and loans with a higher rate than your mortgage,',
        'a retirement plan to which your employer adds money.',
      ],
    },
    'Money in the house is hard to get out again. An extra payment does not let you skip the next one either. The bill comes every month until the loan is gone.',
    'A 30-year loan with extra payments gives you most of the gain of a 15-year one, and you can stop when life gets hard. The 15-year loan has a lower rate, but no way to pay less.',
  ],
  tool: { id: 'calculator', why: 'Type in your loan and an extra amount and see the years and the interest you save.' },
  sources: ['computed'],
}
