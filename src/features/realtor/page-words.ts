export const availabilityCardWords = {
  realtorAvailability: 'Realtor Availability',
  sampleNote: 'Sample people, to show how it’ll look.',
} as const

export const brokerChatPageWords = {
  formTitle: 'Send a Message to Realtor',
  messageHint: 'Tell us what you’re looking for.',
  refinance: 'Refinancing? That takes no realtor',
  refinanceDetail:
    'Your lender and a settlement agent do it all. A realtor can tell you what your home would sell for.',
} as const

export const contactCardWords = {
  noAnswersYet: 'The answers are being written. Ask us in the message for now.',
  contactsTitle: 'Other Ways to Connect',
  commonQuestions: 'Common questions',
} as const

export const messageFormWords = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  whereLooking: 'Where are you looking?',
  reachLabel: 'How may they reach you?',
  textConsent:
    'Choosing text messages means you agree to get texts about this request. Your carrier may charge for them. Answer STOP to end them.',
  budget: 'Budget',
  chooseRange: 'Choose a range',
  message: 'Message',
  sending: 'Sending...',
  sendMessage: 'Send Message',
} as const
