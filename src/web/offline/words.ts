/** A page of an account that cannot be asked for. */
export const noConnectionWords = {
  offline: 'You’re offline. This page needs the network once.',
  serverAway: 'Keyturn isn’t answering right now.',
  safeNote: 'What you saved is safe. The page opens by itself as soon as it can.',
  tryAgain: 'Try again',
} as const

/** A page that was never here and cannot come now. */
export const offlineWords = {
  title: 'You’re offline',
  needsNetwork: 'This page needs the network once. After that it opens without one.',
  tryAgain: 'Try again',
  openApp: 'Open the app',
} as const
