import { useEffect, useState } from 'react'
import { formatApr, formatMoney } from '#domain/figures.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { Term } from '#web/ui/term.tsx'
import { costAfter } from '../rules.ts'
import { stayWords, terms } from '../words.ts'
import type { Compared } from './use-verdict.ts'

/** The answer: one lender, one figure, one sentence. */
export function AnswerCard({ compared }: { compared: Compared }) {
  const { verdict, names, costs, months, reason } = compared
  const best = costs[verdict.best]
  const name = names[verdict.best] ?? ''
  if (!best) return null
  const next = verdict.next === null ? null : verdict.standings[verdict.next]
  const lead = next && !verdict.all_equal ? formatMoney(next.above_best) : null
  return (
    <section
      aria-labelledby="answer"
      className="flex flex-col rounded-lg border border-line bg-surface p-5 shadow-lift sm:p-7"
    >
      <h2 id="answer" className="flex items-center gap-3 text-xl">
        <Monogram name={name} />
        <span className="min-w-0 break-words">{next ? `${name} costs least` : name}</span>
      </h2>
      <p className="serif num mt-5 text-6xl" data-testid="answer-figure">
        {formatMoney(costAfter(best, months))}
      </p>
      <p className="mt-1 text-muted">
        in <Term explanation={terms.total}>interest and fees</Term> {stayWords(months)}
      </p>
      <p className="mt-5">{reason}</p>
      <dl className="mt-auto grid grid-cols-2 gap-x-6 gap-y-4 pt-6 sm:grid-cols-3">
        <Figure label="Monthly payment" value={formatMoney(best.payment)} />
        <Figure label="True APR" value={formatApr(best.true_apr)} />
        {lead && <Figure label="Less than the next" value={lead} />}
      </dl>
      <Announcement text={`${name}: ${formatMoney(costAfter(best, months))} ${stayWords(months)}. ${reason}`} />
    </section>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="border-t border-line pt-2.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="num text-lg font-[560]">{value}</dd>
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
