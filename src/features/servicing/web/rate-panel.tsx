import { useDraft } from '#web/client/use-draft.ts'
import { servicingResource } from '../actions.ts'
import { ratePoints } from '../change-letter-words.ts'
import { letterPoints } from '../change-letters.ts'
import { rateMeanings } from '../change-meaning-words.ts'
import type { ChangeRow } from '../change-review.ts'
import { rateVerdict } from '../change-verdicts.ts'
import { changeWords, rateWords as words } from '../changes-words.ts'
import { BLANK_RATE } from '../model.ts'
import { type RateRow, reviewRate } from '../rate-review.ts'
import { ChangeLetterCard } from './change-letter-card.tsx'
import { ChangePanel, DaysCard, ResultsCard } from './change-parts.tsx'
import { DraftFields } from './draft-fields.tsx'
import type { OwnedLoan } from './owned-loan-only.tsx'

/** A new rate from index, margin and limits, the payment that follows, and when the notice must be sent. */
export function RatePanel({ home }: { home: OwnedLoan }) {
  const { loan, facts } = home
  const form = useDraft(servicingResource, 'rate-notice', {
    start: { ...BLANK_RATE, first_payment_on: loan.rate_changes_on },
    input: notice => notice,
    saved: { title: changeWords.saved },
  })
  const review = reviewRate(form.typed, loan, facts)
  const how = ({ key, result, expected }: ChangeRow<RateRow>) => {
    const { window, owed, months_left, other_months } = review
    const isOpen = result === 'ask' && expected === null
    if (key === 'sent_on') return window ? words.how.sent_on(window.from, window.to) : ''
    if (key === 'rate') return isOpen ? words.missingRate : words.how.rate
    if (isOpen && other_months !== null) return words.otherMonths(other_months, months_left ?? 0)
    return isOpen ? words.missingPayment : words.how.payment(owed ?? 0, months_left ?? 0)
  }
  const held = review.found?.held_by
  return (
    <ChangePanel
      verdict={rateVerdict(review)}
      words={words}
      form={
        <DraftFields
          form={form}
          labels={words.labels}
          hints={words.hints}
          fields={[
            ['first_payment_on', 'day'],
            ['sent_on', 'day'],
            ['index', 'percent'],
            ['margin', 'percent'],
            ['round_to', 'percent'],
            ['cap', 'percent'],
            ['ceiling', 'percent'],
            ['floor', 'percent'],
            ['rate', 'percent'],
            ['payment', 'money'],
            ['balance', 'money'],
            ['is_first', 'yes'],
          ]}
        />
      }
    >
      <ResultsCard
        rows={review.rows}
        labels={words.rows}
        how={how}
        footer={review.found && held ? words.heldBy[held](review.found.by_index) : undefined}
      />
      <DaysCard
        days={
          review.window
            ? [
                {
                  day: review.window.to,
                  title: words.windowTitle,
                  why: words.window(review.window.from, review.window.to),
                },
                { day: form.typed.first_payment_on, title: words.firstNew, why: words.fitsDetail },
              ]
            : []
        }
      />
      <ChangeLetterCard
        about="rate"
        servicer={loan.servicer}
        home={home}
        {...letterPoints(review, ratePoints, rateMeanings)}
      />
    </ChangePanel>
  )
}
