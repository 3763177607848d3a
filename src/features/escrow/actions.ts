import * as z from 'zod/mini'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { inOrder, mergedLists } from '#resources/saved-list.ts'
import { EscrowState, EscrowStatement, MOST_STATEMENTS, YearTwoPlan } from './model.ts'
import { statementActions } from './statement-actions.ts'
import { escrowProblems } from './words.ts'

function savePlan(state: EscrowState, plan: YearTwoPlan): Outcome<EscrowState> {
  return accepted({ ...state, plan })
}

/** What the account says of its plan stands; statements of both are there once. */
function merge(account: EscrowState, guest: EscrowState): Outcome<EscrowState> {
  const statements = mergedLists(account.statements, guest.statements)
  if (statements.length > MOST_STATEMENTS) return refused(escrowProblems['too-many-statements'])
  return accepted({ plan: account.plan ?? guest.plan, statements })
}

export const escrowResource = defineResource({
  name: 'escrow',
  perLoan: true,
  empty: (): EscrowState => ({ plan: null, statements: [] }),
  view: (state: EscrowState) => state,
  actions: {
    plan: { input: YearTwoPlan, apply: savePlan, fields: (view: EscrowState) => view.plan, offline: 'coalesce' },
    forget: { input: z.strictObject({}), apply: state => accepted({ ...state, plan: null }), offline: 'coalesce' },
    ...statementActions<EscrowState>(EscrowStatement, { most: MOST_STATEMENTS, problems: escrowProblems }),
  },
  offline: { state: view => view },
  guest: {
    key: 'guestEscrow',
    stored: EscrowState,
    fromStored: stored => ({ plan: stored.plan, statements: inOrder(stored.statements) }),
    toStored: state => (state.plan || state.statements.length > 0 ? state : undefined),
    merge,
  },
})
