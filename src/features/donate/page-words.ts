export const webhookEndpointWords = {
  notReadyEvents: 'Not ready for events',
  stripeWebhookSecretNot: 'STRIPE_WEBHOOK_SECRET isn’t set.',
  notRecordedYet: 'Not recorded yet',
  pleaseSendEventAgain: 'Please send this event again.',
  wasNotSignedStripe: 'That wasn’t signed by Stripe',
  signatureMissingWrongToo: 'The signature is missing, wrong or too old.',
  couldNotRead: 'We couldn’t read that',
  eventNotExpected: 'The event isn’t as expected.',
} as const

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
  donateAmount: (amount: string | number, value: string | number) => `Donate ${amount}${value}`,
  donate: 'Donate',
} as const
