import type { ApplicationField } from '../model.ts'
import type { AnswersForm } from './use-answers.ts'

export type StepErrors = Partial<Record<ApplicationField, string>>

/** What every step of the wizard is given. */
export interface StepProps {
  form: Pick<AnswersForm, 'answers' | 'change'>
  errors: StepErrors
}
