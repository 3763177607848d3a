import { listedChoices } from '#domain/listed.ts'

/** What is said to whoever asks for figures without the token. */
export const tokenNeededWords = {
  title: 'A token is needed',
  detail: 'Send METRICS_TOKEN as a bearer token.',
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
  detail: (methods: readonly string[]) => `Use ${listedChoices(methods)}.`,
} as const

export const operatorNoticeWords = {
  subject: 'Very many messages',
  text: 'More messages came in than one mailbox should get in an hour. All of them are stored; those that were not mailed are listed by: npm run operator -- list realtor (or feedback, gifts, requests).',
} as const
