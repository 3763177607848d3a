export const availabilityCardWords = {
  realtorAvailability: 'Realtor Availability',
  samplePeopleShowHow: 'Sample people, to show how it’ll look.',
} as const

export const brokerChatPageWords = {
  sendMessageRealtor: 'Send a Message to Realtor',
  tellUsWhatLooking: 'Tell us what you’re looking for.',
  refinance: 'Refinancing? That takes no realtor',
  refinanceDetail:
    'Your lender and a settlement agent do it all. A realtor can tell you what your home would sell for.',
} as const

export const contactCardWords = {
  theAnswersAreBeing: 'The answers are being written. Ask us in the message for now.',
  otherWaysConnect: 'Other Ways to Connect',
  commonQuestions: 'Common questions',
} as const

export const messageFormWords = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  whereLooking: 'Where are you looking?',
  howMayTheyReach: 'How may they reach you?',
  textConsent:
    'Choosing text messages means you agree to get texts about this request. Your carrier may charge for them. Answer STOP to end them.',
  budget: 'Budget',
  chooseRange: 'Choose a range',
  message: 'Message',
  sending: 'Sending...',
  sendMessage: 'Send Message',
} as const
