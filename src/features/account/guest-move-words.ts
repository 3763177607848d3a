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
