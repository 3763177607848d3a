import { CircleAlert, CircleCheck, CircleHelp, Mail } from 'lucide-react'
import { useState } from 'react'
import type { Paper } from '#domain/papers/paper.ts'
import { disclosurePaper, estimatePaper } from '#domain/tolerance/charges.ts'
import { compareFacts } from '#domain/tolerance/other-facts.ts'
import { openTolerance } from '#domain/tolerance/questions.ts'
import { newWaitReasons } from '#domain/tolerance/waiting.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { verdictWords, waitWords, checkPageWords as words } from '../check-words.ts'
import { dollars } from '../figure-text.ts'
import { refundLetter } from '../letter.ts'
import type { PapersState } from '../model.ts'
import { waitFacts } from '../wait-facts.ts'
import { FactsCard } from './facts-card.tsx'
import { GroupCard } from './group-card.tsx'
import { LetterCard } from './letter-card.tsx'
import { QuestionCard } from './question-card.tsx'

export interface CheckSectionProps {
  /** By date; the first is the original. */
  estimates: [Paper, ...Paper[]]
  disclosures: [Paper, ...Paper[]]
  answers: PapersState['answers']
  pairings: PapersState['pairings']
  onAnswer(question: string, answer: string | null): void
}

/** One sentence first, then the lines in their groups, the questions, and the letter. */
export function CheckSection({ estimates, disclosures, answers, pairings, onAnswer }: CheckSectionProps) {
  const [isWriting, setWriting] = useState(false)
  const disclosure = disclosures.at(-1) ?? disclosures[0]
  const earlier = disclosures.at(-2)
  const latest = estimates.at(-1) ?? estimates[0]
  const given = Object.fromEntries(answers.map(({ question, answer }) => [question, answer]))
  const papers = { estimates: estimates.map(estimatePaper), disclosure: disclosurePaper(disclosure) }
  const found = openTolerance(papers, given, pairings)
  const isOpen = found.least_cents !== found.most_cents
  const reasons = earlier ? newWaitReasons(waitFacts(earlier), waitFacts(disclosure)) : []
  const [first] = reasons
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
        <GroupCard group="zero" found={found} answers={given} onAnswer={onAnswer} />
        <GroupCard group="ten" found={found} answers={given} onAnswer={onAnswer} />
        <GroupCard group="none" found={found} answers={given} onAnswer={onAnswer} />
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
