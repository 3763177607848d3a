import { useDraft } from '#web/client/use-draft.ts'
import { Card } from '#web/ui/card.tsx'
import { VerdictCard } from '#web/ui/verdict-card.tsx'
import { servicingResource } from '../actions.ts'
import { ratePoints } from '../change-letter-words.ts'
import { letterPoints } from '../change-letters.ts'
import { rateMeanings } from '../change-meaning-words.ts'
import type { ChangeRow } from '../change-review.ts'
import { rateVerdict } from '../change-verdicts.ts'
import { changeWords, rateWords as words } from '../changes-words.ts'
import type { LoanFacts } from '../loan-facts.ts'
import { BLANK_RATE, type HomeLoan } from '../model.ts'
import { type RateRow, reviewRate } from '../rate-review.ts'
import { ChangeLetterCard } from './change-letter-card.tsx'
import { DaysCard, ResultRows } from './change-parts.tsx'
import { DraftFields } from './draft-fields.tsx'
import type { OwnedHome } from './use-owned-home.ts'

interface PanelProps {
  home: OwnedHome
  loan: HomeLoan
  facts: LoanFacts
}

/** A new rate from index, margin and limits, the payment that follows, and when the notice must be sent. */
export function RatePanel({ home, loan, facts }: PanelProps) {
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
  const verdict = rateVerdict(review)
  return (
    <div className="grid gap-6">
      <VerdictCard label={changeWords[verdict.chip]} {...verdict} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title={words.form} description={words.formHint}>
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
        </Card>
        <div className="grid gap-6">
          {review.rows.length > 0 && (
            <Card
              title={changeWords.checked}
              footer={review.found && held ? words.heldBy[held](review.found.by_index) : undefined}
            >
              <ResultRows rows={review.rows} labels={words.rows} how={how} />
            </Card>
          )}
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
            {...letterPoints(review, ratePoints)}
            meanings={rateMeanings && letterPoints(review, rateMeanings).points}
          />
        </div>
      </div>
    </div>
  )
}
