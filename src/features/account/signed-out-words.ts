/** On the sign-in page, after the server ended the session. */
export const signedOutWords = {
  ended: { title: 'You’re signed out on this device', detail: 'Sign in to go on where you were.' },
  everywhere: { title: 'Signed out everywhere', detail: 'Every device has to sign in again.' },
} as const
