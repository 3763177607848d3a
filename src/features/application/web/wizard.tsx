import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { wizardWords } from '#features/application/page-words.ts'
import { differencesOf } from '#resources/differences.ts'
import { useClaim } from '#web/claims-context.ts'
import { useCan } from '#web/client/client-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { useErrorToast } from '#web/ui/use-error-toast.ts'
import type { ApplicationFields, ApplicationView } from '../model.ts'
import { firstOpenStep, loanStepProblem } from '../rules.ts'
import { applicationToasts, fieldLabels, fieldValue, loanProblems, wizardSteps } from '../words.ts'
import { FinancesStep } from './finances-step.tsx'
import { LoanStep } from './loan-step.tsx'
import { LocationStep } from './location-step.tsx'
import { ReviewStep } from './review-step.tsx'
import type { StepErrors } from './step.ts'
import { useAnswers } from './use-answers.ts'

const LOCATION = 2
const LAST = wizardSteps.length

interface WizardProps {
  view: ApplicationView
  startsNew: boolean
  /** Somebody is at it: another step was gone to. */
  onStep(): void
}

export function Wizard({ view, startsNew, onStep }: WizardProps) {
  const answers = useAnswers(startsNew)
  const { draft } = answers
  const canSave = useCan('save-progress')
  const isPaid = typeof useClaim('compensation') === 'object'
  const navigate = useNavigate()
  // Until somebody does something here, the step follows what they have saved.
  const [reached, setStep] = useState<number>()
  const begun = view.completed && !startsNew ? null : view.draft
  const step = reached ?? (begun ? firstOpenStep(begun) : 1)
  const [errors, setErrors] = useState<StepErrors>({})
  const [saving, setSaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const { showError, clearError } = useErrorToast()
  const form = {
    answers: answers.answers,
    change(edit: Partial<ApplicationFields>) {
      setStep(step)
      clearError()
      setErrors(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in edit))))
      draft.change(edit)
    },
  }

  function goTo(next: number) {
    setStep(next)
    onStep()
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      // The question at the head of the screen, not what stands above it.
      heading.current?.scrollIntoView({ block: 'start' })
    })
  }

  /** Says at the field what is asked for, and goes there. */
  function complain(problems: StepErrors) {
    setErrors(problems)
    requestAnimationFrame(() => card.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  async function next() {
    const loanProblem = step === 1 ? loanStepProblem(form.answers) : null
    if (loanProblem) return complain({ [loanProblem.field]: loanProblems[loanProblem.problem] })
    if (step === LOCATION && !form.answers.property_state) {
      showError(applicationToasts.stateRequired)
      return complain({ property_state: applicationToasts.stateRequired.description })
    }
    setErrors({})
    clearError()
    // A second click before the answer would only repeat this step.
    setSaving(true)
    const saved = await draft.save()
    setSaving(false)
    // It is asked which version stays.
    if (!saved || (!saved.ok && saved.problem.status === 412)) return
    if (!saved.ok && saved.problem.status === 409) return showError(asToast(saved.problem))
    // A draft that could not be saved now is tried again with the next step; the answers stay on the page.
    goTo(step + 1)
  }

  async function complete() {
    const outcome = await answers.complete()
    if (!outcome) return
    if (outcome.ok) {
      const said = canSave.ok
        ? applicationToasts.completed(outcome.value.completed?.tracking_id ?? null, isPaid)
        : applicationToasts.guestCompleted
      toast({ ...said, goesAlong: true })
      return navigate('/dashboard/comparison')
    }
    const { problem } = outcome
    if (problem.status === 412) return void draft.readAgain().then(() => showError(asToast(problem)))
    if (problem.status === 503) return showError(applicationToasts.submitFailed)
    showError(asToast(problem))
    const wrong = Object.fromEntries((problem.errors ?? []).map(error => [error.path, error.message])) as StepErrors
    setErrors(wrong)
    goTo(stepOf(Object.keys(wrong)[0]))
  }

  const Step = [LoanStep, LocationStep, FinancesStep, ReviewStep][step - 1] ?? LoanStep
  const finish = view.completed && !startsNew ? wizardWords.update : wizardWords.complete
  return (
    <Card>
      <p className="text-sm text-muted">{wizardWords.step(step, LAST)}</p>
      <h2 ref={heading} tabIndex={-1} className="mt-1 mb-3 scroll-mt-28 text-2xl outline-none">
        {wizardSteps[step - 1]}
      </h2>
      <Progress
        label={wizardWords.applicationProgress}
        hideLabel
        value={step}
        max={LAST}
        valueText={`${(step / LAST) * 100}%`}
        className="mb-6"
      />
      <div ref={card}>
        <Step form={form} errors={errors} />
      </div>
      <div className="mt-8 flex justify-between gap-3 border-t border-line pt-5">
        <Button variant="ghost" disabledReason={step === 1 && wizardWords.firstStep} onClick={() => goTo(step - 1)}>
          {wizardWords.previous}
        </Button>
        {step < LAST ? (
          <Button onClick={next} loading={saving}>
            {wizardWords.next}
          </Button>
        ) : (
          <Button onClick={complete} loading={answers.submitting} loadingLabel={wizardWords.submitting}>
            {finish}
          </Button>
        )}
      </div>
      <DraftQuestion
        draft={draft}
        differences={(here, saved) =>
          differencesOf(fieldLabels, [here, saved], (answers, field) => fieldValue(field, answers[field]))
        }
      />
    </Card>
  )
}

function stepOf(field: string | undefined): number {
  if (field === 'property_state' || field === 'property_zip_code' || field === 'property_found') return LOCATION
  if (field && /credit|employment|income|debt/.test(field)) return 3
  return 1
}
