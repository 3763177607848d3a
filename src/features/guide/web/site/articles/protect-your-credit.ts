import type { Article } from '../article.ts'

export const protectYourCredit: Article = {
  title: 'Shopping around without hurting your credit',
  summary: 'Many mortgage checks in a short time count as one. How to use the 14 days well.',
  blocks: [
    'Many buyers ask only one lender because they fear for their score. The fear is understandable. It is also mostly wrong, as long as you shop within a short time.',
    { heading: 'Two kinds of look' },
    {
      list: [
        'A **[[soft inquiry]]** is a look that does not count. When you check your own credit, it is soft. So is the first look of most lenders that give you a rough quote.',
        'A **[[hard inquiry]]** comes when you apply. It can lower your score by a few points for a while.',
      ],
    },
    'Using Keyturn is neither. We never pull your credit. You choose a score range, and that is all we know.',
    { heading: 'Many checks can count as one' },
    'The people who make credit scores want you to shop. So when several mortgage lenders check you within a short time, their inquiries count as a single one. How short depends on the score the lender uses. As of 2026:',
    {
      list: ['newer FICO scores give you 45 days,', 'older FICO scores and VantageScore give you 14 days.'],
    },
    'You cannot know which one a lender uses. So the safe plan is simple: **do all your formal applications within 14 days**.',
    { heading: 'A two-week plan' },
    {
      steps: [
        '**Before:** check your own credit, gather your papers and pick three to seven lenders.',
        '**Days 1 to 3:** send the same facts to all of them.',
        '**Days 3 to 7:** the [Loan Estimates](/mortgage-guide/loan-estimate) come in. Type them into the comparison.',
        '**Days 7 to 10:** ask the best two to improve their offers.',
        '**Days 10 to 14:** choose one, lock the rate if you are ready, and tell the others no.',
      ],
    },
    { heading: 'What does hurt' },
    'Scores give car and student loans a window of their own. Cards get none: a store card or a phone plan on credit counts each time. They also add debt, and lenders check again just before closing. Leave your credit alone from the first application until you have the keys.',
    {
      note: 'Since March 2026 a law bans most sales of your name to other lenders when you apply. Your own bank and the company that has your loan now may still write to you. So may anyone you said yes to. You can also opt out of offer lists at the credit bureaus.',
    },
  ],
  tool: {
    id: 'lenders',
    why: 'Keep a list of lenders and the days of their credit checks, so that all of them fall into two weeks.',
  },
  sources: ['inquiries', 'trigger-leads'],
}
