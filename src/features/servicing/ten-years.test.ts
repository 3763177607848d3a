import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths } from '#domain/calendar-day.ts'
import type { Statement, StatementFigure } from '#domain/servicing/statement.ts'
import { BLANK_STATEMENT as BLANK_ANALYSIS } from '#features/escrow/model.ts'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import { seeds, type WrittenYears, writeStatements } from '../../../tests/servicing/ten-years.ts'
import { servicingResource } from './actions.ts'
import { MOST_STATEMENTS, type MonthlyStatement, type ServicingState } from './model.ts'
import { letterKind, monthlyLetter } from './monthly-letter.ts'
import { reviewMonthly } from './monthly-review.ts'
import { figureWords, verdictOf } from './statement-words.ts'

const context: ActionContext = {
  today: '2037-03-01',
  now: '2037-03-01T00:00:00.000Z',
  newId: () => crypto.randomUUID(),
  randomText: (_alphabet, length) => 'A'.repeat(length),
}

/** As an owner would type it. */
function typed(statement: Statement, servicer: string, extra: number | undefined): MonthlyStatement {
  return {
    servicer,
    due_on: statement.due_on,
    statement_on: statement.statement_on ?? null,
    rate_percent: statement.rate_percent ?? null,
    late_after: statement.late_after ?? null,
    figures: Object.fromEntries(Object.entries(statement.figures).map(([figure, cents]) => [figure, cents / 100])),
    fees: (statement.fees ?? []).map(({ cents, kind, charged_on, reason }) => ({
      amount: cents / 100,
      kind,
      charged_on,
      reason: reason ?? '',
    })),
    extra_principal: extra === undefined ? null : extra / 100,
  }
}

/** The loan, the transfer and ten years of statements, saved by the product's own actions. */
function savedYears({ loan, statements, extras }: WrittenYears): ServicingState {
  let state = servicingResource.empty()
  const perform = (action: string, input: unknown) => {
    const done = applyAction(servicingResource, action, state, input, context)
    if (!done.ok) throw new Error(done.problem.detail)
    state = done.value
  }
  const [terms] = loan.terms
  const [first] = statements
  const moved = loan.transfers?.[0] ?? ''
  if (!terms || !first) throw new Error('no loan')
  const notice = {
    old_servicer: 'Harbor Savings',
    new_servicer: 'Juniper Loan Care',
    effective_on: moved,
    last_day_old: null,
    first_day_new: null,
    dated_on: null,
  }
  perform('own', {
    servicer: 'Harbor Savings',
    balance: (first.figures.principal_balance ?? 0) / 100,
    due_on: first.due_on,
    rate: terms.rate_percent,
    payment: terms.principal_and_interest / 100,
    escrow: (loan.escrow?.[0]?.cents ?? 0) / 100,
    mortgage_insurance: null,
    home_value: null,
    first_payment_on: null,
    late_fee_percent: loan.late_fee?.percent ?? null,
    grace_days: loan.late_fee?.grace_days ?? null,
    insurance_ends_on: null,
    rate_changes_on: null,
  })
  perform('transfer', { from_old: notice, from_new: notice, reminder_enabled: true, is_autopay_moved: true })
  statements.slice(0, MOST_STATEMENTS).forEach((statement, month) => {
    const servicer = statement.due_on < moved ? 'Harbor Savings' : 'Juniper Loan Care'
    perform('keep', { id: crypto.randomUUID(), figures: typed(statement, servicer, extras[month]) })
  })
  return state
}

/** Every year's escrow statement, as the owner saves it. */
function analysesOf({ loan, statements }: WrittenYears) {
  const payment = (loan.terms[0]?.principal_and_interest ?? 0) / 100
  return (loan.escrow ?? []).map(({ from, cents }) => ({
    ...BLANK_ANALYSIS,
    year_from: from,
    loan_part: payment,
    new_total: (cents + (loan.terms[0]?.principal_and_interest ?? 0)) / 100,
    dated_on: addMonths(from, -1),
    servicer: statements[0] ? 'Harbor Savings' : '',
  }))
}

function review(written: WrittenYears, state: ServicingState, at: number, figures?: MonthlyStatement) {
  const { loan, transfer, rate_notice, statements } = state
  const saved = statements[at]
  if (!loan || !saved) throw new RangeError('no such month')
  return reviewMonthly(figures ?? saved.figures, {
    loan,
    transfer,
    rate_notice,
    analyses: analysesOf(written),
    // As somebody has them who adds one each month.
    others: statements.slice(0, at),
  })
}

test('[ST40] ten years of a loan with extra payments, a transfer and new escrow amounts, kept and shown: every statement is right', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const written = writeStatements(seed)
      const state = savedYears(written)
      for (let at = 4; at < MOST_STATEMENTS; at++) {
        const shown = review(written, state, at)
        const figures = state.statements[at]?.figures as MonthlyStatement
        expect({ at, odd: shown.odd, asks: shown.questions.map(({ code }) => code) }).toEqual({ at, odd: [], asks: [] })
        expect(verdictOf(figures, shown).chip).toBe('right')
        expect(letterKind(shown)).toBeNull()
      }
    }),
    { numRuns: 6 },
  )
})

test('[ST41] one figure that was changed by two cents or more is named in the verdict and in the letter', () => {
  const figures: StatementFigure[] = [
    'principal_due',
    'interest_due',
    'regular_payment',
    'amount_due',
    'principal_paid',
    'interest_paid',
    'escrow_paid',
    'total_paid',
    'interest_ytd',
    'total_ytd',
    'principal_balance',
  ]
  fc.assert(
    fc.property(
      seeds,
      fc.integer({ min: 4, max: MOST_STATEMENTS - 1 }),
      fc.constantFrom(...figures),
      fc.integer({ min: 2, max: 50_000 }),
      (seed, at, figure, cents) => {
        const written = writeStatements(seed)
        const state = savedYears(written)
        const right = state.statements[at]?.figures as MonthlyStatement
        const printed = Math.round((right.figures[figure] ?? 0) * 100) + cents
        const changed = { ...right, figures: { ...right.figures, [figure]: printed / 100 } }
        const shown = review(written, state, at, changed)
        expect(shown.odd, figure).toContain(figure)
        expect(verdictOf(changed, shown).title).toContain(figureWords[figure].toLowerCase())
        expect(letterKind(shown)).toBe('error')
        expect(monthlyLetter(changed, shown, 'error', context.today)).toContain('notice of error')
      },
    ),
    { numRuns: 40 },
  )
})
