/** Questions that buyers ask before they read on. Minimums are the usual ones of each program. */
export const GUIDE_FAQ = [
  {
    question: 'How much do I need for a down payment?',
    answer:
      'Less than many think. The usual minimum is 3% for a conventional loan (5% if it is not your first home and you earn above a limit) and 3.5% for FHA. VA and USDA loans ask for 0%. With 20% down a conventional loan needs no mortgage insurance.',
  },
  {
    question: 'What credit score do I need?',
    answer:
      'Most lenders ask for 620 on a conventional loan, though Fannie Mae’s own system has had no floor since November 2025. FHA accepts 580 with 3.5% down, or 500 with 10% down. A lender may ask for more than the program does, and a higher score lowers your rate.',
  },
  {
    question: 'How long does the whole process take?',
    answer:
      'Usually 30 to 45 days from the signed contract to closing. Papers that are ready and questions answered on the same day are what keep it short.',
  },
  {
    question: 'Do several credit checks hurt my score?',
    answer:
      'Not if they are close together. Mortgage inquiries within 45 days count as one in newer FICO scores, within 14 days in older ones and in VantageScore (2026). To be safe, do all your applications within 14 days.',
  },
  {
    question: 'What is the difference between the rate and the APR?',
    answer:
      'The rate sets your monthly payment. The APR adds the fees of the loan, so it tells you what the loan really costs. Compare offers by APR, for the same loan on the same day.',
  },
  {
    question: 'Is this guide free, and who is it for?',
    answer:
      'It is free, and no account is needed. It is written for people who buy a home in the United States, above all for the first time.',
  },
] as const
