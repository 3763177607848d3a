import { EVENT_OFFSETS } from '#domain/timeline-events.ts'
import type { Article } from '../article.ts'

export const underwriting: Article = {
  title: 'What happens in underwriting',
  summary: 'Someone you never meet checks everything you sent. What they look for, and how to help.',
  blocks: [
    'After you apply, it goes quiet. Your file is now with an underwriter, whose job is to ask one question: will this loan be paid back? [[Underwriting]] usually takes five to ten days.',
    { heading: 'What they check' },
    {
      list: [
        '**Income.** Is it steady, and is it likely to go on? They compare pay stubs, W-2 forms and tax records, and they call your employer.',
        '**Debts.** Everything on your credit report, plus what is not on it.',
        '**Savings.** Is the money for closing really yours? They look at every large deposit.',
        '**Credit.** Your score and the story behind it.',
        '**The home.** Is it worth the price, and does the seller truly own it?',
      ],
    },
    { heading: 'The three answers' },
    '**Approved.** Rare at the first try.',
    '**Approved with conditions.** The usual answer, and a good one. You get a list: a newer pay stub, a letter about a deposit, proof of insurance. Send what it asks for and nothing else.',
    '**Denied.** The lender must tell you why in writing. Often it can be fixed, or another lender sees it differently. Ask what would change the answer.',
    { heading: 'How to help your file along' },
    {
      steps: [
        'Answer on the same day. Your file goes to the back of the line while it waits for you.',
        'Send whole papers: all pages, clear scans, names and dates in view.',
        'Write short letters. “The $2,000 on May 4 is the sale of my motorcycle. The bill of sale is attached.”',
        'Tell your loan officer about changes before they are found.',
      ],
    },
    { heading: 'What not to do until you have the keys' },
    {
      list: [
        'Do not change jobs if you can help it.',
        'Do not buy a car or furniture on credit.',
        'Do not move large sums between accounts.',
        'Do not co-sign for anyone.',
        'Do not miss a payment, not even a small one.',
      ],
    },
    'Lenders look at your credit and your job again in the last days. People have lost homes over a sofa.',
    `When the last condition is met, you hear the words you have waited for: [[clear to close]]. In Keyturn’s timeline that is day ${EVENT_OFFSETS.clear_to_close} after the contract. From here it is paperwork.`,
  ],
  tool: { id: 'documents', why: 'Check what an underwriter may still ask you for, and have it ready.' },
  sources: ['document-guide'],
}
