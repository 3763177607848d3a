import { AnswerList } from './answer-list.tsx'
import type { StepProps } from './step.ts'

export function ReviewStep({ form }: StepProps) {
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Please look it over. What you do not know yet can stay open; you can change everything later.
      </p>
      <AnswerList answers={form.answers} />
    </div>
  )
}
