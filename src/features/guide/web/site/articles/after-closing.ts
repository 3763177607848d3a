import type { Article } from '../article.ts'

export const afterClosing: Article = {
  title: 'After the keys: your first year',
  summary: 'First payment, first surprises, and the dates that can save you money.',
  blocks: [
    'The boxes are in, and the loan has begun. A few things in the first year are easy to miss and worth your time.',
    { heading: 'The first weeks' },
    {
      list: [
        '**Know when the first payment is due.** It is often the first day of the second month after closing. A letter tells you. If none comes, call.',
        '**Keep your papers together.** The note, the Closing Disclosure, the deed and the title policy, on paper and as files.',
        '**Put the payment on autopay.** A late one costs a fee and hurts your score.',
        '**Change the locks** and learn where the water and the gas shut off.',
      ],
    },
    { heading: 'Your loan may be sold' },
    'Do not be alarmed. Loans often change hands, and so does the [[servicer]] who collects your payments. You must be told by letter. The terms stay the same. Before you pay somebody new, call the old servicer at a number you know. Thieves send such letters too.',
    { heading: 'Check the last bill' },
    'Compare the final Closing Disclosure with your [[Loan Estimate]] once more. If a fee rose beyond what the rules allow, the lender must refund the difference within 60 days of closing.',
    { heading: 'Taxes' },
    {
      list: [
        'Ask your county about a homestead exemption. In many places it lowers the tax on the home you live in, but only if you apply.',
        'Expect a new tax bill after the sale. Your payment can rise when the [[escrow account]] is checked.',
        'Keep the forms for your tax return. A tax adviser can tell you what you may deduct.',
      ],
    },
    { heading: 'Dates to put in your calendar' },
    {
      steps: [
        '**Each year:** compare home insurance.',
        '**Each year:** read the escrow statement.',
        '**At 80%:** ask for [PMI to end](/mortgage-guide/mortgage-insurance).',
        '**When rates fall well below yours:** see if a [[refinance]] pays, with its costs counted.',
      ],
    },
    { heading: 'If money gets tight' },
    'Call the servicer before you miss a payment, not after. There are ways to pay less for a while or to move payments to the end. A counselor approved by the housing department, HUD, will help you. Never pay someone up front who promises to save your home.',
    'And then sit down in your own kitchen. You did it.',
  ],
  tool: { id: 'closure', why: 'Record your final loan, keep its terms at hand and mark the journey as done.' },
  sources: ['disclosures', 'pmi'],
}
