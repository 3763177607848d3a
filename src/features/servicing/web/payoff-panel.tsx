import { useDraft } from '#web/client/use-draft.ts'
import { Card } from '#web/ui/card.tsx'
import { VerdictCard } from '#web/ui/verdict-card.tsx'
import { servicingResource } from '../actions.ts'
import { payoffPoints } from '../change-letter-words.ts'
import { letterPoints } from '../change-letters.ts'
import { payoffMeanings } from '../change-meaning-words.ts'
import type { ChangeRow } from '../change-review.ts'
import { payoffVerdict } from '../change-verdicts.ts'
import { changeWords, payoffWords as words } from '../changes-words.ts'
import type { LoanFacts } from '../loan-facts.ts'
import { BLANK_PAYOFF, type HomeLoan } from '../model.ts'
import { type PayoffRow, reviewPayoff } from '../payoff-review.ts'
import { ChangeLetterCard } from './change-letter-card.tsx'
import { DaysCard, ResultRows, TodoCard } from './change-parts.tsx'
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
  const review = reviewPayoff(form.typed, loan, facts, home.servicing.rate_notice)
  const how = ({ key, result, expected }: ChangeRow<PayoffRow>) => {
    if (result === 'ask' && expected === null && key !== 'balance') return words.missing[key]
    return key === 'interest' ? words.how.interest(review.expected?.days ?? 0) : words.how[key]
  }
  const verdict = payoffVerdict(review)
  return (
    <div className="grid gap-6">
      <VerdictCard label={changeWords[verdict.chip]} {...verdict} />
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
          <ChangeLetterCard
            about="payoff"
            servicer={loan.servicer}
            home={home}
            {...letterPoints(review, payoffPoints)}
            meanings={payoffMeanings && letterPoints(review, payoffMeanings).points}
          />
          <TodoCard title={words.todo} steps={words.todos} />
        </div>
      </div>
    </div>
  )
}
