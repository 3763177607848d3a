import { useDraft } from '#web/client/use-draft.ts'
import { Card } from '#web/ui/card.tsx'
import { servicingResource } from '../actions.ts'
import { changeLetter } from '../change-letters.ts'
import { changeLetterWords, changeWords, pointWords, insuranceWords as words } from '../changes-words.ts'
import { type InsuranceReview, reviewInsurance } from '../insurance-review.ts'
import { BLANK_FORCED, type ForcedInsurance, type HomeLoan } from '../model.ts'
import { ChangeLetterCard } from './change-letter-card.tsx'
import { DaysCard, ResultRows, VerdictCard } from './change-parts.tsx'
import { DraftFields } from './draft-fields.tsx'
import type { OwnedHome } from './use-owned-home.ts'

/** Insurance that the servicer buys: when it may charge, and when it must give the charge back. */
export function InsurancePanel({ home, loan }: { home: OwnedHome; loan: HomeLoan }) {
  const form = useDraft(servicingResource, 'forced-insurance', {
    start: BLANK_FORCED,
    input: told => told,
    saved: { title: changeWords.saved },
  })
  const told = form.typed
  const review = reviewInsurance(told)
  return (
    <div className="grid gap-6">
      <VerdictCard {...verdictOf(review, told)} />
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
          {review.odd.length > 0 && (
            <ChangeLetterCard
              about="insurance"
              kind="error"
              text={changeLetter({
                about: 'insurance',
                kind: 'error',
                servicer: loan.servicer,
                points: review.odd.map(row => pointWords(words.rows[row.key], words.how[row.key], row)),
                wants: told.is_insured ? changeLetterWords.refund : undefined,
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

function verdictOf({ odd, asks, earliest_charge }: InsuranceReview, { is_refunded }: ForcedInsurance) {
  if (odd.length > 0 && !is_refunded) return { verdict: 'odd', title: words.odd, detail: words.oddDetail } as const
  if (asks.length > 0) return { verdict: 'ask', title: words.question, detail: words.questionDetail } as const
  if (earliest_charge) return { verdict: 'open', title: words.wait(earliest_charge), detail: words.waitDetail } as const
  return { verdict: 'open', title: words.open, detail: words.openDetail } as const
}
