import { type RefObject, useEffect, useState } from 'react'
import { Monogram } from '#web/ui/monogram.tsx'
import { confidenceOf } from '../confidence.ts'
import { duelWords, verdictLine } from '../duel-words.ts'
import type { Compared } from './use-verdict.ts'

/** On a phone the answer stays in sight: once its card has left the screen, one line repeats it. */
export function FootBar({ compared, answer }: { compared: Compared; answer: RefObject<HTMLElement | null> }) {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!answer.current) return
    const watch = new IntersectionObserver(([seen]) => setAway(seen?.isIntersecting === false))
    watch.observe(answer.current)
    return () => watch.disconnect()
  }, [answer])
  const { verdict, names, months, reigns, asked } = compared
  const confidence = confidenceOf(verdict, reigns, months, asked.loan_amount)
  if (!isAway || !confidence || verdict.next === null) return null
  const best = names[verdict.best] ?? ''
  const apart = verdict.standings[verdict.next]?.above_best ?? 0
  return (
    <aside
      data-foot-bar=""
      aria-label={duelWords.bar}
      className="no-print fixed inset-x-0 bottom-0 z-20 flex min-h-16 items-center gap-3 border-t border-line bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lift md:hidden"
    >
      <Monogram name={best} size="sm" />
      <p className="min-w-0 text-sm font-[560] wrap-anywhere">{verdictLine(best, apart, confidence, months)}</p>
    </aside>
  )
}
