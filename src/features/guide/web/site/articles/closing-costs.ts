import type { Article } from '../article.ts'

export const closingCosts: Article = {
  title: 'Closing costs, box by box',
  summary: 'What the letters A to J on your forms mean, which fees may rise, and which you can negotiate.',
  blocks: [
    '[[Closing costs]] are what you pay on top of the down payment. On your [[Loan Estimate]] they are on page 2, in boxes from A to J. The published sample form shows how they add up for a home of $180,000.',
    {
      table: {
        caption: 'The government’s sample Loan Estimate, loan of $162,000',
        head: ['Box', 'What it is', 'Sample'],
        rows: [
          ['A', 'Lender’s own charges, with points', '$1,802'],
          ['B', 'Services you cannot shop for', '$672'],
          ['C', 'Services you can shop for', '$3,198'],
          ['D', 'Loan costs: A, B and C', '$5,672'],
          ['E', 'Taxes and recording', '$85'],
          ['F', 'Prepaid insurance and interest', '$867'],
          ['G', 'Start of the escrow account', '$413'],
          ['H', 'Other, such as owner’s title insurance', '$1,017'],
          ['I', 'Other costs: E to H', '$2,382'],
          ['J', 'All closing costs', '$8,054'],
        ],
      },
    },
    'With the down payment added and the deposit taken off, this buyer had to bring $16,054. That last number is the [[cash to close]].',
    { heading: 'Which may rise before closing' },
    {
      list: [
        '**Not at all:** the lender’s and broker’s fees, those of their partner firms, transfer taxes, and services you may not shop for.',
        '**By 10% in total:** recording fees, and services from firms on the lender’s list.',
        '**Without limit:** prepaid interest, escrow, insurance, and services from firms you found yourself.',
      ],
    },
    'If the lender goes over, it must pay you back within 60 days of closing. There are fair reasons for a change, such as a new loan amount. Then you get a new form.',
    { heading: 'Where you can save' },
    {
      steps: [
        '**Box A:** compare it between lenders and ask for less. Only this box is all theirs.',
        '**Box C:** find your own title company. Prices differ.',
        '**Box F:** shop for home insurance.',
        'Ask the seller to pay some of your costs. How much they may give depends on the loan.',
        'Take a [[lender credit]] if cash is short. You pay with a higher rate.',
      ],
    },
    'Boxes F and G are not really costs. You would owe that tax and insurance anyway, only later. So when you compare lenders, take box D less the lender credits. Those stand in box J.',
  ],
  tool: {
    id: 'comparison',
    why: 'Start with our fee estimate, then replace it line by line with what your lenders charge.',
  },
  sources: ['sample-forms', 'disclosures'],
}
