/** What would lower this buyer's estimate. */
export const tipWords = {
  credit: (score: string, monthly: string, points: string) => ({
    title: `A credit score of ${score} would save about ${monthly} a month`,
    detail: `It takes ${points} off the estimate. Pay cards down below a third of their limit, and open no new accounts before closing.`,
  }),
  downPayment: (more: string, points: string) => ({
    title: `${more} more down takes ${points} off the estimate`,
    detail:
      'At 20% down you also need no private mortgage insurance (PMI). Gifts from family count, with a gift letter.',
  }),
  debts: (less: string, points: string) => ({
    title: `${less} less debt a month takes ${points} off the estimate`,
    detail:
      'Paying off a car loan or a card before you apply can do it. Below 28% of your income, debts count in your favor.',
  }),
} as const

export const tipsForEverybody = [
  {
    title: 'Ask at least three lenders on the same day',
    detail: 'Rates move daily. Offers from one day, for the same loan amount and type, can be compared line by line.',
  },
  {
    title: 'Apply within 14 days',
    detail:
      'Mortgage inquiries within 14–45 days count as one for your credit score. Staying within 14 is safe with every score.',
  },
  {
    title: 'Negotiate the lender’s own fees',
    detail:
      'Origination, processing and underwriting fees are set by the lender. Show a lower Loan Estimate and ask them to match it.',
  },
  {
    title: 'Shop for title insurance yourself',
    detail: 'You may choose the title company. Two or three calls often save a few hundred dollars.',
  },
  {
    title: 'Lock the rate when you have a date',
    detail:
      'Rate locks last 30–60 days. A lock that outlasts your closing by a week is often cheaper than an extension. Ask for both prices.',
  },
] as const
