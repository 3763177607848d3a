import { formatMoney } from '#domain/figures.ts'
import { minimumCoverage } from '#domain/insurance-coverage.ts'
import type { Article } from '../article.ts'

const home = { home_value: 500_000, loan_amount: 400_000 }

export const homeInsurance: Article = {
  title: 'Home insurance in time for closing',
  summary: 'No insurance, no loan. How much coverage you need, and when to shop, buy and start it.',
  blocks: [
    'Your lender wants [[homeowners insurance]] in place before it hands over the money. Without proof of it, closing waits. It is also the cost you can lower most easily by asking around.',
    { heading: 'Three dates' },
    {
      steps: [
        '**Three weeks before closing:** get quotes from at least three companies.',
        '**One week before:** choose one, buy it and send the proof to your lender.',
        '**Closing day:** the policy must be active. The first year is usually paid then.',
      ],
    },
    { heading: 'How much coverage' },
    `Lenders ask for what it would cost to build the house again, or for the loan if that is at least 80% of it. An old rule of thumb takes the larger of your loan and 80% of the home’s value: for a home of ${formatMoney(home.home_value)} with a loan of ${formatMoney(home.loan_amount)}, both come to ${formatMoney(minimumCoverage(home))}. It can be far off, either way.`,
    'The cost to build has little to do with the price, since land does not burn. Ask each company how it got to its number.',
    { heading: 'What a policy does' },
    {
      list: [
        '**The house:** fire, wind, hail and more.',
        '**Your things:** what is inside.',
        '**Other people:** if someone is hurt at your home.',
        '**Living elsewhere:** a place to stay while repairs are made.',
      ],
    },
    { heading: 'What it does not do' },
    'Floods and earthquakes are not in a normal policy. In a flood zone the lender will ask for flood insurance. The usual wait of 30 days does not apply when you buy it for a loan closing. Ask early all the same. Wear and tear is never covered.',
    { heading: 'How to pay less' },
    {
      list: [
        'Take a higher deductible, if you have the cash for it.',
        'Ask about a discount for car and home together.',
        'Tell them about alarms, a new roof or new wiring.',
        'Compare the same coverage everywhere. A cheap quote may simply cover less.',
        'Look at it again each year.',
      ],
    },
    'Ask about the home’s past claims before your due diligence ends. A house with many claims can be hard to insure, and it is better to know that while you can still leave.',
    'Send the lender the page that shows the policy, the dates and the lender’s name. It is called the declarations page.',
  ],
  tool: { id: 'insurance', why: 'See what a lender will ask for, and where to get quotes.' },
  sources: ['document-guide', 'property-insurance', 'flood-insurance'],
}
