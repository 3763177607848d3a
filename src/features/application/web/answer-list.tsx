import { isAsked } from '../current-loan.ts'
import { APPLICATION_FIELDS, type ApplicationFields } from '../model.ts'
import { scoreRanges } from '../score-words.ts'
import { fieldLabel, fieldValue } from '../words.ts'

/** All answers with their labels, as the summary and the review show them. */
export function AnswerList({ answers }: { answers: ApplicationFields }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {APPLICATION_FIELDS.filter(field => isAsked(field, answers.loan_purpose)).map(field => (
        <div
          key={field}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5 text-sm"
        >
          <dt className="text-muted">{fieldLabel(field, answers.loan_purpose)}</dt>
          <dd className="num ml-auto text-right font-[560]">
            {fieldValue(field, answers[field])}
            {field === 'credit_score_range' && answers.credit_score_range && (
              <span className="block font-normal text-muted">{scoreRanges[answers.credit_score_range]}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
