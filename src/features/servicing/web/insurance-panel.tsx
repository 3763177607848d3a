import { useDraft } from '#web/client/use-draft.ts'
import { Card } from '#web/ui/card.tsx'
import { VerdictCard } from '#web/ui/verdict-card.tsx'
import { servicingResource } from '../actions.ts'
import { changeLetterWords, insurancePoints } from '../change-letter-words.ts'
import { letterPoints } from '../change-letters.ts'
import { insuranceMeanings } from '../change-meaning-words.ts'
import { insuranceVerdict } from '../change-verdicts.ts'
import { changeWords, insuranceWords as words } from '../changes-words.ts'
import { reviewInsurance } from '../insurance-review.ts'
import { BLANK_FORCED, type HomeLoan } from '../model.ts'
import { ChangeLetterCard } from './change-letter-card.tsx'
import { DaysCard, ResultRows } from './change-parts.tsx'
import { DraftFields } from './draft-fields.tsx'
import type { OwnedHome } from './use-owned-home.ts'

/** Insurance that the servicer buys: when it may charge, and when it must give the charge back. */
export function InsurancePanel({ home, loan }: { home: OwnedHome; loan: HomeLoan }) {
  const form = useDraft(servicingResource, 'forced-insurance', {
    start: BLANK_FORCED,
    input: notices => notices,
    saved: { title: changeWords.saved },
  })
  const notices = form.typed
  const review = reviewInsurance(notices)
  const verdict = insuranceVerdict(review, notices)
  return (
    <div className="grid gap-6">
      <VerdictCard label={changeWords[verdict.chip]} {...verdict} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title={words.form} description={words.formHint}>
          <DraftFields
            form={form}
            labels={words.labels}
            fields={[
              ['first_notice_on', 'day'],
              ['second_notice_on', 'day'],
              ['charged_on', 'day'],
              ['charge', 'money'],
              ['proof_on', 'day'],
              ['is_insured', 'yes'],
              ['is_refunded', 'yes'],
              ['reminder_enabled', 'yes'],
            ]}
          />
        </Card>
        <div className="grid gap-6">
          {review.rows.length > 0 && (
            <Card title={changeWords.checked}>
              <ResultRows rows={review.rows} labels={words.rows} how={({ key }) => words.how[key]} />
            </Card>
          )}
          <DaysCard
            days={[
              { day: review.earliest_charge, title: words.chargeFrom, why: words.chargeWhy },
              { day: review.refund_by, title: words.refundBy, why: words.refundWhy },
            ]}
          />
          <ChangeLetterCard
            about="insurance"
            servicer={loan.servicer}
            home={home}
            {...letterPoints(review, insurancePoints)}
            meanings={insuranceMeanings && letterPoints(review, insuranceMeanings).points}
            wants={review.odd.length > 0 && notices.is_insured ? changeLetterWords.refund : undefined}
          />
        </div>
      </div>
    </div>
  )
}
