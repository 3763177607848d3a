import * as z from 'zod/mini'
import type { ActionContext } from '#resources/action-context.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource, type GuestChoice } from '#resources/resource.ts'
import { currentLoanProblem } from './current-loan.ts'
import { currentLoanProblems } from './current-loan-words.ts'
import type { LoanClosure } from './loan-closure.ts'
import {
  Application,
  ApplicationFields,
  type ApplicationState,
  type ApplicationView,
  type ApplicationFields as Fields,
  noAnswers,
} from './model.ts'
import { canStartNew, fieldsOf, sameAnswers } from './rules.ts'
import { applicationProblems } from './words.ts'

const TRACKING_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Fields left out keep what they were; `null` empties one. */
const Answers = z.extend(z.partial(ApplicationFields), {
  /** Starts the next application after a closed loan. */
  new: z.optional(z.boolean()),
})
type Answers = z.infer<typeof Answers>

function saveDraft(state: ApplicationState, answers: Answers, context: ActionContext): Outcome<ApplicationState> {
  const problem = editProblem(state, answers)
  if (problem) return refused(applicationProblems[problem])
  const fields = withAnswers(state.draft ?? state.completed, answers)
  const draft: Application = {
    ...fields,
    id: state.draft?.id ?? context.newId(),
    tracking_id: null,
    status: 'draft',
    completed_at: null,
    created_at: state.draft?.created_at ?? context.now,
    updated_at: context.now,
  }
  return accepted({ ...state, draft })
}

function complete(state: ApplicationState, answers: Answers, context: ActionContext): Outcome<ApplicationState> {
  const problem = editProblem(state, answers)
  if (problem) return refused(applicationProblems[problem])
  const fields = withAnswers(state.draft ?? state.completed, answers)
  if (!fields.property_state) return refused(applicationProblems['state-required'])
  const wrong = currentLoanProblem(fields)
  if (wrong) {
    const message = currentLoanProblems[wrong.problem]
    return refused({ ...applicationProblems['current-loan-wrong'], errors: [{ path: wrong.field, message }] })
  }
  const completed = completedFrom(fields, state.completed, context)
  return accepted({ ...state, completed, draft: null, closure: attach(state.closure, completed, context) })
}

function answersIn({ draft, completed, locked }: ApplicationView) {
  const answers = locked ? draft : (draft ?? completed)
  return answers && fieldsOf(answers)
}

/** The next application after a closed one is that of a new loan. */
function opensLoan({ is_closed }: ApplicationState, answers: Answers): boolean {
  return answers.new === true && is_closed
}

function editProblem(state: ApplicationState, answers: Answers) {
  if (answers.new && !canStartNew(state)) return 'closure-required'
  if (state.is_closed) return 'application-locked'
  return null
}

function withAnswers(base: Fields | null, { new: _new, ...answers }: Answers): Fields {
  const given = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined))
  return { ...fieldsOf(base ?? noAnswers), ...given }
}

function completedFrom(fields: Fields, previous: Application | null, context: ActionContext): Application {
  return {
    ...fields,
    id: previous?.id ?? context.newId(),
    tracking_id: previous?.tracking_id ?? newTrackingId(context),
    status: 'completed',
    completed_at: context.now,
    created_at: previous?.created_at ?? context.now,
    updated_at: context.now,
  }
}

function newTrackingId(context: ActionContext): string {
  return `MA-${context.randomText(TRACKING_ALPHABET, 8)}`
}

/** A closure that was begun before there was an application waits for its tracking id. */
function attach(closure: LoanClosure | null, completed: Application, context: ActionContext): LoanClosure | null {
  if (!closure || closure.loan_closed || closure.application_id !== null) return closure
  return { ...closure, application_id: completed.tracking_id, updated_at: context.now }
}

function merge(
  account: ApplicationState,
  guest: ApplicationState,
  choice: GuestChoice | undefined,
  context: ActionContext,
): Outcome<ApplicationState> {
  const entered = guest.completed ?? guest.draft
  if (!entered || alreadyThere(account, guest)) return accepted(account)
  const fields = fieldsOf(entered)
  if (account.completed) {
    if (choice === undefined) return refused(applicationProblems['choice-needed'])
    if (choice === 'account') return accepted(account)
  }
  return (guest.completed ? complete : saveDraft)({ ...account, draft: null }, fields, context)
}

/** An answer that was lost on the way is asked for again: the second time there is nothing left to do. */
function alreadyThere(account: ApplicationState, guest: ApplicationState): boolean {
  if (guest.completed) return account.completed !== null && sameAnswers(account.completed, guest.completed)
  return guest.draft !== null && account.draft !== null && sameAnswers(account.draft, guest.draft)
}

const Stored = z.extend(Application, { draft: z.optional(z.nullable(Application)) })

const emptyState: ApplicationState = { completed: null, draft: null, closure: null, is_closed: false, past_loans: [] }

export const applicationResource = defineResource({
  name: 'application',
  perLoan: true,
  reaches: ({ completed }: ApplicationState) => (completed ? 'comparing' : 'planning'),
  empty: () => emptyState,
  view: (state: ApplicationState): ApplicationView => ({
    completed: state.completed,
    draft: state.draft,
    locked: state.is_closed,
    closed: state.is_closed ? state.closure : null,
    can_start_new: canStartNew(state),
    past_loans: state.past_loans,
  }),
  actions: {
    'save-draft': {
      input: Answers,
      apply: saveDraft,
      fields: answersIn,
      opensLoan,
      offline: 'coalesce',
      invalidates: ['loans'],
    },
    complete: { input: Answers, apply: complete, opensLoan, invalidates: ['closure', 'lenders', 'loans'] },
  },
  offline: {
    // The page gets only the closure that locks the application; a draft needs no more.
    state: ({ completed, draft, locked, closed, past_loans }) => ({
      completed,
      draft,
      closure: closed,
      is_closed: locked,
      past_loans,
    }),
  },
  guest: {
    key: 'guestApplicationData',
    stored: Stored,
    fromStored({ draft, ...application }): ApplicationState {
      if (application.status === 'draft') return { ...emptyState, draft: application }
      return { ...emptyState, completed: application, draft: draft ?? null }
    },
    toStored({ completed, draft }) {
      if (completed) return draft ? { ...completed, draft } : completed
      return draft ?? undefined
    },
    merge,
  },
})
