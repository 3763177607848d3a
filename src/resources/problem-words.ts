import { plural } from '#domain/plural.ts'
/**
 * What the machinery of the server says when it refuses; features have their own words. On the wire they are English; a page in
 * another language says them in it, by code.
 */
export const problemWords = {
  noSuchLoan: { title: 'No such loan', detail: 'You have no loan by that name. Please open one of yours.' },
  looksOn: {
    title: 'You look on',
    detail: 'You can see this loan, but not change it. Ask the person whose loan it is if you want to take part.',
  },
  ownerOnly: {
    title: 'Only the owner can do this',
    detail: 'This is done in the name of the person whose loan it is. Please ask them.',
  },
  privateFigures: {
    title: 'These figures are private',
    detail: 'The person whose figures these are keeps them private. Please leave them empty.',
  },
  notSignedIn: { title: 'Error', detail: 'Please sign in to continue.' },
  otherAccount: {
    title: 'Another account is signed in',
    detail: 'Someone signed in with another account in this browser. Nothing was changed. Please load the page again.',
  },
  confirmationNeeded: {
    title: 'Please look at it first',
    detail: 'Something in this browser needs your yes before it comes into your account.',
  },
  accountGone: { title: 'Authentication Required', detail: 'Please sign in to continue.' },
  passwordChanged: {
    title: 'Error',
    detail: 'Your password was changed in the meantime. Please enter it and try again.',
  },
  wrongOrigin: {
    title: 'That did not come from Keyturn',
    detail: 'For your safety, changes are only accepted from our own pages. Please reload the page and try again.',
  },
  tooLarge: { title: 'That is too large', detail: 'Please send less at once.' },
  notJson: { title: 'We only read JSON', detail: 'Send the request with the content type application/json.' },
  away: { title: 'Keyturn is catching its breath', detail: 'Nothing was changed. Please try again in a moment.' },
  unexpected: { title: 'Error', detail: 'An unexpected error occurred. Please try again.' },
  busy: {
    title: 'A lot of people are signing in right now',
    detail: 'Nothing was changed. Please try again in a few seconds.',
  },
  notFound: { title: 'Oops! Page not found', detail: 'There is nothing at this address.' },
  tooManyStreams: {
    title: 'Error',
    detail: 'Keyturn is open in too many places at once. Please close one and try again.',
  },
} as const

export const tooOftenWords = {
  title: 'Error',
  detail(retryAfterSeconds: number): string {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    return plural(minutes, {
      one: 'That was tried too often. Please try again in a minute.',
      other: `That was tried too often. Please try again in ${minutes} minutes.`,
    })
  },
} as const
