export const monthlyLetterWords = {
  notice: 'This is a notice of error under 12 CFR 1024.35.',
  request: 'This is a request for information under 12 CFR 1024.36.',
  correct:
    'Please correct this and send me a new statement. If you find no error, please tell me why and send me the documents you relied on.',
  entries: 'Please send me the entries of the account that answer this.',
} as const
