import { ArrowRight } from 'lucide-react'
import { formatMoney } from '#domain/figures.ts'
import { Button } from '#web/ui/button.tsx'
import { refinanceHomeWords as words } from '../refinance-words.ts'
import { homeWords, priceWords } from '../words.ts'
import type { HomeFacts } from './use-home.ts'

/** Before the questions are answered: the figure they lead to, and the way to them. */
export function PlanCard({
  facts: { price, begun, survey, is_refinance },
  onStart,
}: {
  facts: Pick<HomeFacts, 'price' | 'begun' | 'survey' | 'is_refinance'>
  onStart?: (() => void) | undefined
}) {
  return (
    <section className="grid items-center gap-x-10 gap-y-4 rounded-lg border-2 border-action bg-surface p-5 shadow-lift sm:p-6 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div>
        <p className="text-muted">{is_refinance ? words.question : homeWords.comfortable}</p>
        <p className="serif num mt-1 text-5xl">
          {is_refinance || price === null ? homeWords.unknown : formatMoney(price)}
        </p>
      </div>
      <div>
        <h2 className="text-xl">{homeWords.questions}</h2>
        <p className="mt-1 max-w-prose text-muted">
          {is_refinance ? words.plan : price === null ? homeWords.plan : priceWords(survey)}
        </p>
      </div>
      {onStart && (
        <Button size="lg" onClick={onStart} className="w-full lg:w-auto">
          {begun ? homeWords.goOn : homeWords.start}
          <ArrowRight className="size-4" aria-hidden="true" />
        </Button>
      )}
    </section>
  )
}
