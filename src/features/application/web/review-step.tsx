import { reviewStepWords } from '#features/application/page-words.ts'
import { AnswerList } from './answer-list.tsx'
import type { StepProps } from './step.ts'

export function ReviewStep({ form }: StepProps) {
  return (
    <div className="grid gap-4">
      <p className="text-muted">{reviewStepWords.reviewHint}</p>
      <AnswerList answers={form.answers} />
    </div>
  )
}
