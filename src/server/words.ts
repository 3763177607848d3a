/** What the machinery of the server says when it refuses. Features have their own words. */
export const problemWords = {
  noSuchLoan: { title: 'No such loan', detail: 'You have no loan by that name. Please open one of yours.' },
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
  tokenNeeded: { title: 'A token is needed', detail: 'Send METRICS_TOKEN as a bearer token.' },
  tooManyStreams: {
    title: 'Error',
    detail: 'Keyturn is open in too many places at once. Please close one and try again.',
  },
} as const

/** Around every email. */
export const emailFrameWords = {
  name: 'Keyturn',
  greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  signature: 'Keyturn – your mortgage, step by step',
  fallback: 'If the button does not work, copy this address into your browser:',
  privacy: (url: string) => `Privacy: ${url}`,
} as const

/** Of the headers with which a change says its id and the revision that it was made on. */
export const changeWords = {
  malformed: 'We could not read that',
  key: 'An Idempotency-Key has 1 to 100 letters, digits and signs.',
  tag: 'If-Match holds the ETag of an answer, such as "12".',
  keyUsed: {
    title: 'This change was sent before',
    detail: 'It was sent with other contents then. Nothing was changed. Please save again.',
  },
} as const

/** Of a request that cannot be read. */
export const malformedWords = {
  title: 'We could not read that',
  http: 'The request is not valid HTTP.',
  utf8: 'The request is not valid UTF-8.',
  json: 'The request is not valid JSON.',
  tooDeep: 'The request is nested too deeply.',
  forbiddenField: 'The request has a field that is not allowed.',
  doubledField: 'The request gives a field twice.',
  unstorable: 'The request has a character that cannot be stored.',
  brokeOff: 'It broke off.',
} as const

export const readinessWords = {
  title: 'Not ready',
  stopping: 'The server is stopping.',
  databaseAway: 'The database does not answer.',
} as const

export const wrongMethodWords = {
  title: 'That is not possible here',
  detail: (methods: readonly string[]) => `Use ${methods.join(' or ')}.`,
} as const

export const tooOftenWords = {
  title: 'Error',
  detail(retryAfterSeconds: number): string {
    const minutes = Math.ceil(retryAfterSeconds / 60)
    return `That was tried too often. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  },
} as const

export const operatorNoticeWords = {
  subject: 'Very many messages',
  text: 'More messages came in than one mailbox should get in an hour. All of them are stored; those that were not mailed are listed by: npm run operator -- list realtor (or feedback, gifts, requests).',
} as const
