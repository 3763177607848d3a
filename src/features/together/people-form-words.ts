export const peopleFormWords = {
  email: 'Please enter an email address, such as name@example.com.',
  role: 'Please choose what they may do.',
  unknown: 'That is not known here.',
  token: 'This link is not complete. Please open it from the mail or message again.',
} as const
