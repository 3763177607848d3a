/** Apart from the page's other words: every page checks what a form may hold. */
export const signInProblems = {
  'first-name-missing': 'Please enter your first name.',
  'last-name-missing': 'Please enter your last name.',
  'email-missing': 'Please enter your email address.',
  'email-malformed': 'Please enter an email address such as name@example.com.',
  'password-missing': 'Please enter your password.',
  'password-short': 'Please choose a password of at least 6 characters.',
  'code-missing': 'Please enter the code from your app, or a recovery code.',
} as const
