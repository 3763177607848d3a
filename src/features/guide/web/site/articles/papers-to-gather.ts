import type { Article } from '../article.ts'

export const papersToGather: Article = {
  title: 'The papers to gather before you apply',
  summary: 'What lenders ask for, how old it may be, and how to have it ready in one folder.',
  blocks: [
    'Most delays have a simple cause: a paper is missing. Gather yours early and the rest goes faster. Plan to start four to six weeks before you want to apply. Have them ready for [[pre-approval]] two to three weeks ahead, and bring them up to date one week before closing.',
    { heading: 'What almost everyone needs' },
    {
      list: [
        'Recent pay stubs, covering the last two to three months.',
        'W-2 forms for the last two years.',
        'Bank statements for the last two to three months. Send every page, even the blank one.',
        'Statements of your debts: cards, car, student loans.',
        'The purchase contract, once you have one.',
        'A government-issued photo ID.',
        'Your Social Security card.',
      ],
    },
    { heading: 'What you may need as well' },
    {
      list: [
        '**Working for yourself?** Full tax returns for two years and your 1099 forms.',
        '**Getting a gift?** A [[gift letter]] and proof that the money arrived.',
        '**Selling stock or a car for it?** The record of the sale.',
        '**Divorced?** The decree, if you pay or get support.',
        '**Bankruptcy within seven years?** The court papers.',
        '**Renting now?** Proof that you pay rent on time.',
        '**Buying with an HOA?** Its rules and what it costs.',
      ],
    },
    { heading: 'How to make it easy' },
    {
      steps: [
        'Make one folder on your computer and name files so that anyone can tell what they are: “Bank, March.pdf”.',
        'Download statements from the bank. Photos of a screen are often sent back.',
        'Write one line for each large deposit: what it was and where it came from.',
        'Replace old papers. Pay stubs and statements go stale while you look for a home.',
        'Send them only through the lender’s own secure page. Never by plain email.',
      ],
    },
    { heading: 'How long the lender takes' },
    'A first review takes one to three days. [[Underwriting]] takes five to ten days. If the lender asks for more, answer the same day if you can. The clock often stops while it waits for you.',
    {
      note: 'Nobody honest asks for your bank password. If someone does, hang up and call the lender at the number on its website.',
    },
  ],
  tool: { id: 'documents', why: 'Five short lists of what to bring and why, with the ones you must have marked.' },
  sources: ['document-guide'],
}
