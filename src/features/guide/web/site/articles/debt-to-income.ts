import { formatMoney, formatPercent } from '#domain/figures.ts'
import { debtToIncome } from '#domain/ratios.ts'
import type { Article } from '../article.ts'

const annual_income = 96_000
const debts = [
  ['Car loan', 380],
  ['Student loan', 240],
  ['Smallest card payments', 60],
] as const
const today = debts.reduce((sum, [, amount]) => sum + amount, 0)
const housing = 2300
const withHome = today + housing

export const debtToIncomeArticle: Article = {
  title: 'How much your income can carry',
  summary: 'Lenders weigh your debts against your income. Work out your own ratio before they do.',
  blocks: [
    'Before a lender asks what you want to spend, it asks what you can carry. The answer is your [[debt-to-income ratio|debt-to-income]], or DTI. It is the share of your monthly income, before taxes, that goes to debts.',
    { heading: 'Work it out in one minute' },
    `Add up what you must pay each month. Count loans, the smallest payment due on each card, child support and alimony. Leave out food, utilities, phone and gas. Then divide by a twelfth of your yearly income before taxes.`,
    {
      table: {
        caption: `An example with ${formatMoney(annual_income)} a year, which is ${formatMoney(annual_income / 12)} a month.`,
        head: ['Each month', 'Amount'],
        rows: [
          ...debts.map(([name, amount]) => [name, formatMoney(amount)]),
          ['Debts today', `${formatMoney(today)} (${formatPercent(debtToIncome(today, annual_income))})`],
          ['New home: loan, tax, insurance', formatMoney(housing)],
          ['With the home', `${formatMoney(withHome)} (${formatPercent(debtToIncome(withHome, annual_income))})`],
        ],
      },
    },
    { heading: 'What is a good number?' },
    'There is no federal limit anymore. Many lenders stop at 43% with the home in it, some at 50%. FHA can go to about 57%, and VA sets no cap. Lower is always better. In Keyturn’s rate estimate, a DTI below 28% lowers your rate a little. Above 43% each extra point makes it higher.',
    { heading: 'How to bring it down' },
    {
      steps: [
        '**Pay off a small loan.** A car with five payments left may count in full. Once it is gone, so is the payment.',
        '**Pay down cards.** The smallest payment due drops with the balance.',
        '**Wait with new debt.** A new car can cost you the house.',
        '**Put more down.** A smaller loan means a smaller payment.',
        '**Count all income you can prove.** Two years of a side job on your tax returns can help. Cash that is not on them cannot.',
      ],
    },
    { heading: 'Your own limit comes first' },
    'The most a lender will give is not what you should borrow. Lenders do not see day care, travel or the old roof. Try a test: for three months, live as if you already had the new payment. Put the difference into savings. If it hurts, look at a lower price. If it does not, you have grown your down payment.',
  ],
  tool: {
    id: 'breakdown',
    why: 'See what a home costs each month with tax, insurance, dues and PMI, not just the loan.',
  },
  sources: ['rate-estimate'],
}
