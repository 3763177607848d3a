import { CircleCheck, Equal } from 'lucide-react'
import { memo, type RefObject, useEffect, useState } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Confidence } from '../confidence.ts'
import {
  absentWords,
  confidenceLabels,
  confidenceSteps,
  differenceWords,
  duelWords,
  rateWanted,
  scaleWords,
  verdictParts,
} from '../duel-words.ts'
import type { Compared } from './use-verdict.ts'

/** The answer: one sentence, how sure it is, and why. */
export const AnswerCard = memo(function AnswerCard({ compared, label, place, onChoose, chosen }: AnswerCardProps) {
  const { verdict, confidence, names, months, reason, caveat, rows, absences } = compared
  const apart = verdict?.standings[verdict.next ?? -1]?.above_best ?? 0
  const both = { best: names[verdict?.best ?? -1] ?? '', next: names[verdict?.next ?? -1] ?? '' }
  const unrated = names.filter((_, index) => absences[index] === 'no-rate')
  const heading = confidence
    ? verdictParts(both, apart, confidence, months).join(' ')
    : unrated.length > 0
      ? rateWanted(unrated)
      : duelWords.oneOffer
  const why = verdict?.all_equal || confidence !== 'tie' ? reason : ''
  const isAllUnrated = unrated.length === names.length
  const absent = absentWords(
    rows.map((row, index) => ({ ...row, name: names[index] ?? '' })),
    absences,
  )
  return (
    <section ref={place} aria-labelledby="answer" className="answer-card">
      {label && <p className="mb-2 text-sm font-[560] text-muted">{label}</p>}
      {confidence && <Sure confidence={confidence} />}
      <div className={confidence ? 'answer-words' : undefined}>
        <h2 id="answer" className="text-3xl text-balance wrap-break-word">
          {heading}
        </h2>
        {confidence && (
          <p className="mt-3 text-muted">
            {differenceWords(apart, confidence, months)} {why}
          </p>
        )}
      </div>
      {absent && !isAllUnrated && <p className="mt-2 text-sm text-muted">{absent}</p>}
      {confidence && (
        <>
          {caveat && <p className="mt-2 text-sm text-attention-text">{caveat}</p>}
          <Scale confidence={confidence} />
          {onChoose && (
            <Button className="mt-5 max-sm:w-full" aria-haspopup="dialog" onClick={onChoose}>
              {chosen ? duelWords.chosen(chosen) : duelWords.chooseLender}
            </Button>
          )}
          <Announcement text={`${heading}. ${why}`} />
        </>
      )}
    </section>
  )
})

interface AnswerCardProps {
  compared: Compared
  /** What is compared, where that is not all there is. */
  label?: string | undefined
  /** Watched by the line at the foot of a phone. */
  place: RefObject<HTMLElement | null>
  /** Left out where nothing is to be chosen. */
  onChoose: (() => void) | undefined
  /** Whose offer was chosen. */
  chosen: string | undefined
}

const TONES = { tie: 'neutral', close: 'attention', clear: 'good' } as const

function Sure({ confidence }: { confidence: Confidence }) {
  const Icon = confidence === 'clear' ? CircleCheck : Equal
  return (
    <p className="mb-3">
      <Badge tone={TONES[confidence]} icon={<Icon className="size-4" aria-hidden="true" />}>
        {confidenceLabels[confidence]}
      </Badge>
    </p>
  )
}

/** Tie, close, clear: where the verdict stands among the three. */
function Scale({ confidence }: { confidence: Confidence }) {
  return (
    <div className="mt-5">
      <p className="sr-only">{scaleWords(confidence)}</p>
      <ul className="sure-scale" data-sure={confidence} aria-hidden="true">
        {(Object.keys(confidenceSteps) as Confidence[]).map(step => (
          <li key={step} data-on={step === confidence || undefined}>
            {confidenceSteps[step]}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Tells a screen reader the new answer once the typing has stopped; at every keystroke it would drown the letters. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 1200)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  )
}
