import type { Refusal } from '#journey/refusal.ts'

export type ApplicationProblem =
  | 'application-locked'
  | 'closure-required'
  | 'state-required'
  | 'application-changed'
  | 'choice-needed'

export const applicationRefusals = {
  'application-locked': {
    status: 409,
    code: 'application-locked',
    title: 'Application Locked',
    detail: 'This application cannot be edited because your loan has been closed.',
  },
  'closure-required': {
    status: 409,
    code: 'closure-required',
    title: 'Cannot Create New Application',
    detail: 'Please complete the loan closure details for your existing application before creating a new one.',
  },
  'state-required': {
    status: 400,
    code: 'state-required',
    title: 'Missing Required Information',
    detail: 'Property state is required to complete your application for timeline calculations.',
    errors: [{ path: 'property_state', message: 'Please select a property state to continue.' }],
  },
  'application-changed': {
    status: 409,
    code: 'application-changed',
    title: 'Changed in another tab',
    detail: 'This application was saved elsewhere since you opened it here. Choose which version to keep.',
  },
  'choice-needed': {
    status: 409,
    code: 'choice-needed',
    title: 'Which application would you like to keep?',
    detail:
      'Your account already has an application, and you made another one as a guest. Both are safe until you choose.',
  },
} satisfies Record<ApplicationProblem, Refusal>
