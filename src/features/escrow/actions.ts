import * as z from 'zod/mini'
import type { ActionContext } from '#resources/action-context.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import {
  EscrowState,
  EscrowStatement,
  MOST_STATEMENTS,
  type SavedStatement,
  SentLetter,
  StatementId,
  YearTwoPlan,
} from './model.ts'
import { escrowProblems } from './words.ts'

const SaveInput = z.strictObject({
  /** Chosen by the page, so that a retry saves nothing twice. */
  id: StatementId,
  figures: EscrowStatement,
})
const Letter = z.strictObject({ id: StatementId, letter: z.nullable(SentLetter) })
const RemindLetter = z.strictObject({ id: StatementId, reminder_enabled: SentLetter.shape.reminder_enabled })
const Remove = z.strictObject({ id: StatementId })

function savePlan(state: EscrowState, plan: YearTwoPlan): Outcome<EscrowState> {
  return accepted({ ...state, plan })
}

function saveStatement(
  state: EscrowState,
  { id, figures }: z.infer<typeof SaveInput>,
  context: ActionContext,
): Outcome<EscrowState> {
  const known = state.statements.find(each => each.id === id)
  if (known) return accepted(replaced(state, { ...known, figures }))
  if (state.statements.length >= MOST_STATEMENTS) return refused(escrowProblems['too-many-statements'])
  const last = Math.max(0, ...state.statements.map(({ added_at }) => Date.parse(added_at)))
  const added_at = new Date(Math.max(Date.parse(context.now), last + 1)).toISOString()
  return accepted({ ...state, statements: [...state.statements, { id, figures, letter: null, added_at }] })
}

function figuresIn({ statements }: EscrowState, { id }: { id: string }) {
  const known = statements.find(each => each.id === id)
  return known ? { figures: known.figures } : null
}

function letterIn({ statements }: EscrowState, { id }: { id: string }) {
  const known = statements.find(each => each.id === id)
  return known ? { letter: known.letter } : null
}

function sendLetter(state: EscrowState, { id, letter }: z.infer<typeof Letter>): Outcome<EscrowState> {
  const known = state.statements.find(each => each.id === id)
  if (!known) return refused(escrowProblems['no-statement'])
  if (letter?.received_on && letter.received_on < letter.mailed_on) return refused(escrowProblems['received-before'])
  return accepted(replaced(state, { ...known, letter }))
}

/** The switch alone: the letter's days may have been changed elsewhere meanwhile. */
function remindLetter(state: EscrowState, input: z.infer<typeof RemindLetter>): Outcome<EscrowState> {
  const known = state.statements.find(({ id }) => id === input.id)
  if (!known?.letter) return refused(escrowProblems['no-statement'])
  return accepted(replaced(state, { ...known, letter: { ...known.letter, reminder_enabled: input.reminder_enabled } }))
}

function replaced(state: EscrowState, statement: SavedStatement): EscrowState {
  return { ...state, statements: state.statements.map(each => (each.id === statement.id ? statement : each)) }
}

function remove(state: EscrowState, { id }: z.infer<typeof Remove>): Outcome<EscrowState> {
  return accepted({ ...state, statements: state.statements.filter(each => each.id !== id) })
}

/** What the account says of its plan stands; statements of both are there once. */
function merge(account: EscrowState, guest: EscrowState): Outcome<EscrowState> {
  const known = new Set(account.statements.map(({ id }) => id))
  const fresh = guest.statements.filter(({ id }) => !known.has(id))
  if (known.size + fresh.length > MOST_STATEMENTS) return refused(escrowProblems['too-many-statements'])
  return accepted({
    plan: account.plan ?? guest.plan,
    statements: inOrder([...account.statements, ...fresh]),
  })
}

function inOrder(statements: SavedStatement[]): SavedStatement[] {
  return statements.toSorted((one, other) => (one.added_at + one.id < other.added_at + other.id ? -1 : 1))
}

export const escrowResource = defineResource({
  name: 'escrow',
  perLoan: true,
  empty: (): EscrowState => ({ plan: null, statements: [] }),
  view: (state: EscrowState) => state,
  actions: {
    plan: { input: YearTwoPlan, apply: savePlan, fields: (view: EscrowState) => view.plan, offline: 'coalesce' },
    forget: { input: z.strictObject({}), apply: state => accepted({ ...state, plan: null }), offline: 'coalesce' },
    keep: { input: SaveInput, apply: saveStatement, fields: figuresIn, offline: 'queue' },
    letter: { input: Letter, apply: sendLetter, fields: letterIn, offline: 'queue' },
    'remind-letter': { input: RemindLetter, apply: remindLetter, offline: 'queue' },
    remove: { input: Remove, apply: remove, offline: 'queue' },
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
