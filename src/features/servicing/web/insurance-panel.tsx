import { useDraft } from '#web/client/use-draft.ts'
import { servicingResource } from '../actions.ts'
import { changeLetterWords, insurancePoints } from '../change-letter-words.ts'
import { letterPoints } from '../change-letters.ts'
import { insuranceMeanings } from '../change-meaning-words.ts'
import { insuranceVerdict } from '../change-verdicts.ts'
import { changeWords, insuranceWords as words } from '../changes-words.ts'
import { reviewInsurance } from '../insurance-review.ts'
import { BLANK_FORCED } from '../model.ts'
import { ChangeLetterCard } from './change-letter-card.tsx'
import { ChangePanel, DaysCard, ResultsCard } from './change-parts.tsx'
import { DraftFields } from './draft-fields.tsx'
import type { OwnedLoan } from './owned-loan-only.tsx'

/** Insurance that the servicer buys: when it may charge, and when it must give the charge back. */
export function InsurancePanel({ home }: { home: OwnedLoan }) {
  const { loan } = home
  const form = useDraft(servicingResource, 'forced-insurance', {
    start: BLANK_FORCED,
    input: notices => notices,
    saved: { title: changeWords.saved },
  })
  const notices = form.typed
  const review = reviewInsurance(notices)
  return (
    <ChangePanel
      verdict={insuranceVerdict(review, notices)}
      words={words}
      form={
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
      }
    >
      <ResultsCard rows={review.rows} labels={words.rows} how={({ key }) => words.how[key]} />
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
        {...letterPoints(review, insurancePoints, insuranceMeanings)}
        wants={review.odd.length > 0 && notices.is_insured ? changeLetterWords.refund : undefined}
      />
    </ChangePanel>
  )
}
