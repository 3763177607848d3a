export const keepWhichDialogWords = {
  bothApplications: 'Both applications',
  question: 'Question',
  account: 'In your account',
  guest: 'As a guest',
} as const

export const settingsPageWords = {
  settings: 'Settings',
  pageHint: 'How we write to you, and how you sign in.',
} as const

export const accountCardWords = {
  currentPasswordMissing: 'Please enter your current password.',
  accountSettings: 'Account Settings',
  newEmailAddress: 'New email address',
  changeEmail: 'Change email',
  currentPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change password',
} as const

export const languageCardWords = {
  title: 'Language',
  what: 'You read Keyturn in English. Emails and reminders come in the same language.',
} as const

export const communicationCardWords = {
  communicationPreferences: 'Communication Preferences',
  changeableHint: 'You can change these at any time.',
  saving: 'Saving...',
  savePreferences: 'Save Preferences',
  example: 'Example',
  exampleWhy:
    'With an account you choose what we write to you about. Two-factor sign-in, passkeys and your data are here too.',
} as const

export const dataCardWords = {
  passwordMissing: 'Please enter your password.',
  data: 'Your data',
  leaveHint: 'You can leave at any time and take everything with you.',
  deleteAccount: 'Delete account',
  exportMyData: 'Export my data',
  testReminders: 'Test reminders',
  keepMyAccount: 'Keep my account',
  password: 'Your password',
} as const

export const demonstrationsWords = {
  tryIt: 'Try the demonstration',
  verificationCode: 'Verification code',
  digitsCODELENGTH: (CODE_LENGTH: string | number) => `${CODE_LENGTH} digits`,
} as const

export const devicesCardWords = {
  since: (day: string) => `Since ${day}`,
  device: 'This device',
  signOut: 'Sign out',
} as const

export const signInAgainWords = {
  password: 'Your password',
} as const

export const authPageWords = {
  loading: 'Loading...',
  keyturnTitle: (title: string | number) => `${title} · Keyturn`,
  promise: 'Free for buyers, independent of banks. No credit pull.',
  forgotPassword: 'Forgot your password?',
  toSignUp: 'New here? Create a free account',
  toSignIn: 'Already have an account? Sign in',
  backSign: 'Back to sign in',
  asGuest: 'Look around as a guest',
} as const

export const profilePageWords = {
  profile: 'Profile',
  whoLettersCardsCarry: 'Your name, for the letters and cards we make for you.',
  personalInformation: 'Personal Information',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailFixed: 'Email cannot be changed from this page',
  phone: 'Phone',
  saving: 'Saving...',
  saveChanges: 'Save Changes',
  accountInformation: 'Account Information',
  accountId: 'Account ID',
  plan: 'Plan',
  freePlan: 'Free Plan',
  memberSince: 'Member since',
  example: 'Example',
  exampleWhy: 'With an account your name stands here, and on each letter and card.',
  exampleTexts: { first_name: 'Robin', last_name: 'Ash', phone: '919-555-0100' },
} as const
