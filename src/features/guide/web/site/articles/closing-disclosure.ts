import type { Article } from '../article.ts'

export const closingDisclosure: Article = {
  title: 'The Closing Disclosure and your three days',
  summary: 'The final numbers arrive before you sign. Use the time to check them against the estimate.',
  blocks: [
    'Some days before closing you get the [[Closing Disclosure]]. It has five pages and shows the loan as it will really be. You must have it at least three business days before you sign. Those days are yours. Use them.',
    { heading: 'How the three days are counted' },
    'Every day counts but Sundays and federal holidays. If you get it on a Thursday, count Friday, Saturday and Monday. On Monday you may sign.',
    'Three changes start the three days over:',
    {
      list: [
        'the [[APR]] is no longer accurate,',
        'the loan becomes another kind, such as an ARM instead of a fixed one,',
        'a prepayment penalty is added.',
      ],
    },
    'Other changes, such as a few dollars of tax, do not move the date.',
    { heading: 'Lay it beside the Loan Estimate' },
    'The two forms are made to match. Check, in this order:',
    {
      steps: [
        '**Names and address.** A wrong letter can delay the deed.',
        '**Loan amount, rate, term.** As you locked them?',
        '**Monthly payment.** Is it what you expect, with tax and insurance?',
        '**Fees.** Box A may not rise without a valid reason, such as a later lock or a change you asked for. Page 3 sets old and new side by side.',
        '**Credits.** Are the deposit and all that the seller promised there?',
        '**[[Cash to close]].** Can you send that amount in time?',
      ],
    },
    'In the published sample the costs went up from $8,054 on the estimate to $9,712.10. Yet the buyer had to bring less: $14,147.26 instead of $16,054. So read the whole page, not just one line.',
    { heading: 'If something is wrong' },
    'Call your loan officer the same day. Then write, so that there is a record. Ask which line changed and why. Some fees may not rise at all, and some by 10% in total. [Closing costs](/mortgage-guide/closing-costs) lists them. What is too much must be paid back within 60 days of closing.',
    { heading: 'Do not be rushed' },
    'A delay of a few days is a pain. A wrong loan lasts for years. If a number is off, ask for it to be fixed before you sign. Nobody may make you give up the three days. Only a real personal emergency lets you waive them yourself.',
  ],
  tool: { id: 'papers', why: 'Drop in both papers. We lay them side by side and show what rose too much.' },
  sources: ['disclosures', 'sample-forms'],
}
