import { useDraft } from '#web/client/use-draft.ts'
import { Card } from '#web/ui/card.tsx'
import { servicingResource } from '../actions.ts'
import { changeLetter } from '../change-letters.ts'
import type { ChangeRow } from '../change-review.ts'
import { changeWords, pointWords, rateWords as words } from '../changes-words.ts'
import type { LoanFacts } from '../loan-facts.ts'
import { BLANK_RATE, type HomeLoan } from '../model.ts'
import { type RateReview, type RateRow, reviewRate } from '../rate-review.ts'
import { ChangeLetterCard } from './change-letter-card.tsx'
import { DaysCard, ResultRows, VerdictCard } from './change-parts.tsx'
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
  const how = ({ key }: ChangeRow<RateRow>) => {
    if (key === 'payment') return words.how.payment(review.owed ?? 0, review.months_left ?? 0)
    if (key === 'sent_on' && review.window) return words.how.sent_on(review.window.from, review.window.to)
    return words.how.rate
  }
  const named = review.odd.length > 0 ? review.odd : review.asks
  const held = review.found?.held_by
  return (
    <div className="grid gap-6">
      <VerdictCard {...verdictOf(review)} />
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
          {named.length > 0 && (
            <ChangeLetterCard
              about="rate"
              kind={review.odd.length > 0 ? 'error' : 'information'}
              text={changeLetter({
                about: 'rate',
                kind: review.odd.length > 0 ? 'error' : 'information',
                servicer: loan.servicer,
                points: named.map(row => pointWords(words.rows[row.key], how(row), row)),
                today: home.today,
              })}
              letters={home.servicing.letters}
              today={home.today}
            />
          )}
        </div>
      </div>
    </div>
  )
}

function verdictOf({ odd, asks, rows, found, payment }: RateReview) {
  if (odd.length > 0) return { verdict: 'odd', title: words.odd, detail: words.oddDetail } as const
  if (asks.length > 0) return { verdict: 'ask', title: words.question, detail: words.questionDetail } as const
  if (!found) return { verdict: 'open', title: words.open, detail: words.openDetail } as const
  if (rows.some(({ key }) => key === 'rate'))
    return { verdict: 'right', title: words.fits(found.rate), detail: words.fitsDetail } as const
  return { verdict: 'open', title: words.would(found.rate), detail: words.wouldDetail(payment) } as const
}
