import type { Figure } from '#domain/together/figure-privacy.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { privateFigures, type SharedSide } from '#server/resources.ts'
import type { Application, ApplicationField, ApplicationState } from '../model.ts'

type PersonalField = 'annual_income' | 'employment_status' | 'monthly_debt_payments' | 'credit_score_range'

/** What an application says of its owner, and not of the home or the loan; and which of their figures that is. */
const PERSONAL = {
  annual_income: 'income',
  employment_status: 'income',
  monthly_debt_payments: 'debts',
  credit_score_range: 'scores',
} as const satisfies Record<PersonalField & ApplicationField, Figure>
const FIELDS = Object.keys(PERSONAL) as PersonalField[]

/** The owner's other loans are nobody else's business, and what they earn, owe and score only if they show it. */
export const sharedApplication: SharedSide<ApplicationState> = {
  hide(state, { relation }) {
    if (relation === 'owner') return state
    return { ...without(state, hiddenFields(state)), past_loans: [] }
  },
  restoreHidden({ before, visible, after }, { relation }): Outcome<ApplicationState> {
    if (relation === 'owner') return accepted(after)
    const { past_loans } = before
    const hidden = hiddenFields(before)
    const isTyped = (answers: Application | null) => hidden.filter(field => answers && answers[field] !== null)
    const typed = [...isTyped(after.completed), ...isTyped(after.draft)]
    if (typed.length > 0) return refused(privateFigures([...new Set(typed)]))
    const known = before.draft ?? before.completed
    const saved = (part: 'completed' | 'draft') =>
      after[part] === visible[part] ? before[part] : after[part] && { ...after[part], ...figuresOf(known, hidden) }
    return accepted({ ...after, completed: saved('completed'), draft: saved('draft'), past_loans })
  },
}

/** Without a word of theirs, nothing is shown. */
function hiddenFields({ figure_privacy }: ApplicationState): PersonalField[] {
  return FIELDS.filter(field => figure_privacy?.[PERSONAL[field]] !== 'shown')
}

function without(state: ApplicationState, fields: readonly PersonalField[]): ApplicationState {
  const shown = (answers: Application | null) => answers && { ...answers, ...figuresOf(null, fields) }
  return { ...state, completed: shown(state.completed), draft: shown(state.draft) }
}

function figuresOf(answers: Application | null, fields: readonly PersonalField[]): Partial<Application> {
  return Object.fromEntries(fields.map(field => [field, answers?.[field] ?? null]))
}
