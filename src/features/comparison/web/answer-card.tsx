import { memo, type RefObject, useEffect, useState } from 'react'
import { formatApr, formatMoney } from '#domain/figures.ts'
import { answerCardWords } from '#features/comparison/page-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { Term } from '#web/ui/term.tsx'
import { type Confidence, confidenceOf } from '../confidence.ts'
import { confidenceLabels, verdictLine } from '../duel-words.ts'
import { costAfter } from '../rules.ts'
import { costWords, insuranceLine, stayWords, terms } from '../words.ts'
import type { Compared } from './use-verdict.ts'

/** The answer: one lender, one figure, one sentence. */
export const AnswerCard = memo(function AnswerCard({ compared, place }: AnswerCardProps) {
  const { verdict, names, costs, months, reason, caveat, reigns, asked } = compared
  const confidence = confidenceOf(verdict, reigns, months, asked.loan_amount)
  const best = costs[verdict.best]
  const name = names[verdict.best] ?? ''
  if (!best) return null
  return (
    <section
      ref={place}
      aria-labelledby="answer"
      className="flex min-w-0 flex-col rounded-lg border border-line bg-surface p-5 shadow-lift sm:p-7"
    >
      <h2 id="answer" className="flex items-center gap-3 text-xl">
        <Monogram name={name} />
        <span className="min-w-0 break-words">{headingOf(name, names[verdict.next ?? -1], confidence)}</span>
      </h2>
      <p className="serif num mt-5 text-6xl" data-testid="answer-figure">
        {formatMoney(costAfter(best, months))}
      </p>
      <p className="mt-1 text-muted">
        {answerCardWords.in_}
        <Term explanation={terms.total}>{costWords(costs)}</Term> {stayWords(months)}
      </p>
      {confidence && <Confident compared={compared} confidence={confidence} />}
      <p className="mt-3">{reason}</p>
      {caveat && <p className="mt-2 text-sm text-attention-text">{caveat}</p>}
      <Others compared={compared} />
      <dl className="mt-auto grid grid-cols-2 gap-x-6 pt-6">
        <Figure label={answerCardWords.monthlyPayment} value={formatMoney(best.payment)} note={insuranceLine(best)} />
        <Figure
          label={answerCardWords.trueApr}
          value={formatApr(best.true_apr)}
          note={
            best.apr_with_insurance === null ? null : `${formatApr(best.apr_with_insurance)} with mortgage insurance`
          }
        />
      </dl>
      <Announcement text={`${name}: ${formatMoney(costAfter(best, months))} ${stayWords(months)}. ${reason}`} />
    </section>
  )
})

interface AnswerCardProps {
  compared: Compared
  /** Watched by the line at the foot of a phone. */
  place: RefObject<HTMLElement | null>
}

function headingOf(best: string, next: string | undefined, confidence: Confidence | null): string {
  if (next === undefined) return best
  return confidence === 'tie' ? answerCardWords.tie(best, next) : answerCardWords.costsLeastName(best)
}

const TONES = { tie: 'neutral', close: 'attention', clear: 'good' } as const

/** How sure it is, and by how much. */
function Confident({ compared, confidence }: { compared: Compared; confidence: Confidence }) {
  const { verdict, names, months } = compared
  const apart = verdict.standings[verdict.next ?? -1]?.above_best ?? 0
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone={TONES[confidence]}>{confidenceLabels[confidence]}</Badge>
      <span className="font-[560]">{verdictLine(names[verdict.best] ?? '', apart, confidence, months)}</span>
    </p>
  )
}

const MOST_OTHERS = 3

/** What the next best would cost on top. */
function Others({ compared: { verdict, names } }: { compared: Compared }) {
  if (verdict.all_equal) return null
  const others = verdict.standings
    .map(({ above_best }, lender) => ({ above_best, lender }))
    .filter(({ lender }) => lender !== verdict.best)
    .sort((one, other) => one.above_best - other.above_best)
  const most = others.at(Math.min(MOST_OTHERS, others.length) - 1)?.above_best ?? 0
  return (
    <ul className="mt-5 grid grid-cols-1 gap-3 text-sm">
      {others.slice(0, MOST_OTHERS).map(({ above_best, lender }) => (
        <li key={lender}>
          <span className="flex justify-between gap-4">
            <span className="min-w-0 truncate">{names[lender]}</span>
            <span className="num font-[560] whitespace-nowrap">
              {formatMoney(above_best)}
              {answerCardWords.more}
            </span>
          </span>
          <meter className="cost-bar" min={0} max={Math.max(most, 1)} value={above_best} aria-hidden="true" />
        </li>
      ))}
    </ul>
  )
}

function Figure({ label, value, note }: { label: string; value: string; note: string | null }) {
  return (
    <div className="border-t border-line pt-2.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="num text-lg font-[560]">
        {value}
        {note && <span className="block text-xs font-normal text-muted">{note}</span>}
      </dd>
    </div>
  )
}

/** Tells a screen reader the new answer once the typing has stopped; at every keystroke it would drown the letters. */
function Announcement({ text }: { text: string }) {
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => say(text), 1200)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  )
}
