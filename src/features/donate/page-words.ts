export const donateButtonWords = {
  donate: 'Donate',
} as const

export const donatePageWords = {
  makeDonation: 'Make a donation',
  goodKnow: 'Good to know',
} as const

export const donationFormWords = {
  customAmount: 'Custom amount',
  amount: 'Amount',
  amount2: 'Your amount',
  howOften: 'How often?',
  processing: 'Processing...',
  donateOnce: (amount: string) => `Donate ${amount}`,
  donateMonthly: (amount: string) => `Donate ${amount} every month`,
  donate: 'Donate',
} as const
