export const myHomePageWords = {
  title: 'My Home',
  description: 'For the home you own: every statement worked out anew, and one number for refinancing.',
} as const
