import { WHO_PAYS } from '#routes/claim-marks.ts'

/** The six questions of the landing page; search engines get the same sentences. */
export const LANDING_FAQ = [
  {
    question: 'Is Keyturn really free?',
    answer: `Yes. Buyers pay nothing, from the first comparison to closing day. Keyturn is independent of banks. ${WHO_PAYS}`,
  },
  {
    question: 'Will comparing lenders hurt my credit score?',
    answer:
      'No. Comparing takes a soft credit inquiry at most, which never touches your score, and Keyturn itself pulls no credit at all: you choose a score range. A hard inquiry comes only when you apply to a lender, and several within 14 days count as one.',
  },
  {
    question: 'How many lenders should I compare?',
    answer:
      'Between 3 and 7. With fewer you may miss a better price, with more the offers start to look alike. Ask for the same loan on the same day and let the true APR decide.',
  },
  {
    question: 'How long does a comparison take?',
    answer:
      'Type in your offers and you see the result right away. Lenders that you ask for an offer often answer within 24–48 hours, in busy weeks within up to 72 hours. That is a rule of thumb: ask each one.',
  },
  {
    question: 'What information do I need?',
    answer:
      'The price of the home or a guess, your down payment, the state, a credit score range, your yearly income and your monthly debts. No Social Security number and no documents to begin with.',
  },
  {
    question: 'Which types of loan are covered?',
    answer:
      'Conventional, FHA, VA, USDA and jumbo loans, with a fixed rate for 15 or 30 years or an adjustable one (5/1, 7/1 and 10/1 ARM).',
  },
] as const
