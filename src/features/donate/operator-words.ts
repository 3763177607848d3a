/** What the payment company's program is answered, and whoever runs the server reads. */
export const webhookEndpointWords = {
  notReadyEvents: 'Not ready for events',
  stripeWebhookSecretNot: 'STRIPE_WEBHOOK_SECRET isn’t set.',
  notRecordedYet: 'Not recorded yet',
  sendAgain: 'Please send this event again.',
  wasNotSignedStripe: 'That wasn’t signed by Stripe',
  badSignature: 'The signature is missing, wrong or too old.',
  couldNotRead: 'We couldn’t read that',
  eventNotExpected: 'The event isn’t as expected.',
} as const
