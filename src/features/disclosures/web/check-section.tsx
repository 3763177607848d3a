import { type ReactNode, useEffect, useState } from 'react'
import { cashSteps } from '#domain/tolerance/cash-steps.ts'
import { asLoanEstimate } from '#domain/tolerance/charges.ts'
import { compareFacts } from '#domain/tolerance/other-facts.ts'
import type { HandPairing } from '#domain/tolerance/pairing.ts'
import { Fold } from '#web/ui/fold.tsx'
import { warmLetterPdf } from '#web/ui/letter.tsx'
import { checkPageWords as words } from '../check-words.ts'
import { OTHER_ESTIMATE } from '../checkable-disclosures.ts'
import type { DisclosureCheck } from '../disclosure-check.ts'
import { lineName } from '../hand-pairing.ts'
import { lenderLetter } from '../letter.ts'
import { letterMeaning } from '../letter-meaning-words.ts'
import { CashCard } from './cash-card.tsx'
import { DayCard } from './day-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { GroupCard } from './group-card.tsx'
import { LetterCard } from './letter-card.tsx'
import { PairingCard, type PairingCardProps } from './pairing-card.tsx'
import { QuestionCard } from './question-card.tsx'
import { VerdictCard } from './verdict-card.tsx'

export interface CheckSectionProps {
  /** Between the first sentence and what it rests on: what has to be seen at once, and where another disclosure is added. */
  doubts: ReactNode
  zone: ReactNode
  /** What else the day of the closing needs. */
  advice: ReactNode
  check: DisclosureCheck
  answers: Record<string, string>
  pairings: HandPairing[]
  onAnswer(question: string, answer: string | null): void
  onPair: PairingCardProps['onPair']
}

/** One sentence first, then the questions that decide it, how the cash moved, the lines in their groups, and the day itself. */
export function CheckSection(props: CheckSectionProps) {
  const { doubts, zone, advice, check, answers, pairings, onAnswer, onPair } = props
  /** How often it was asked for: whoever asks again is led there again. */
  const [writing, setWriting] = useState(0)
  useEffect(warmLetterPdf, [])
  const { found, closingDisclosure, estimates } = check
  const latest = estimates.at(-1) ?? estimates[0]
  const cash = cashSteps(latest, closingDisclosure, found)
  const isSure = found.least_cents === found.most_cents
  const charges = estimates.flatMap(disclosure => asLoanEstimate(disclosure).charges)
  const letter = lenderLetter(check)
  const estimated = [...new Map(charges.map(charge => [lineName(charge), charge])).values()]
  return (
    <section className="grid grid-cols-1 gap-6" aria-label={words.section}>
      <VerdictCard
        check={check}
        onWrite={letter === null ? undefined : () => setWriting(writing + 1)}
        onOtherEstimate={answers[OTHER_ESTIMATE] === 'no' ? () => onAnswer(OTHER_ESTIMATE, null) : undefined}
      />
      {doubts}
      {zone}
      <QuestionCard found={found} onAnswer={onAnswer} />
      {writing > 0 && letter !== null && (
        <LetterCard text={letter} meaning={letterMeaning?.(check)} disclosure={closingDisclosure} asked={writing} />
      )}
      {cash && <CashCard cash={cash} refund_cents={isSure ? found.refund_cents : 0} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          <GroupCard group="zero" found={found} />
          <GroupCard group="ten" found={found} />
          <FactsCard facts={compareFacts(latest, closingDisclosure)} />
        </div>
        <GroupCard group="none" found={found} />
      </div>
      <DayCard check={check} answers={answers} advice={advice} onAnswer={onAnswer} />
      <PairingCard
        lines={found.lines}
        estimated={estimated}
        pairings={pairings}
        answers={answers}
        onPair={onPair}
        onAnswer={onAnswer}
      />
      <div>
        <p className="text-sm text-muted">{words.whyNot}</p>
        <Fold title={words.rule}>
          {words.law} {words.rounding}
        </Fold>
      </div>
    </section>
  )
}
