import type { LoanRole } from '#resources/loan.ts'

export const roleWords: Record<LoanRole, { name: string; hint: string }> = {
  together: { name: 'Together', hint: 'Sees and changes everything of this loan, as you do.' },
  looks_on: { name: 'Looks on', hint: 'Sees everything of this loan and changes nothing. For a parent or an agent.' },
}

export const peopleWords = {
  title: 'People of this loan',
  hint: 'Two people, one loan: each with their own account.',
  list: 'Who is in this loan',
  you: (name: string) => `${name} (you)`,
  owner: 'Owner',
  roleOf: (name: string) => `What ${name} may do`,
  alone: 'So far you are alone in it.',
  needsAccount: 'To share this loan you need an account, so that we know who may see it. It is free.',
  makeAccount: 'Create a free account',
  inviteTitle: 'Invite somebody',
  role: 'What may they do?',
  how: 'How do you send it?',
  byMail: 'We mail it',
  byLink: 'I send a link myself',
  email: 'Their email address',
  invite: 'Send invitation',
  makeLink: 'Make a link',
  promise: 'It works once, for seven days, and you can call it back. They see your name before they say yes.',
  sent: 'Invitation sent',
  linkTitle: 'Your link',
  linkHint: 'Send it to one person. It is shown only now.',
  copy: 'Copy link',
  copied: 'Link copied',
  waiting: 'Not answered yet',
  byHand: 'A link that you sent',
  until: (role: string, day: string) => `${role}, until ${day}`,
  revoke: 'Call back',
  revoked: 'The invitation no longer works',
  remove: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name} from this loan?`,
  removeWhat:
    'They keep a copy of what they could see. From then on they see and change nothing here. Their own private figures go with them.',
  removeDo: 'Remove',
  removed: 'Removed from this loan',
  leave: 'Leave this loan',
  leaveTitle: 'Leave this loan?',
  leaveWhat: (owner: string) =>
    `You keep a copy of what you can see now. After that you see nothing more of it, and your own private figures are deleted here. ${owner} keeps the loan.`,
  leaveDo: 'Leave',
  cancel: 'Cancel',
  deleting: 'If you delete your account, this loan ends for everybody in it; each keeps a copy of what they could see.',
  history: 'Who changed what',
  noHistory: 'Nothing yet.',
  copies: 'Copies you kept',
  taken: (day: string) => `Kept on ${day}`,
  download: 'Download',
  fileName: 'loan-copy',
  deleteCopy: 'Delete',
  deleteTitle: 'Delete this copy?',
  deleteWhat: 'It cannot be brought back.',
  deleted: 'Copy deleted',
} as const

/** Who did what, as a whole sentence. */
export const changeWords = {
  somebody: 'Somebody who left',
  you: 'You',
  joined: (who: string) => `${who} joined`,
  left: (who: string) => `${who} left`,
  removed: (who: string) => `${who} removed somebody`,
  changed: (who: string, what: string) => `${who} changed ${what}`,
  things: {
    application: 'the application',
    closure: 'the closing',
    comparison: 'the offers',
    documents: 'the documents',
    escrow: 'the escrow check',
    'insurance-diary': 'the mortgage insurance',
    lenders: 'the lenders',
    papers: 'the loan papers',
    people: 'who may do what',
    'rate-lock': 'the rate lock',
    rights: 'the dates by law',
    servicing: 'the home loan',
    timeline: 'the timeline',
    together: 'this page',
    'wire-safety': 'the wire safety card',
  } as Record<string, string>,
  other: 'something',
} as const

/** After leaving, or being put out. */
export const leftLoanWords = {
  title: 'You are no longer in that loan.',
  what: 'A copy of what you could see is kept here for you. What was not saved there by then is gone.',
} as const
