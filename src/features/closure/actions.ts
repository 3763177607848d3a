import type { ActionContext } from '#resources/action-context.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { type ClosureFields, ClosureForm, type ClosureState, type ClosureView } from './model.ts'
import { choosableLenders, detailsOf, firstMissing, noDetails, withLender } from './rules.ts'
import { closureProblems } from './words.ts'

function save(state: ClosureState, sent: ClosureForm, context: ActionContext): Outcome<ClosureState> {
  const form = withLender(sent, choosableLenders(state.lenders, state.closure))
  const problem = closedProblem(state) ?? saveProblem(state, form)
  if (problem) return refused(closureProblems[problem])
  const details = withForm(state.closure ?? noDetails, form)
  const closure = {
    ...details,
    id: state.closure?.id ?? context.newId(),
    loan_closed: false,
    updated_at: context.now,
  }
  return accepted({ ...state, closure })
}

function close(state: ClosureState, sent: ClosureForm, context: ActionContext): Outcome<ClosureState> {
  const form = withLender(sent, choosableLenders(state.lenders, state.closure))
  const problem =
    closedProblem(state) ?? firstMissing(form) ?? saveProblem(state, form) ?? dayProblem(state, form, context)
  if (problem) return refused(closureProblems[problem])
  const details = withForm(noDetails, form)
  const closed = { loan_closed: true, updated_at: context.now }
  if (!state.closure) return accepted({ ...state, closure: { ...details, id: context.newId(), ...closed } })
  const saved = withForm(state.closure, {
    application_id: details.application_id,
    loan_type: details.loan_type,
    notes: form.notes,
  })
  // What was recorded stays. Fields that are still empty are taken from the form, so that a closed loan has no gaps.
  const closure = {
    ...state.closure,
    ...saved,
    loan_amount: saved.loan_amount ?? details.loan_amount,
    interest_rate: saved.interest_rate ?? details.interest_rate,
    apr: saved.apr ?? details.apr,
    closed_on: saved.closed_on ?? details.closed_on,
    ...closed,
  }
  return accepted({ ...state, closure })
}

function closedProblem({ closure }: ClosureState) {
  return closure?.loan_closed ? 'loan-closed' : null
}

function saveProblem({ applications }: ClosureState, { chosen_lender_name, application_id }: ClosureForm) {
  if (!chosen_lender_name) return 'lender-missing'
  const isOwn = applications.some(({ tracking_id }) => tracking_id === application_id)
  return application_id && !isOwn ? 'application-unknown' : null
}

/** A loan that is closed closed today at the latest. */
function dayProblem({ closure }: ClosureState, { closed_on }: ClosureForm, { today }: ActionContext) {
  const day = closure?.closed_on ?? closed_on
  return day && day > today ? 'closing-day-ahead' : null
}

function withForm(base: ClosureFields, form: ClosureForm): ClosureFields {
  const given = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined))
  const details = { ...detailsOf(base), ...given } as ClosureFields
  return { ...details, notes: details.notes || null }
}

const view = ({ lenders: _list, ...shown }: ClosureState): ClosureView => shown

/** For accounts only: a closed loan locks an application, and nothing in a browser can promise that. */
export const closureResource = defineResource({
  name: 'closure',
  perLoan: true,
  reaches: ({ closure }: ClosureState) => (closure?.loan_closed ? 'owned' : 'planning'),
  empty: (): ClosureState => ({ closure: null, applications: [], lenders: [] }),
  view,
  actions: {
    save: {
      input: ClosureForm,
      apply: save,
      fields: ({ closure }: ClosureView) => closure && detailsOf(closure),
      offline: 'coalesce',
    },
    close: { input: ClosureForm, apply: close, invalidates: ['application', 'loans', 'timeline'] },
  },
  offline: {
    // The server looks the lender up in its list; here the name says who it is.
    state: view => ({ ...view, lenders: [] }),
  },
})
