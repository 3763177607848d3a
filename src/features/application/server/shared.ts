import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { privateFigures, type SharedSide } from '#server/resources.ts'
import type { Application, ApplicationField, ApplicationState } from '../model.ts'

/** What an application says of its owner, and not of the home or the loan. */
const PERSONAL = [
  'annual_income',
  'monthly_debt_payments',
  'credit_score_range',
  'employment_status',
] as const satisfies ApplicationField[]

/** The owner's other loans are nobody else's business, and what they earn, owe and score only if they show it. */
export const sharedApplication: SharedSide<ApplicationState> = {
  hide(state, { relation }) {
    if (relation === 'owner') return state
    const shown = state.shares_figures ? state : withoutFigures(state)
    return { ...shown, past_loans: [] }
  },
  keep({ before, seen, after }, { relation }): Outcome<ApplicationState> {
    if (relation === 'owner') return accepted(after)
    const { past_loans } = before
    if (before.shares_figures) return accepted({ ...after, past_loans })
    const isTyped = (answers: Application | null) => PERSONAL.filter(field => answers && answers[field] !== null)
    const typed = [...isTyped(after.completed), ...isTyped(after.draft)]
    if (typed.length > 0) return refused(privateFigures([...new Set(typed)]))
    const known = before.draft ?? before.completed
    const kept = (part: 'completed' | 'draft') =>
      after[part] === seen[part] ? before[part] : after[part] && { ...after[part], ...figuresOf(known) }
    return accepted({ ...after, completed: kept('completed'), draft: kept('draft'), past_loans })
  },
}

function withoutFigures(state: ApplicationState): ApplicationState {
  const hidden = (answers: Application | null) => answers && { ...answers, ...figuresOf(null) }
  return { ...state, completed: hidden(state.completed), draft: hidden(state.draft) }
}

function figuresOf(answers: Application | null): Partial<Application> {
  return Object.fromEntries(PERSONAL.map(field => [field, answers?.[field] ?? null]))
}
