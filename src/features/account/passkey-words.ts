import type { Problem } from '#resources/problem.ts'

export type PasskeyProblem =
  | 'passkey-unknown'
  | 'passkey-refused'
  | 'passkey-not-added'
  | 'passkey-known'
  | 'too-many-passkeys'
  | 'no-such-passkey'

const problem = (status: Problem['status'], code: PasskeyProblem, detail: string): Problem => ({
  status,
  code,
  title: 'Error',
  detail,
})

export const passkeyProblems = {
  'passkey-unknown': problem(
    401,
    'passkey-unknown',
    'This passkey no longer opens an account. Please sign in with your password; you can add a new one in Settings.',
  ),
  'passkey-refused': problem(
    401,
    'passkey-refused',
    'That passkey wasn’t accepted. Please try again, or sign in with your password.',
  ),
  'passkey-not-added': problem(400, 'passkey-not-added', 'The passkey couldn’t be added. Please try again.'),
  'passkey-known': problem(409, 'passkey-known', 'You’ve already added this passkey.'),
  'too-many-passkeys': problem(409, 'too-many-passkeys', 'You have 20 passkeys. Please remove one first.'),
  'no-such-passkey': problem(404, 'no-such-passkey', 'That passkey is already gone.'),
} satisfies Record<PasskeyProblem, Problem>

export const passkeyFormWords = {
  'name-missing': 'Please enter a name.',
  'key-missing': 'Please choose a passkey.',
  'answer-missing': 'Please use your passkey.',
} as const

/** What the sign-in page and the dialog that asks once more say. */
export const passkeySignInWords = {
  button: 'Sign in with a passkey',
  proof: 'Use a passkey instead',
  busy: 'Waiting for your passkey...',
  cancelled: {
    title: 'No passkey was used',
    description: 'Nothing happened. Try again, or sign in with your password.',
  },
} as const

export const passkeyWords = {
  title: 'Passkeys',
  lead: 'The strong way to sign in: with your fingerprint, face or device PIN, without typing. Nobody can guess it or trick you into giving it away.',
  empty: 'You have none yet. Your password keeps working, even after you add one.',
  unsupported: 'This browser can’t use passkeys. Your password works everywhere.',
  add: 'Add a passkey',
  adding: 'Waiting for your device...',
  synced: 'On all your devices',
  thisDeviceOnly: 'On one device',
  added: (day: string) => `Added ${day}`,
  used: (day: string) => `last used ${day}`,
  neverUsed: 'not used yet',
  rename: 'Rename',
  renameTitle: 'Rename passkey',
  nameLabel: 'Name',
  nameHint: 'So that you recognize it later, for example “Work laptop”.',
  save: 'Save',
  remove: 'Remove',
  removeTitle: 'Remove this passkey?',
  removeDetail: (name: string) => `“${name}” won’t open your account anymore. Your other ways to sign in still work.`,
  removeLastDetail: (name: string) =>
    `“${name}” is your only passkey. After this you sign in with your email address and password.`,
  keep: 'Keep it',
} as const

export const passkeyToasts = {
  added: { title: 'Passkey added', description: 'Next time you can sign in with it.' },
  renamed: { title: 'Passkey renamed', description: 'The new name is saved.' },
  removed: {
    title: 'Passkey removed',
    description: 'It no longer opens your account. You can also delete it on your device.',
  },
  cancelled: { title: 'No passkey was added', description: 'Nothing happened. You can try again at any time.' },
  known: { title: 'Already added', description: 'This device has a passkey for your account.' },
} as const
