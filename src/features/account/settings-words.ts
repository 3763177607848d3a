export const settingsToasts = {
  saved: { title: 'Preferences Saved! 🎉', description: 'Your communication preferences have been updated.' },
  saveFailed: { title: 'Error', description: 'Failed to save preferences.', destructive: true },
  exported: { title: 'Data Exported! 📁', description: 'Your personal data has been downloaded.' },
  exportFailed: (detail: string) => ({
    title: 'Export Failed',
    description: detail || 'Failed to export data.',
    destructive: true,
  }),
  tested: (emails: number, notifications: number) => ({
    title: 'Reminder Test Complete! 📧',
    description:
      emails > 0
        ? `${emails} emails sent, ${notifications} notifications created. Check your email!`
        : `${emails} emails sent, ${notifications} notifications created.`,
  }),
  testFailed: (detail: string) => ({
    title: 'Test Failed',
    description: detail || 'Failed to test reminders.',
    destructive: true,
  }),
  emailAsked: {
    title: 'Check your new inbox',
    description: 'Open the link in that email to use the new address. Until then nothing changes.',
  },
  passwordChanged: {
    title: 'Password changed',
    description:
      'Your other devices were signed out. Your calendar address and reminders to other addresses ended; set them up again if you use them.',
  },
  linkSent: { title: 'Link sent', description: 'Open it in that inbox.' },
  deviceSignedOut: { title: 'Signed out', description: 'That device has to sign in again.' },
  twoFactor: { title: 'Success', description: 'This was a demonstration. Your sign-in works as before.' },
  privacy: { title: 'Success', description: 'This was a demonstration. Nothing about your privacy changed.' },
} as const

export const preferenceSwitches = [
  { field: 'email_enabled', label: 'Email notifications', hint: 'Reminders before your dates, by email.' },
  { field: 'marketing_emails', label: 'Marketing emails', hint: 'News about Keyturn, a few times a year.' },
  { field: 'rate_alerts', label: 'Rate alerts', hint: 'When the week’s 30-year rate moves.' },
] as const

export const unconfirmed = {
  title: 'Please confirm your email address',
  detail: (email: string) =>
    `Until you open the link that we sent to ${email}, reminders and rate alerts wait for you inside Keyturn.`,
  again: 'Send the link again',
} as const

export const demonstrations = {
  twoFactor: {
    title: 'Two-factor authentication',
    detail: 'A demonstration that changes nothing: no code is sent, and none is checked. The real one stands above.',
    confirm: 'Verify and enable',
  },
  privacy: {
    title: 'Privacy settings',
    detail: 'A demonstration that changes nothing: these choices aren’t stored.',
    confirm: 'Save privacy settings',
    choices: ['Show my first name to realtors I write to', 'Let Keyturn count which pages I use'],
  },
} as const

export const signInAgain = {
  title: 'Please confirm it’s you',
  detail: 'You signed in a while ago. Enter your password so that nobody else can make this change.',
  code: 'Code from your app, or a recovery code',
  codeDetail: 'Now the second step: type the six digits that your authenticator app shows for Keyturn.',
  confirm: 'Continue',
  cancel: 'Cancel',
  wrong: 'That isn’t your password. Please try again.',
} as const

export const signOutEverywhere = {
  button: 'Sign out everywhere',
  title: 'Sign out everywhere?',
  detail:
    'Every phone, tablet and computer has to sign in again, this one too. Your private calendar address and reminders to another address end. Nothing you saved is lost.',
} as const

export const deletion = {
  title: 'Delete your account?',
  detail:
    'We delete your application, dates, comparisons, messages and all else we keep for you at once. A monthly donation stops. This can’t be undone.',
  confirm: 'Delete my account',
} as const
