import { plural } from '#domain/plural.ts'
import type { Problem } from '#resources/problem.ts'

/** What a form says beside a field, where the page's own check did not say it before. */
export const formWords = {
  'password-long': 'Please keep your password to 128 characters.',
  'password-same': 'That’s the password you have now. Please choose a new one.',
  'link-missing': 'Please use the link from your email.',
  'device-missing': 'Please choose a device.',
} as const

export type AccountProblem =
  | 'invalid-credentials'
  | 'wrong-password'
  | 'sign-in-again'
  | 'password-too-common'
  | 'link-expired'
  | 'same-email'
  | 'invalid-redirect'
  | 'no-such-session'

const problem = (status: Problem['status'], code: AccountProblem, detail: string): Problem => ({
  status,
  code,
  title: 'Error',
  detail,
})

export const accountProblems = {
  'invalid-credentials': problem(401, 'invalid-credentials', 'The email or password isn’t right. Please try again.'),
  'wrong-password': problem(400, 'wrong-password', 'That isn’t your current password. Please try again.'),
  'sign-in-again': problem(
    401,
    'sign-in-again',
    'You signed in a while ago. To keep your account safe, please enter your password and try again.',
  ),
  'password-too-common': problem(
    400,
    'password-too-common',
    'That password is very common, so it’s the first one a thief would try. Please choose another.',
  ),
  'link-expired': problem(400, 'link-expired', 'This link no longer works. Please ask for a new one.'),
  'same-email': problem(400, 'same-email', 'That’s already your email address.'),
  'invalid-redirect': problem(400, 'invalid-redirect', 'That link would lead away from this site.'),
  'no-such-session': problem(404, 'no-such-session', 'That device isn’t signed in anymore.'),
} satisfies Record<AccountProblem, Problem>

export const profileFieldLabels = { first_name: 'First name', last_name: 'Last name', phone: 'Phone' } as const

export const profileWords = {
  saved: { title: 'Success! 🎉', detail: 'Your profile has been updated successfully.' },
  'load-failed': { title: 'Error', detail: 'Failed to load profile data.' },
  'save-failed': { title: 'Error', detail: 'Failed to update profile. Please try again.' },
} as const

/** Where the link in a mail leads. */
export const confirmPageWords = {
  title: 'Confirm your email address',
  question: (email: string) => `Do you want to use ${email} with Keyturn?`,
  button: 'Yes, this is my address',
} as const

/** E-mails. The greeting and the link are added where they are sent. */
export const emailWords = {
  welcome: {
    subject: 'Welcome to Keyturn',
    before: ['Your account is ready. You can sign in with this email address and the password you chose.'],
    button: 'Confirm my email address',
    after: [
      'Please open the link where you’re signed in and press the button there. Reminders by email start once you have confirmed; until then they wait for you inside Keyturn.',
      'If you didn’t create this account, somebody typed your address by mistake. You can ignore this email.',
    ],
  },
  'already-registered': {
    subject: 'You already have a Keyturn account',
    before: [
      'Somebody, probably you, asked for an account or a new address with this email. There’s one already, so nothing was changed.',
      'You can sign in as usual. If you don’t remember your password, choose a new one on the same page.',
    ],
    button: 'Sign in',
    after: ['If this wasn’t you, there’s nothing to do.'],
  },
  reset: {
    subject: 'Choose a new password',
    before: ['You asked to choose a new password for Keyturn.'],
    button: 'Choose a new password',
    after: [
      'The link works once and for one hour. A newer email of this kind replaces it.',
      'If you didn’t ask for this, you can ignore this email. Your password stays as it is.',
    ],
  },
  'password-changed': {
    subject: 'Your password was changed',
    before: [
      'The password of your Keyturn account was changed. Other devices were signed out.',
      'To be safe we also ended three things: your private calendar address, reminders to any other address, and a change of email that nobody had confirmed. If you use them, set them up again.',
    ],
    button: 'Sign in',
    after: ['If this wasn’t you, choose a new password now: on the sign-in page, ask for a reset email.'],
  },
  'passkey-added': {
    subject: 'A passkey was added',
    before: ['A passkey was added to your Keyturn account. It signs in without the password.'],
    button: 'See my passkeys',
    after: ['If this wasn’t you, remove it there and change your password now.'],
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    before: ['A passkey was removed from your Keyturn account. Your password works as before.'],
    button: 'See my passkeys',
    after: ['If this wasn’t you, change your password now.'],
  },
  'two-factor-on': {
    subject: 'Two-factor was turned on',
    before: [
      'Signing in to your Keyturn account with the password now also asks for a code from an authenticator app. Other devices were signed out.',
      'If this was you, there’s nothing to do. Keep your recovery codes where only you can read them.',
      'If it wasn’t, take your account back: we’ll turn it off, sign out every device, and you choose a new password.',
    ],
    button: 'This wasn’t me',
    after: ['The link works for 7 days. Don’t forward this email.'],
  },
  'two-factor-on-unread': {
    subject: 'Two-factor was turned on',
    before: [
      'Signing in to your Keyturn account with the password now also asks for a code from an authenticator app. Other devices were signed out.',
    ],
    button: 'See my security settings',
    after: ['If you know of no such account, somebody typed your address by mistake. There’s nothing to do.'],
  },
  'two-factor-off': {
    subject: 'Two-factor was turned off',
    before: ['Your Keyturn account no longer asks for a code. Signing in takes only the password, or a passkey.'],
    button: 'See my security settings',
    after: ['If this wasn’t you, change your password now and turn it on again.'],
  },
  'recovery-codes-renewed': {
    subject: 'New recovery codes were made',
    before: ['Ten new recovery codes were made for your Keyturn account. The old ones no longer work.'],
    button: 'See my security settings',
    after: ['If this wasn’t you, change your password now and make new codes.'],
  },
  'calendar-address-made': {
    subject: 'A private calendar address was made',
    before: [
      'A private calendar address was made for your Keyturn account. Whoever has it can read the dates of your loan. An older one stopped working.',
    ],
    button: 'See my recent activity',
    after: ['If this wasn’t you, change your password now. That ends the address and signs other devices out.'],
  },
  'reminder-address-changed': {
    subject: 'Reminders may go to another address',
    before: [
      'Another email address was chosen for the reminders of your Keyturn account. They go there once its owner has agreed.',
    ],
    button: 'See my recent activity',
    after: ['If this wasn’t you, change your password now. That ends it and signs other devices out.'],
  },
  'confirm-address': {
    subject: 'Confirm your new email address',
    before: ['You asked to use this email address for your Keyturn account.'],
    button: 'Use this address',
    after: [
      'Please open the link where you’re signed in and press the button there. It works once and for one day.',
      'If you didn’t ask for this, you can ignore this email. Nothing changes.',
    ],
  },
  'address-changed': {
    subject: 'Your email address was changed',
    before: [
      'Your Keyturn account now uses another email address. We no longer write to this one.',
      'If this wasn’t you, take your account back: we’ll use this address again, sign out every device, and you choose a new password.',
    ],
    button: 'Undo this change',
    after: ['The link works for 7 days. If you made the change yourself, there’s nothing to do.'],
  },
  'address-left': {
    subject: 'Your email address was changed',
    before: ['The Keyturn account with this email address now uses another one. We no longer write to this one.'],
    after: ['If you know of no such account, there’s nothing to do.'],
  },
  'address-held': {
    subject: 'This address still belongs to an account',
    before: [
      'Somebody, probably you, asked for a Keyturn account with this email. It belonged to another account until a few days ago, and that change can still be undone with the link in our earlier email.',
    ],
    after: ['After 7 days the address is free again. If this wasn’t you, there’s nothing to do.'],
  },
  deleted: {
    subject: 'Your Keyturn account was deleted',
    before: ['Your account and everything you kept in it are gone, as you asked.'],
    after: ['You’re welcome back at any time. We wish you well in your home.'],
  },
} as const satisfies Record<string, EmailWords>

/** Each time one is used: whoever has them all can sign in ten times. */
export const recoveryCodeUsedWords = {
  subject: 'A recovery code was used',
  before: (left: number) => [
    'Someone, probably you, signed in to your Keyturn account with the password and a recovery code.',
    plural(left, { one: 'One recovery code is left.', other: `${left} recovery codes are left.` }),
  ],
  button: 'See my security settings',
  after: ['If this wasn’t you, change your password now and make new codes.'],
} as const

interface EmailWords {
  subject: string
  before: readonly string[]
  button?: string
  after?: readonly string[]
}

export const authFormsWords = {
  password: 'Password',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  passwordHint: 'At least 6 characters. A few unrelated words work well.',
} as const
