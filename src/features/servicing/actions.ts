import * as z from 'zod/mini'
import { monthsToRepay } from '#domain/refinance/current-loan.ts'
import { SentLetter } from '#features/escrow/model.ts'
import { isReceivedBeforeMailed, statementActions } from '#features/escrow/statement-actions.ts'
import { isSame } from '#resources/merge-fields.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { inOrder, mergedLists } from '#resources/saved-list.ts'
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
  ServicingState,
  Transfer,
} from './model.ts'
import { servicingProblems } from './words.ts'

const RemindAbout = z.strictObject({ about: About, reminder_enabled: SentLetter.shape.reminder_enabled })
const Write = z.strictObject({ about: About, letter: z.nullable(SentLetter) })

function own(state: ServicingState, loan: HomeLoan): Outcome<ServicingState> {
  if (monthsToRepay(loan.balance, loan.rate, loan.payment) === null) {
    const problem = servicingProblems['payment-too-small']
    return refused({ ...problem, errors: [{ path: 'payment', message: problem.detail }] })
  }
  return accepted({ ...state, loan })
}

/** A letter about a transfer, a payoff, a new rate or insurance. */
function write(state: ServicingState, { about, letter }: z.infer<typeof Write>): Outcome<ServicingState> {
  if (isReceivedBeforeMailed(letter)) return refused(servicingProblems['received-before'])
  const others = state.letters.filter(each => each.about !== about)
  return accepted({ ...state, letters: letter ? [...others, { about, letter }] : others })
}

/** A form names its subject as all forms do, what was sent as its input does. */
function letterAbout({ letters }: ServicingState, { id, about = id }: { id?: string; about?: string }) {
  return { letter: letters.find(each => each.about === about)?.letter ?? null }
}

/** The switch alone of a letter about something else than a statement. One that was taken back meanwhile has no switch any more. */
function remindAbout(
  state: ServicingState,
  { about, reminder_enabled }: z.infer<typeof RemindAbout>,
): Outcome<ServicingState> {
  const letters = state.letters.map(each =>
    each.about === about ? { about, letter: { ...each.letter, reminder_enabled } } : each,
  )
  return accepted({ ...state, letters })
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
  const statements = mergedLists(account.statements, guest.statements)
  if (statements.length > MOST_STATEMENTS) return refused(servicingProblems['too-many-statements'])
  return accepted({
    loan: account.loan ?? guest.loan,
    transfer: account.transfer ?? guest.transfer,
    refinance: account.refinance ?? guest.refinance,
    statements,
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
    ...statementActions<ServicingState>(MonthlyStatement, { most: MOST_STATEMENTS, problems: servicingProblems }),
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
