export const installWords = {
  title: 'Keep Keyturn one tap away',
  text: 'It opens from your home screen or desktop in a window of its own, also without a network.',
  shareMenu: 'Tap your browser’s Share button, then “Add to Home Screen”. Sign in there once.',
  install: 'Install Keyturn',
  notNow: 'Not now',
  gotIt: 'Got it',
} as const
