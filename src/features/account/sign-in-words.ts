/** Above the form to sign in, right after the account was made. */
export const createdWords = {
  title: 'One more step',
  lead: 'Your account is ready, and your password is filled in.',
} as const

export const signInWords = {
  'sign-in': {
    title: 'Welcome back',
    lead: 'Sign in to pick up where you left off.',
    submit: 'Sign In',
    busy: 'Signing in...',
  },
  code: {
    title: 'Enter your code',
    lead: 'Open your authenticator app and type the six digits it shows for Keyturn.',
    submit: 'Continue',
    busy: 'Checking...',
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
  'undo-two-factor': {
    title: 'Take your account back',
    lead: 'We’ll turn two-factor off, sign out every device and remove passkeys. Then you sign in with the password you choose here.',
    submit: 'Turn Off Two-Factor',
    busy: 'Saving...',
  },
} as const

/** Beside the field for a code, on the sign-in page and wherever a new password is chosen by mail. */
export const codeFieldWords = {
  label: 'Code',
  hint: 'No phone at hand? A recovery code works too.',
  needed: 'Two-factor is on for this account, so this needs a code from your app as well.',
  lost: 'No app and no codes?',
  lostDetail:
    'A passkey still lets you in. So does the link in the email we sent when two-factor was turned on, for 7 days. Without any of these nobody can open the account, not even us: we couldn’t tell you from a thief.',
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
  twoFactorOff: {
    title: 'Two-factor is off',
    description: 'Every device was signed out. Sign in with your new password.',
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
