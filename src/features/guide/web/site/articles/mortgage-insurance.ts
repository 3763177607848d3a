import { formatMoney, formatMonths } from '#domain/figures.ts'
import { pmiEnd } from '#domain/pmi.ts'
import type { Article } from '../article.ts'

const value = 400_000
const loan = { principal: 360_000, annual_rate: 6.5, months: 360 }
const { on_request = 0, automatic = 0 } = pmiEnd({ ...loan, original_value: value }) ?? {}

export const mortgageInsurance: Article = {
  title: 'Mortgage insurance, and how to stop paying it',
  summary: 'It protects the lender, and you pay. Know the three days on which PMI can end.',
  blocks: [
    'Mortgage insurance pays the lender if you cannot. It does not protect you. You pay for it because it lets you buy with less money down.',
    { heading: 'PMI on conventional loans' },
    'If you put down less than 20%, the lender will usually ask for [[private mortgage insurance|pmi]]. The price depends on your score, your down payment and the loan. It is added to the monthly payment.',
    'Federal law says when it must end. For conventional loans on your own home there are three days to know:',
    {
      steps: [
        '**At 80%, if you ask.** When you owe 80% of the original value, write to your [[servicer]] and ask. You need a clean record of payments, a home that has not lost value and no second loan on it.',
        '**At 78%, by itself.** When the plan says you should owe 78%, it must end, if you are up to date.',
        '**At mid-term, at the latest.** Halfway through the loan it ends, if you are up to date. For 30 years that is after year 15.',
      ],
    },
    'The original value is the price you paid or the first appraisal, whichever is lower.',
    { heading: 'How long is that?' },
    `Take a home of ${formatMoney(value)} with 10% down, at 6.5% for 30 years. You reach 80% after ${formatMonths(on_request)} and 78% after ${formatMonths(automatic)}. So asking early is worth ${formatMonths(automatic - on_request)} of PMI. Extra payments bring the first day closer still.`,
    'Has your home gained value? Some lenders let PMI end sooner after a new appraisal. Ask what theirs would need.',
    { heading: 'FHA works differently' },
    'The law above does not cover FHA loans. They have a fee of 1.75% up front in 2026 and a yearly one, and with less than 10% down the yearly one stays as long as the loan. With 10% down it ends after eleven years. Many people [[refinance]] into a conventional loan once they owe less than 80%.',
    { heading: 'VA and USDA' },
    'VA loans have no monthly insurance, only a funding fee at the start. USDA loans cost 1% up front and 0.35% a year in 2026.',
    { heading: 'Is it worth it?' },
    'Do not fear PMI more than waiting. If it lets you buy years sooner, it may be money well spent. But put the date of 80% in your calendar today. Your servicer must write to you about it once a year; few people read that letter.',
  ],
  tool: { id: 'insurance-diary', why: 'See the day you may ask, the day it must end, and the letter that asks.' },
  sources: ['pmi', 'upfront-fees', 'fha-end', 'computed'],
}
