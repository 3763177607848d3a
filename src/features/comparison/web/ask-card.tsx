import { Copy } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { askOf } from '../confidence.ts'
import { offerOf } from '../draft.ts'
import { duelWords, ifYes, question } from '../duel-words.ts'
import type { Compared } from './use-verdict.ts'

/** The one question that could change the order, ready to be said on the phone. */
export function AskCard({ compared }: { compared: Compared }) {
  const { verdict, names, costs, rows, asked, months } = compared
  const [best, next] = [costs[verdict.best], verdict.next === null ? undefined : rows[verdict.next]]
  const ask = useMemo(
    () => (best && next ? askOf(asked, offerOf(next), best, months) : null),
    [asked, best, next, months],
  )
  const place = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isShown = ask !== null && !verdict.all_equal
  useEffect(() => {
    if (isShown && hash === '#ask') place.current?.scrollIntoView({ block: 'center' })
  }, [isShown, hash])
  const bestRow = rows[verdict.best]
  if (!isShown || !best || !next || !bestRow || verdict.next === null) return null
  const lender = {
    best: names[verdict.best] ?? '',
    best_rate: offerOf(bestRow).interest_rate,
    best_fees: best.starting_costs,
    next: names[verdict.next] ?? '',
    next_rate: offerOf(next).interest_rate,
    next_fees: offerOf(next).fees.totalFees,
  }
  const text = question(lender, ask)

  return (
    <Card
      ref={place}
      id="ask"
      title={
        <span className="flex items-center gap-3">
          <Monogram name={lender.next} mark={next.mark} />
          <span className="min-w-0 wrap-break-word">{duelWords.ask(lender.next)}</span>
        </span>
      }
      className="scroll-mt-20"
    >
      <blockquote className="rounded-md border-l-4 border-action bg-sunk px-4 py-3">{text}</blockquote>
      <p className="mt-3 text-muted">{ifYes(lender, ask, months)}</p>
      <Button
        variant="ghost"
        className="mt-4 max-sm:w-full"
        icon={<Copy className="size-4" aria-hidden="true" />}
        onClick={() => void copyText(text, duelWords.copied)}
      >
        {duelWords.copy}
      </Button>
    </Card>
  )
}
