import * as z from 'zod/mini'
import { monthsToRepay } from '#domain/refinance/current-loan.ts'
import { SentLetter } from '#features/escrow/model.ts'
import type { ActionContext } from '#resources/action-context.ts'
import { isSame } from '#resources/merge-fields.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import {
  About,
  ForcedInsurance,
  HomeLoan,
  MOST_STATEMENTS,
  MonthlyStatement,
  NOTHING_SERVICED,
  PayoffLetter,
  RateNotice,
  RefinancePlan,
  RemindOf,
  type SavedMonthly,
  ServicingState,
  StatementId,
  Transfer,
} from './model.ts'
import { servicingProblems } from './words.ts'

const SaveInput = z.strictObject({
  /** Chosen by the page, so that a retry saves nothing twice. */
  id: StatementId,
  figures: MonthlyStatement,
})
const Letter = z.strictObject({ id: StatementId, letter: z.nullable(SentLetter) })
const Remove = z.strictObject({ id: StatementId })
const RemindLetter = z.strictObject({ id: StatementId, reminder_enabled: SentLetter.shape.reminder_enabled })
const RemindAbout = z.strictObject({ about: About, reminder_enabled: SentLetter.shape.reminder_enabled })
const Write = z.strictObject({ about: About, letter: z.nullable(SentLetter) })

function own(state: ServicingState, loan: HomeLoan): Outcome<ServicingState> {
  if (monthsToRepay(loan.balance, loan.rate, loan.payment) === null) {
    const problem = servicingProblems['payment-too-small']
    return refused({ ...problem, errors: [{ path: 'payment', message: problem.detail }] })
  }
  return accepted({ ...state, loan })
}

function saveStatement(
  state: ServicingState,
  { id, figures }: z.infer<typeof SaveInput>,
  context: ActionContext,
): Outcome<ServicingState> {
  const known = state.statements.find(each => each.id === id)
  if (known) return accepted(replaced(state, { ...known, figures }))
  if (state.statements.length >= MOST_STATEMENTS) return refused(servicingProblems['too-many-statements'])
  const last = Math.max(0, ...state.statements.map(({ added_at }) => Date.parse(added_at)))
  const added_at = new Date(Math.max(Date.parse(context.now), last + 1)).toISOString()
  return accepted({ ...state, statements: [...state.statements, { id, figures, letter: null, added_at }] })
}

function figuresIn({ statements }: ServicingState, { id }: { id: string }) {
  const known = statements.find(each => each.id === id)
  return known ? { figures: known.figures } : null
}

function letterIn({ statements }: ServicingState, { id }: { id: string }) {
  const known = statements.find(each => each.id === id)
  return known ? { letter: known.letter } : null
}

function sendLetter(state: ServicingState, { id, letter }: z.infer<typeof Letter>): Outcome<ServicingState> {
  const known = state.statements.find(each => each.id === id)
  if (!known) return refused(servicingProblems['no-statement'])
  if (isBackwards(letter)) return refused(servicingProblems['received-before'])
  return accepted(replaced(state, { ...known, letter }))
}

function isBackwards(letter: SentLetter | null): boolean {
  return Boolean(letter?.received_on && letter.received_on < letter.mailed_on)
}

/** A letter about a transfer, a payoff, a new rate or insurance. */
function write(state: ServicingState, { about, letter }: z.infer<typeof Write>): Outcome<ServicingState> {
  if (isBackwards(letter)) return refused(servicingProblems['received-before'])
  const others = state.letters.filter(each => each.about !== about)
  return accepted({ ...state, letters: letter ? [...others, { about, letter }] : others })
}

/** A form names its subject as all forms do, what was sent as its input does. */
function letterAbout({ letters }: ServicingState, { id, about = id }: { id?: string; about?: string }) {
  return { letter: letters.find(each => each.about === about)?.letter ?? null }
}

/** The switch alone: the letter's days may have been changed elsewhere meanwhile. */
function remindLetter(state: ServicingState, input: z.infer<typeof RemindLetter>): Outcome<ServicingState> {
  const known = state.statements.find(({ id }) => id === input.id)
  if (!known?.letter) return refused(servicingProblems['no-statement'])
  return accepted(replaced(state, { ...known, letter: { ...known.letter, reminder_enabled: input.reminder_enabled } }))
}

/** The same for a letter about something else than a statement. One that was taken back meanwhile has no switch any more. */
function remindAbout(
  state: ServicingState,
  { about, reminder_enabled }: z.infer<typeof RemindAbout>,
): Outcome<ServicingState> {
  const letters = state.letters.map(each =>
    each.about === about ? { about, letter: { ...each.letter, reminder_enabled } } : each,
  )
  return accepted({ ...state, letters })
}

function replaced(state: ServicingState, statement: SavedMonthly): ServicingState {
  return { ...state, statements: state.statements.map(each => (each.id === statement.id ? statement : each)) }
}

function remove(state: ServicingState, { id }: z.infer<typeof Remove>): Outcome<ServicingState> {
  return accepted({ ...state, statements: state.statements.filter(each => each.id !== id) })
}

function saveTransfer(state: ServicingState, transfer: Transfer): Outcome<ServicingState> {
  return accepted({ ...state, transfer: transfer.from_old || transfer.from_new ? transfer : null })
}

function saveRefinance(state: ServicingState, refinance: RefinancePlan): Outcome<ServicingState> {
  return accepted({ ...state, refinance })
}

function savePayoff(state: ServicingState, payoff: PayoffLetter): Outcome<ServicingState> {
  return accepted({ ...state, payoff })
}

function saveRateNotice(state: ServicingState, rate_notice: RateNotice): Outcome<ServicingState> {
  return accepted({ ...state, rate_notice })
}

function saveForcedInsurance(state: ServicingState, forced_insurance: ForcedInsurance): Outcome<ServicingState> {
  return accepted({ ...state, forced_insurance })
}

function remind(state: ServicingState, { kind, reminder_enabled }: RemindOf): Outcome<ServicingState> {
  const others = state.quiet.filter(each => each !== kind)
  return accepted({ ...state, quiet: reminder_enabled ? others : [...others, kind] })
}

/** What the account says of its loan stands; statements of both are there once. */
function merge(account: ServicingState, guest: ServicingState): Outcome<ServicingState> {
  const known = new Set(account.statements.map(({ id }) => id))
  const fresh = guest.statements.filter(({ id }) => !known.has(id))
  if (known.size + fresh.length > MOST_STATEMENTS) return refused(servicingProblems['too-many-statements'])
  return accepted({
    loan: account.loan ?? guest.loan,
    transfer: account.transfer ?? guest.transfer,
    refinance: account.refinance ?? guest.refinance,
    statements: inOrder([...account.statements, ...fresh]),
    payoff: account.payoff ?? guest.payoff,
    rate_notice: account.rate_notice ?? guest.rate_notice,
    forced_insurance: account.forced_insurance ?? guest.forced_insurance,
    letters: [
      ...account.letters,
      ...guest.letters.filter(({ about }) => account.letters.every(known => known.about !== about)),
    ],
    quiet: account.quiet.length > 0 ? account.quiet : guest.quiet,
  })
}

function inOrder(statements: SavedMonthly[]): SavedMonthly[] {
  return statements.toSorted((one, other) => (one.added_at + one.id < other.added_at + other.id ? -1 : 1))
}

/** The loan after the keys: its figures, its monthly statements, and what its owner plans with it. */
export const servicingResource = defineResource({
  name: 'servicing',
  perLoan: true,
  reaches: ({ loan }: ServicingState) => (loan ? 'owned' : 'planning'),
  empty: (): ServicingState => NOTHING_SERVICED,
  view: (state: ServicingState) => state,
  actions: {
    own: {
      input: HomeLoan,
      apply: own,
      fields: (view: ServicingState) => view.loan,
      offline: 'coalesce',
      invalidates: ['application', 'loans'],
    },
    keep: { input: SaveInput, apply: saveStatement, fields: figuresIn, offline: 'queue' },
    letter: { input: Letter, apply: sendLetter, fields: letterIn, offline: 'queue' },
    'remind-letter': { input: RemindLetter, apply: remindLetter, offline: 'queue' },
    remove: { input: Remove, apply: remove, offline: 'queue' },
    transfer: {
      input: Transfer,
      apply: saveTransfer,
      fields: (view: ServicingState) => view.transfer,
      offline: 'coalesce',
    },
    refinance: {
      input: RefinancePlan,
      apply: saveRefinance,
      fields: (view: ServicingState) => view.refinance,
      offline: 'coalesce',
    },
    payoff: {
      input: PayoffLetter,
      apply: savePayoff,
      fields: (view: ServicingState) => view.payoff,
      offline: 'coalesce',
    },
    'rate-notice': {
      input: RateNotice,
      apply: saveRateNotice,
      fields: (view: ServicingState) => view.rate_notice,
      offline: 'coalesce',
    },
    'forced-insurance': {
      input: ForcedInsurance,
      apply: saveForcedInsurance,
      fields: (view: ServicingState) => view.forced_insurance,
      offline: 'coalesce',
    },
    write: { input: Write, apply: write, fields: letterAbout, offline: 'queue' },
    'remind-about': { input: RemindAbout, apply: remindAbout, offline: 'queue' },
    remind: { input: RemindOf, apply: remind, offline: 'queue' },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestServicing',
    stored: ServicingState,
    fromStored: stored => ({ ...stored, statements: inOrder(stored.statements) }),
    toStored: state => (isSame(state, NOTHING_SERVICED) ? undefined : state),
    merge,
  },
})
