import { formatCents } from '#domain/figures.ts'
import { useDraft } from '#web/client/use-draft.ts'
import { Card } from '#web/ui/card.tsx'
import { servicingResource } from '../actions.ts'
import { changeLetter } from '../change-letters.ts'
import type { ChangeRow } from '../change-review.ts'
import { changeWords, pointWords, payoffWords as words } from '../changes-words.ts'
import type { LoanFacts } from '../loan-facts.ts'
import { BLANK_PAYOFF, type HomeLoan } from '../model.ts'
import { type PayoffReview, type PayoffRow, reviewPayoff } from '../payoff-review.ts'
import { ChangeLetterCard } from './change-letter-card.tsx'
import { DaysCard, ResultRows, TodoCard, VerdictCard } from './change-parts.tsx'
import { DraftFields } from './draft-fields.tsx'
import type { OwnedHome } from './use-owned-home.ts'

interface PanelProps {
  home: OwnedHome
  loan: HomeLoan
  facts: LoanFacts
}

/** What the payoff letter asks, worked out anew, and what must happen once it is paid. */
export function PayoffPanel({ home, loan, facts }: PanelProps) {
  const form = useDraft(servicingResource, 'payoff', {
    start: BLANK_PAYOFF,
    input: letter => letter,
    saved: { title: changeWords.saved },
  })
  const review = reviewPayoff(form.typed, loan, facts)
  const days = review.expected?.days ?? 0
  const how = ({ key }: ChangeRow<PayoffRow>) => (key === 'interest' ? words.how.interest(days) : words.how[key])
  const named = review.odd.length > 0 ? review.odd : review.asks
  return (
    <div className="grid gap-6">
      <VerdictCard {...verdictOf(review)} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <Card title={words.form} description={words.formHint}>
            <DraftFields
              form={form}
              labels={words.labels}
              fields={[
                ['asked_on', 'day'],
                ['balance', 'money'],
                ['interest_paid_through', 'day'],
                ['payoff_on', 'day'],
                ['per_diem', 'money'],
                ['interest', 'money'],
                ['fees', 'money'],
                ['payoff', 'money'],
                ['paid_on', 'day'],
                ['is_escrow_back', 'yes'],
                ['reminder_enabled', 'yes'],
              ]}
            />
          </Card>
        </div>
        <div className="grid gap-6">
          {review.rows.length > 0 && (
            <Card title={changeWords.checked}>
              <ResultRows rows={review.rows} labels={words.rows} how={how} />
            </Card>
          )}
          <DaysCard
            days={[
              { day: review.statement_by, title: words.statementBy, why: words.statementWhy },
              { day: review.escrow_by, title: words.escrowBy, why: words.escrowWhy },
              { day: review.last_statement_by, title: words.lastBy, why: words.lastWhy },
            ]}
          />
          {named.length > 0 && (
            <ChangeLetterCard
              about="payoff"
              kind={review.odd.length > 0 ? 'error' : 'information'}
              text={changeLetter({
                about: 'payoff',
                kind: review.odd.length > 0 ? 'error' : 'information',
                servicer: loan.servicer,
                points: named.map(row => pointWords(words.rows[row.key], how(row), row)),
                today: home.today,
              })}
              letters={home.servicing.letters}
              today={home.today}
            />
          )}
          <TodoCard title={words.todo} steps={words.todos} />
        </div>
      </div>
    </div>
  )
}

function verdictOf({ odd, asks, rows, expected }: PayoffReview) {
  if (odd.length > 0) return { verdict: 'odd', title: words.odd, detail: words.oddDetail } as const
  if (asks.length > 0) return { verdict: 'ask', title: words.question, detail: words.questionDetail } as const
  if (rows.length === 0 || !expected) return { verdict: 'open', title: words.open, detail: words.openDetail } as const
  const sum = formatCents(expected.payoff / 100)
  return { verdict: 'right', title: words.fitted(sum), detail: words.fitsDetail } as const
}
