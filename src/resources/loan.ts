/** The states of a loan, in order. `owned`: closed and being paid. `ended`: refinanced, sold or paid off. */
export const LOAN_STATES = ['planning', 'comparing', 'applying', 'closing', 'owned', 'ended'] as const
export type LoanState = (typeof LOAN_STATES)[number]

export const END_REASONS = ['refinanced', 'sold', 'paid_off'] as const
export type EndReason = (typeof END_REASONS)[number]

/** How far one resource says that its loan has come. */
export type ReachedState = Exclude<LoanState, 'ended'>

/** Before the closing a loan goes back where something is taken back; a closed one can only end, and an ended one stays so. */
const TRANSITIONS: Record<LoanState, readonly LoanState[]> = {
  planning: ['planning', 'comparing', 'applying', 'closing', 'owned'],
  comparing: ['planning', 'comparing', 'applying', 'closing', 'owned'],
  applying: ['planning', 'comparing', 'applying', 'closing', 'owned'],
  closing: ['planning', 'comparing', 'applying', 'closing', 'owned'],
  owned: ['owned', 'ended'],
  ended: ['ended'],
}

/** Where a loan stands after something says how far it has come. */
export function nextState(state: LoanState, wanted: LoanState): LoanState {
  return TRANSITIONS[state].includes(wanted) ? wanted : state
}

/** The farthest state that any resource of the loan says. Only a complete application makes it `comparing`. */
export function farthest(reached: readonly ReachedState[]): ReachedState {
  if (reached.includes('owned')) return 'owned'
  if (!reached.includes('comparing')) return 'planning'
  return reached.includes('closing') ? 'closing' : reached.includes('applying') ? 'applying' : 'comparing'
}

/** Closed or over: its application and offers stay as they were. */
export function isClosedState(state: LoanState): boolean {
  return state === 'owned' || state === 'ended'
}

/** What somebody else may do with a loan: see and change all of it, or only see it. */
export const LOAN_ROLES = ['together', 'looks_on'] as const
export type LoanRole = (typeof LOAN_ROLES)[number]

/** The caller's role in a loan. A stranger has none, and gets the answer that there is no such loan. */
export interface LoanViewer {
  relation: 'owner' | LoanRole
  /** Which of the two borrowers they are: the owner is the first. */
  side: 'first' | 'second' | null
}

/** Whoever has a loan alone, as guests do. */
export const OWNER: LoanViewer = { relation: 'owner', side: 'first' }

/** A guest's first loan. Its data is stored under the keys from before a guest could have several. */
export const FIRST_LOAN = 'first'
