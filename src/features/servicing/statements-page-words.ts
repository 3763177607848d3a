export const statementsPageWords = {
  title: 'Statements',
  description: 'Drop the monthly statement of your loan, and each of its figures is worked out anew.',
} as const
