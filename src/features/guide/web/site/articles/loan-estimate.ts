import type { Article } from '../article.ts'

export const loanEstimate: Article = {
  title: 'How to read a Loan Estimate',
  summary: 'Three pages, always in the same order. Where to find the numbers that matter, and what to check.',
  blocks: [
    'The [[Loan Estimate]] is the most useful paper in the whole process. It is three pages long and looks the same from every lender. A lender must send it within three business days of your application; it may reach you later. It is not a promise to lend, and it does not bind you to anything.',
    { heading: 'Page 1: the deal' },
    {
      list: [
        '**Your name, the home and the loan.** Is everything spelled right? Is it the loan you asked for?',
        '**Rate lock.** Is the rate locked, and until what day and hour?',
        '**Loan terms.** Amount, rate, payment. Beside each it says if it can go up after closing. “Prepayment penalty” and “balloon payment” should both say no.',
        '**Projected payments.** What you pay each month with insurance and tax, now and later.',
        '**[[Cash to close]].** What you need to bring.',
      ],
    },
    { heading: 'Page 2: the costs' },
    'Here you compare lenders. **Box A** is what the lender charges. **Box B** is for services you cannot shop for, such as the appraisal. **Box C** is for those you can, such as title work. Boxes **E to H** hold taxes, prepaid bills, the start of your escrow account and other costs. They should be about the same with every lender. If one is much lower there, it may have guessed low.',
    { heading: 'Page 3: how it compares' },
    'Three numbers stand together here. The published sample form shows them for a loan of $162,000 at 3.875%:',
    {
      list: [
        '**In 5 years:** $56,582 paid in all, and $15,773 of that has paid down the loan. The gap is what the loan cost.',
        '**[[APR]]:** 4.274%. It is well above the rate, since fees and mortgage insurance are in it.',
        '**Total interest percentage:** 69.45%. Over the whole term, interest comes to that share of the loan.',
      ],
    },
    { heading: 'What to do with it' },
    {
      steps: [
        'Check page 1 against what you asked for.',
        'Put each offer into the comparison. You can drop the PDF there: it is read on your device and never sent.',
        'Ask about any fee you do not know.',
        'Say yes to one lender within 10 business days. After that the costs may change. You must tell it that you want to go ahead; silence is not a yes.',
      ],
    },
    'Until you say yes, a lender may charge you only for the credit report.',
  ],
  tool: { id: 'papers', why: 'Drop the PDF. Every figure is read, added up again and put beside your other offers.' },
  sources: ['disclosures', 'sample-forms'],
}
