import { CONFORMING_LIMITS } from '#domain/dated-facts.ts'
import { formatMoney } from '#domain/figures.ts'
import type { Article } from '../article.ts'

export const loanTypes: Article = {
  title: 'Conventional, FHA, VA, USDA and jumbo loans',
  summary: 'Five kinds of home loan, who each is for, and what you need to put down.',
  blocks: [
    'Almost every home loan is one of five kinds. They differ in who stands behind the loan. That decides how much you must put down and what score you need.',
    {
      table: {
        caption: 'Usual minimums in 2026. A lender may ask for more.',
        head: ['Loan', 'Down payment', 'Credit score'],
        rows: [
          ['Conventional', '3% for a first home or a modest income, else 5%', '620, by most lenders’ own rule'],
          ['FHA', '3.5%, or 10% with a low score', '580, or 500 with 10% down'],
          ['VA', '0%', 'Set by the lender'],
          ['USDA', '0%', 'Set by the lender'],
          ['Jumbo', 'Set by the lender', 'Set by the lender'],
        ],
      },
    },
    { heading: 'Conventional' },
    'A [[conventional loan]] has no government program behind it. It suits buyers with steady income and fair to good credit. With less than 20% down you pay [[PMI|pmi]], which you can drop later. A second home or a rental needs more down: often 10% to 25%.',
    `If the loan is within the yearly limit of the Federal Housing Finance Agency, it is a [[conforming loan]]. For a one-unit home the limit is ${formatMoney(CONFORMING_LIMITS.baseline)} in most counties in ${CONFORMING_LIMITS.year}, up from ${formatMoney(CONFORMING_LIMITS.before)} the year before. In costly counties it can be up to ${formatMoney(CONFORMING_LIMITS.ceiling)}. New limits come out each November and count from January.`,
    { heading: 'FHA' },
    'An [[FHA loan]] is kinder to low scores and past trouble. In return you pay 1.75% of the loan up front in 2026, and mortgage insurance each month: for eleven years with 10% down, else for the whole loan.',
    { heading: 'VA' },
    'A [[VA loan]] is for veterans, service members and some surviving spouses. There is no monthly mortgage insurance. There is a funding fee instead. On first use in 2026 it is 2.15% with nothing down, 1.5% from 5% down and 1.25% from 10% down. Later use with nothing down costs 3.3%. Veterans with VA disability pay and some others pay none.',
    { heading: 'USDA' },
    'A [[USDA loan]] is for homes in many rural areas and small towns, and for households below an income limit. In 2026 it costs 1% up front and 0.35% a year.',
    { heading: 'Jumbo' },
    'A [[jumbo loan]] is larger than the limit for your county. Each lender sets its own rules. Expect a closer look at your savings.',
    { heading: 'How to choose' },
    'If you served, look at VA first. If the home is rural, ask about USDA. If your score is below 620, FHA is the likely door. Otherwise compare a conventional loan with FHA, fees included. Upfront fees can often be added to the loan, but then you pay interest on them.',
  ],
  tool: { id: 'application', why: 'Answer a few questions and get an estimated rate for your score and down payment.' },
  sources: ['minimums', 'other-homes', 'credit-floor', 'limits', 'upfront-fees', 'fha-end'],
}
