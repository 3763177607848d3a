import type * as z from 'zod/mini'
import type { ActionContext } from './action-context.ts'
import { FIRST_LOAN, nextState } from './loan.ts'
import {
  EndLoan,
  GuestLoans,
  type Loan,
  type LoansView,
  MOST_LOANS,
  OpenLoan,
  RenameLoan,
  SelectLoan,
} from './loans-model.ts'
import { loanProblems } from './loans-words.ts'
import { accepted, type Outcome, refused } from './problem.ts'
import { defineResource } from './resource.ts'

function open(state: LoansView, input: z.infer<typeof OpenLoan>, context: ActionContext): Outcome<LoansView> {
  const { id = context.newId(), name = null, purpose, refinances = null } = input
  if (state.loans.some(loan => loan.id === id)) return accepted({ ...state, current: id })
  if (state.loans.length >= MOST_LOANS) return refused(loanProblems['too-many-loans'])
  if (refinances !== null && !find(state, refinances)) return refused(loanProblems['no-such-loan'])
  const loan: Loan = {
    id,
    name: name || null,
    purpose,
    state: 'planning',
    end_reason: null,
    refinances,
    opened_at: context.now,
    closed_on: null,
    ended_on: null,
  }
  return accepted({ ...state, loans: [...state.loans, loan], current: id })
}

function rename(state: LoansView, { id, name }: z.infer<typeof RenameLoan>): Outcome<LoansView> {
  return changed(state, id, loan => accepted({ ...loan, name: name || null }))
}

function select(state: LoansView, { id }: z.infer<typeof SelectLoan>): Outcome<LoansView> {
  const isThere = find(state, id) || state.shared.some(loan => loan.id === id)
  return isThere ? accepted({ ...state, current: id }) : refused(loanProblems['no-such-loan'])
}

/** Sold or paid off. A refinanced one ends by itself when the new loan is closed. */
function end(
  state: LoansView,
  { id, reason, on }: z.infer<typeof EndLoan>,
  context: ActionContext,
): Outcome<LoansView> {
  return changed(state, id, loan => {
    // Said once more because the answer got lost: it is so already.
    if (loan.state === 'ended') return accepted(loan)
    const next = nextState(loan.state, 'ended')
    if (next !== 'ended') return refused(loanProblems['loan-not-owned'])
    if (on > context.today) return refused(loanProblems['end-ahead'])
    return accepted({ ...loan, state: next, end_reason: reason, ended_on: on })
  })
}

function find({ loans }: LoansView, id: string): Loan | undefined {
  return loans.find(loan => loan.id === id)
}

function changed(state: LoansView, id: string, change: (loan: Loan) => Outcome<Loan>): Outcome<LoansView> {
  const known = find(state, id)
  if (!known) return refused(loanProblems['no-such-loan'])
  const after = change(known)
  if (!after.ok) return after
  return accepted({ ...state, loans: state.loans.map(loan => (loan === known ? after.value : loan)) })
}

/** The guest's first loan has become the one that the person is in; the others come as they are. */
function merge(account: LoansView, guest: LoansView): Outcome<LoansView> {
  const first = find(guest, FIRST_LOAN)
  const named = account.loans.map(loan =>
    loan.id === account.current && loan.name === null && first?.name ? { ...loan, name: first.name } : loan,
  )
  const became = account.loans.some(({ id }) => id === account.current) ? account.current : null
  const others = guest.loans
    .filter(({ id }) => id !== FIRST_LOAN && !find(account, id))
    .map(loan => (loan.refinances === FIRST_LOAN ? { ...loan, refinances: became } : loan))
  const loans = [...named, ...others]
  if (others.length > 0 && loans.length > MOST_LOANS) return refused(loanProblems['too-many-loans'])
  return accepted({ ...account, loans })
}

export const loansResource = defineResource({
  name: 'loans',
  empty: (): LoansView => ({ loans: [], shared: [], current: null }),
  view: (state: LoansView): LoansView => state,
  actions: {
    open: { input: OpenLoan, apply: open },
    rename: { input: RenameLoan, apply: rename, offline: 'queue' },
    select: { input: SelectLoan, apply: select },
    end: { input: EndLoan, apply: end },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestLoans',
    stored: GuestLoans,
    fromStored: ({ loans, current }) => ({ loans, shared: [], current }),
    toStored: ({ loans, current }: LoansView) => (loans.length > 0 ? { loans, current, has_states: true } : undefined),
    merge,
  },
})
