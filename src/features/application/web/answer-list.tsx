import { FigureRow } from '#web/ui/figure-row.tsx'
import { isAsked } from '../current-loan.ts'
import { APPLICATION_FIELDS, type ApplicationFields } from '../model.ts'
import { scoreRanges } from '../score-words.ts'
import { fieldLabel, fieldValue } from '../words.ts'

/** All answers with their labels, as the summary and the review show them. */
export function AnswerList({ answers }: { answers: ApplicationFields }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {APPLICATION_FIELDS.filter(field => isAsked(field, answers.loan_purpose)).map(field => (
        <FigureRow key={field} label={fieldLabel(field, answers.loan_purpose)}>
          {fieldValue(field, answers[field])}
          {field === 'credit_score_range' && answers.credit_score_range && (
            <span className="block font-normal text-muted">{scoreRanges[answers.credit_score_range]}</span>
          )}
        </FigureRow>
      ))}
    </dl>
  )
}
