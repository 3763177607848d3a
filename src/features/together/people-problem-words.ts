import type { Problem } from '#resources/problem.ts'

type PeopleProblem =
  | 'no-such-invitation'
  | 'other-address'
  | 'confirm-address'
  | 'own-invitation'
  | 'already-in'
  | 'too-many-people'
  | 'too-many-invitations'
  | 'no-such-person'
  | 'owner-stays'
  | 'no-such-copy'
  | 'confirm-first'
  | 'invited-often'

export const peopleProblems = {
  'no-such-invitation': {
    status: 404,
    code: 'no-such-invitation',
    title: 'This invitation does not work',
    detail: 'It was used, called back, or is older than a week. Please ask for a new one.',
  },
  'other-address': {
    status: 403,
    code: 'other-address',
    title: 'This invitation is for another address',
    detail: 'It was mailed to somebody else. Sign in with the address that got it, or ask for a new invitation.',
  },
  'confirm-address': {
    status: 403,
    code: 'confirm-address',
    title: 'Please confirm your address first',
    detail: 'We mailed you a link when you made your account. Open it, then come back to this invitation.',
  },
  'own-invitation': {
    status: 409,
    code: 'own-invitation',
    title: 'This is your own invitation',
    detail: 'Send the link to the person you want to invite.',
  },
  'already-in': {
    status: 409,
    code: 'already-in',
    title: 'You are in this loan already',
    detail: 'Choose it from your loans at the top of the page.',
  },
  'too-many-people': {
    status: 409,
    code: 'too-many-people',
    title: 'That is a lot of people',
    detail: 'Ten people can be in a loan beside its owner.',
  },
  'too-many-invitations': {
    status: 409,
    code: 'too-many-invitations',
    title: 'Ten invitations are open',
    detail: 'Call one back before you make another.',
  },
  'no-such-person': {
    status: 404,
    code: 'no-such-person',
    title: 'Nobody like that is in this loan',
    detail: 'They may have left. Please look at the list again.',
  },
  'owner-stays': {
    status: 409,
    code: 'owner-stays',
    title: 'This is your own loan',
    detail: 'You can remove the others, or delete your account.',
  },
  'no-such-copy': {
    status: 404,
    code: 'no-such-copy',
    title: 'No such copy',
    detail: 'It may have been deleted already.',
  },
  'confirm-first': {
    status: 403,
    code: 'confirm-first',
    title: 'Please confirm your address first',
    detail: 'Only an account with a confirmed address can have mail sent. You can copy a link instead.',
  },
  'invited-often': {
    status: 429,
    code: 'invited-often',
    title: 'Too many invitations by mail',
    detail: 'We cannot mail this invitation today. You can copy a link and send it yourself.',
  },
} as const satisfies Record<PeopleProblem, Problem>
