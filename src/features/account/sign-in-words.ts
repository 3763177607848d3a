export const signInProblems = {
  'first-name-missing': 'Please enter your first name.',
  'last-name-missing': 'Please enter your last name.',
  'email-missing': 'Please enter your email address.',
  'email-malformed': 'Please enter an email address such as name@example.com.',
  'password-missing': 'Please enter your password.',
  'password-short': 'Please choose a password of at least 6 characters.',
} as const

export const signInWords = {
  'sign-in': {
    title: 'Welcome back',
    lead: 'Sign in to pick up where you left off.',
    submit: 'Sign In',
    busy: 'Signing in...',
  },
  'sign-up': {
    title: 'Create your free account',
    lead: 'Your application, dates and documents stay safe, and we remind you before anything is due.',
    agree: 'Read before you join:',
    terms: 'Terms',
    privacy: 'Privacy',
    submit: 'Create Account',
    busy: 'Creating account...',
  },
  forgot: {
    title: 'Reset your password',
    lead: 'Tell us your email address and we’ll send you a link to choose a new password.',
    submit: 'Send Reset Link',
    busy: 'Sending...',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'You’ll be signed out on every device and your passkeys are removed. Then you can sign in with the new one.',
    submit: 'Save New Password',
    busy: 'Saving...',
  },
  undo: {
    title: 'Take your account back',
    lead: 'We’ll switch back to your earlier email address and sign out every device. Then you sign in with the password you choose here.',
    submit: 'Use My Earlier Address',
    busy: 'Saving...',
  },
} as const

export type SignInMode = keyof typeof signInWords

export const signInToasts = {
  created: { title: 'Account Created!', description: 'You can now sign in to your account.' },
  linkSent: {
    title: 'Check your email',
    description: 'If the address has an account, a link to choose a new password is on its way.',
  },
  passwordSaved: {
    title: 'Password changed',
    description:
      'You can now sign in with it. Your calendar address and reminders to other addresses ended; set them up again if you use them.',
  },
  addressBack: {
    title: 'Your earlier address is back',
    description: 'Sign in with your earlier email address and your new password.',
  },
  confirmAfterSignIn: {
    title: 'Please sign in first',
    description: 'Then open the link in your email again.',
  },
  linkDead: {
    title: 'This link no longer works',
    description: 'Reset links work once and for a short time. Ask for a new one below.',
    destructive: true,
  },
} as const

export const guestWords = {
  moveFailed: {
    title: 'Your guest progress is still in this browser',
    detail: 'We couldn’t move it into your account yet. Nothing is lost.',
    retry: 'Try again',
  },
  choice: {
    title: 'Which application would you like to keep?',
    detail:
      'Your account already has an application, and you made another one as a guest. Both are safe until you choose.',
    open: 'Compare the two',
    account: 'Keep my account’s',
    guest: 'Keep my guest one',
    later: 'Decide later',
  },
} as const
