import { House } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { currentLoanWords } from '../current-loan-words.ts'
import { duelWords, verdictParts } from '../duel-words.ts'
import type { Compared } from './use-verdict.ts'

interface FootBarProps {
  compared: Compared
  answer: RefObject<HTMLElement | null>
  /** Left out where nothing is to be chosen: among samples, and once the loan is closed. */
  onChoose: (() => void) | undefined
}

/** Where the cards are swiped the answer stays in sight: once its card has left the screen, one line repeats it. */
export function FootBar({ compared, answer, onChoose }: FootBarProps) {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!answer.current) return
    // Of several changes at once, the last counts.
    const watch = new IntersectionObserver(seen => setAway(seen.at(-1)?.isIntersecting === false))
    watch.observe(answer.current)
    return () => watch.disconnect()
  }, [answer])
  const { verdict, confidence, names, months, rows, keep } = compared
  if (!isAway || !confidence || !verdict || verdict.next === null) return null
  const both = { best: names[verdict.best] ?? '', next: names[verdict.next] ?? '' }
  const apart = verdict.standings[verdict.next]?.above_best ?? 0
  const isKeepingBest = keep?.above_best === 0
  const [verdictWords, when] = verdictParts(both, apart, confidence, months)
  const what = isKeepingBest ? currentLoanWords.cheapest(keep.below_best) : verdictWords
  return (
    <aside
      data-foot-bar=""
      aria-label={duelWords.bar}
      className="no-print fixed inset-x-0 bottom-0 z-20 flex min-h-16 items-center gap-3 border-t border-line bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-lift min-[1000px]:hidden"
    >
      {isKeepingBest ? (
        <House className="size-8 flex-none text-muted" aria-hidden="true" />
      ) : (
        <Monogram name={both.best} mark={rows[verdict.best]?.mark} />
      )}
      <p className="min-w-0 text-sm wrap-anywhere">
        <span className="line-clamp-2 font-[560]">{what}</span>
        <span className="block text-muted">{when}</span>
      </p>
      {onChoose && (
        <Button className="ml-auto flex-none" aria-haspopup="dialog" onClick={onChoose}>
          {duelWords.choose}
        </Button>
      )}
    </aside>
  )
}
