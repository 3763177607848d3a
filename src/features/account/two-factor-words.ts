import type { Problem } from '#resources/problem.ts'

export type TwoFactorProblem = 'code-needed' | 'wrong-code' | 'code-step-over' | 'no-setup' | 'already-on' | 'not-on'

const problem = (status: Problem['status'], code: TwoFactorProblem, detail: string): Problem => ({
  status,
  code,
  title: 'Error',
  detail,
})

export const twoFactorProblems = {
  'code-needed': problem(
    401,
    'code-needed',
    'This account asks for a second step. Please enter the code from your authenticator app, or a recovery code.',
  ),
  'wrong-code': problem(
    400,
    'wrong-code',
    'That code isn’t right. Each code works once and for about a minute, so wait for the next one and try again.',
  ),
  'code-step-over': problem(401, 'code-step-over', 'That took too long. Please sign in with your password again.'),
  'no-setup': problem(409, 'no-setup', 'Please start again: there’s no key waiting for a code.'),
  'already-on': problem(409, 'already-on', 'Two-factor is already on for this account.'),
  'not-on': problem(409, 'not-on', 'Two-factor is already off for this account.'),
} satisfies Record<TwoFactorProblem, Problem>

export const twoFactorWords = {
  title: 'Two-factor with an app',
  lead: 'After your password you also type a code from an app on your phone. Someone who learns your password still can’t get in.',
  off: 'Off. Signing in takes only your password.',
  on: (day: string) => `On since ${day}. A passkey needs no code: it’s already two steps in one.`,
  codesLeft: (left: number) => `${left} of 10 recovery codes left.`,
  lastCodes: (left: number) => `Only ${left} of 10 recovery codes left. Make new ones before you need them.`,
  noCodes: 'You have no recovery codes left. Make new ones now: without your phone you couldn’t get in.',
  turnOn: 'Turn on two-factor',
  turnOff: 'Turn off',
  renew: 'New recovery codes',
} as const

export const twoFactorSetupWords = {
  title: 'Add Keyturn to your authenticator app',
  detail: 'Any app works: Google Authenticator, Microsoft Authenticator, Apple Passwords, 1Password and others.',
  scan: 'Scan this with the app.',
  qr: 'QR code for your authenticator app',
  manual: 'Or type this key into the app:',
  copy: 'Copy the key',
  copied: 'Key copied',
  openApp: 'Open in an app on this device',
  code: 'Six-digit code from the app',
  confirm: 'Turn on',
  cancel: 'Not now',
  others: 'Your other devices are signed out and need a code next time.',
} as const

export const recoveryCodesWords = {
  title: 'Save your recovery codes',
  detail:
    'Each lets you in once when your phone isn’t there. This is the only time we show them: we keep no readable copy.',
  list: 'Recovery codes',
  download: 'Download',
  copy: 'Copy',
  copied: 'Codes copied',
  done: 'I’ve saved them',
  lost: 'Lose both your app and these codes, and a passkey is the only way in. We can’t open the account for you.',
  file: 'keyturn-recovery-codes.txt',
  fileText: (email: string, day: string, codes: readonly string[]) =>
    `Keyturn recovery codes for ${email}\nMade on ${day}. Each works once. Older codes no longer work.\n\n${codes.join('\n')}\n`,
} as const

export const twoFactorOffWords = {
  title: 'Turn off two-factor?',
  detail: 'Signing in will take only your password again. Your recovery codes stop working.',
  confirm: 'Turn off',
  keep: 'Keep it on',
} as const

export const renewCodesWords = {
  title: 'Make new recovery codes?',
  detail: 'You get ten new codes. The old ones stop working.',
  confirm: 'Make new codes',
  keep: 'Keep the old ones',
} as const

export const passwordAndCodeWords = {
  password: 'Your password',
  code: 'Code from your app, or a recovery code',
} as const

export const twoFactorToasts = {
  on: { title: 'Two-factor is on', description: 'From now on, signing in with your password also asks for a code.' },
  off: { title: 'Two-factor is off', description: 'Signing in takes only your password.' },
} as const
