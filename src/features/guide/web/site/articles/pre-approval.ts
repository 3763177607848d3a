import type { Article } from '../article.ts'

export const preApproval: Article = {
  title: 'Pre-qualified, pre-approved, approved',
  summary: 'Three words that sound alike and mean very different things to a seller.',
  blocks: [
    'Sellers want to know that your money is real. Three words tell them how sure a lender is. They are often mixed up, even by lenders.',
    {
      table: {
        caption: 'What each one means',
        head: ['Word', 'What the lender has seen', 'What it is worth'],
        rows: [
          ['Pre-qualified', 'What you told it', 'A first idea, for you'],
          ['Pre-approved', 'Your papers and your credit', 'A letter that sellers trust'],
          ['Approved', 'All of that, and the home', 'A loan, once the last conditions are met'],
        ],
      },
    },
    { heading: 'Why you want the letter' },
    'A [[pre-approval]] letter does two jobs. It tells you what you can spend before you fall in love with a home. And it tells the seller that you can buy. In many places an offer without one is not even read.',
    { heading: 'How to get one' },
    {
      steps: [
        'Fill out one application with your income, debts, savings and the kind of home you want.',
        'Send your papers: pay stubs, W-2 forms, bank statements and ID. [This list](/mortgage-guide/papers-to-gather) has them all.',
        'Let the lender check your credit. This is a [[hard inquiry]], so ask your lenders within the same 14 days.',
        'Ask when the answer will come, and what the credit report costs.',
      ],
    },
    { heading: 'What to look for in the letter' },
    'Check the amount, the kind of loan and the last day it is good for. Letters run out, often after a few months. A fresh pay stub and statement renew them.',
    'You may ask for a letter with a lower amount for a certain offer. If you offer $350,000, the seller need not know that you could pay $400,000.',
    { heading: 'What it is not' },
    'It is not a promise. The lender has not seen the home, and your own life can change. These things can undo it:',
    {
      list: [
        'a new job, or less work,',
        'a new loan or a late payment,',
        'large deposits that you cannot explain,',
        'a home that is worth less than its price.',
      ],
    },
    'Nor does it tie you down. You can get letters from several lenders and then take the loan from any of them, or from none. Wait until you have a contract before you choose.',
  ],
  tool: { id: 'lenders', why: 'Keep a list of the lenders you ask, and go on to each one’s own site for the letter.' },
  sources: ['inquiries'],
}
