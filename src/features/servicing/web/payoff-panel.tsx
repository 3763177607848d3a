import { useDraft } from '#web/client/use-draft.ts'
import { servicingResource } from '../actions.ts'
import { payoffPoints } from '../change-letter-words.ts'
import { letterPoints } from '../change-letters.ts'
import { payoffMeanings } from '../change-meaning-words.ts'
import type { ChangeRow } from '../change-review.ts'
import { payoffVerdict } from '../change-verdicts.ts'
import { changeWords, payoffWords as words } from '../changes-words.ts'
import { BLANK_PAYOFF } from '../model.ts'
import { type PayoffRow, reviewPayoff } from '../payoff-review.ts'
import { ChangeLetterCard } from './change-letter-card.tsx'
import { ChangePanel, DaysCard, ResultsCard, TodoCard } from './change-parts.tsx'
import { DraftFields } from './draft-fields.tsx'
import type { OwnedLoan } from './owned-loan-only.tsx'

/** What the payoff letter asks, worked out anew, and what must happen once it is paid. */
export function PayoffPanel({ home }: { home: OwnedLoan }) {
  const { loan, facts } = home
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
  return (
    <ChangePanel
      verdict={payoffVerdict(review)}
      words={words}
      form={
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
      }
    >
      <ResultsCard rows={review.rows} labels={words.rows} how={how} />
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
        {...letterPoints(review, payoffPoints, payoffMeanings)}
      />
      <TodoCard title={words.todo} steps={words.todos} />
    </ChangePanel>
  )
}
