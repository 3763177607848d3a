import { CircleAlert, CircleCheck, CircleHelp, Mail } from 'lucide-react'
import { useState } from 'react'
import { compareFacts } from '#domain/tolerance/other-facts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { verdictWords, waitWords, checkPageWords as words } from '../check-words.ts'
import { dollars } from '../figure-text.ts'
import { refundLetter } from '../letter.ts'
import type { PaperCheck } from '../paper-check.ts'
import { FactsCard } from './facts-card.tsx'
import { GroupCard } from './group-card.tsx'
import { LetterCard } from './letter-card.tsx'
import { QuestionCard } from './question-card.tsx'

export interface CheckSectionProps {
  check: PaperCheck
  answers: Record<string, string>
  onAnswer(question: string, answer: string | null): void
}

/** One sentence first, then the lines in their groups, the questions, and the letter. */
export function CheckSection({ check, answers, onAnswer }: CheckSectionProps) {
  const [isWriting, setWriting] = useState(false)
  const { found, disclosure, earlier, new_wait, days } = check
  const latest = check.estimates.at(-1) ?? check.estimates[0]
  const isOpen = found.least_cents !== found.most_cents
  const [first] = new_wait
  return (
    <section className="grid gap-6" aria-label={words.how}>
      <Card>
        <Verdict open={isOpen} owed={found.refund_cents > 0} />
        <h2 className="mt-3 text-3xl" aria-live="polite">
          {verdictWords(found)}
        </h2>
        <div className="mt-3 grid max-w-2xl gap-1.5 text-muted">
          {isOpen && <p>{words.range(dollars(found.least_cents), dollars(found.most_cents))}</p>}
          {found.credited_cents > 0 && <p>{words.already(dollars(found.credited_cents))}</p>}
          {found.most_cents > 0 && found.refund_due && <p>{words.due(found.refund_due)}</p>}
          <p>{first ? waitWords[first] : earlier ? waitWords.none : waitWords.first}</p>
          {days.earliest_closing_on && days.received_on && (
            <p>{words.earliest(days.earliest_closing_on, days.received_on, days.is_told)}</p>
          )}
        </div>
        <div className="no-print mt-4 flex flex-wrap gap-2">
          <Button icon={<Mail className="size-4" aria-hidden="true" />} onClick={() => setWriting(true)}>
            {words.letter}
          </Button>
        </div>
      </Card>
      {found.questions.length > 0 && <QuestionCard questions={found.questions} onAnswer={onAnswer} />}
      {isWriting && <LetterCard text={refundLetter(latest, disclosure, found)} disclosure={disclosure} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <GroupCard group="zero" found={found} answers={answers} onAnswer={onAnswer} />
        <GroupCard group="ten" found={found} answers={answers} onAnswer={onAnswer} />
        <GroupCard group="none" found={found} answers={answers} onAnswer={onAnswer} />
        <FactsCard facts={compareFacts(latest, disclosure)} />
      </div>
      <p className="text-sm text-muted">
        {words.whyNot} {words.law} {words.rounding}
      </p>
    </section>
  )
}

function Verdict({ open, owed }: { open: boolean; owed: boolean }) {
  if (open) {
    return (
      <Badge tone="attention" icon={<CircleHelp className="size-3.5" aria-hidden="true" />}>
        {words.open}
      </Badge>
    )
  }
  return owed ? (
    <Badge tone="attention" icon={<CircleAlert className="size-3.5" aria-hidden="true" />}>
      {words.above}
    </Badge>
  ) : (
    <Badge tone="good" icon={<CircleCheck className="size-3.5" aria-hidden="true" />}>
      {words.within}
    </Badge>
  )
}
