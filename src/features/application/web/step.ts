import type { ApplicationField } from '../model.ts'
import type { DraftForm } from './use-draft.ts'

export type StepErrors = Partial<Record<ApplicationField, string>>

/** What every step of the wizard is given. */
export interface StepProps {
  form: DraftForm
  errors: StepErrors
}
