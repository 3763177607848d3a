export const refinancePageWords = {
  title: 'Refinance Number',
  description: 'The one rate at which a refinance would pay for you, on average.',
} as const
