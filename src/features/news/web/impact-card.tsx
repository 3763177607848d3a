import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatMoney } from '#domain/figures.ts'
import { USUAL_LOAN_AMOUNT } from '#domain/insurance-coverage.ts'
import { applicationResource } from '#features/application/actions.ts'
import { impactCardWords } from '#features/news/page-words.ts'
import { useResource } from '#web/client/client-context.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { RateItem } from '../model.ts'
import { weeklyImpact } from '../rate-cards.ts'
import { impactInWords } from '../words.ts'

/** What the week's rate means for this person's loan. */
export function ImpactCard({ item, today }: { item: RateItem | undefined; today: CalendarDay }) {
  const application = useResource(applicationResource).view
  const own = (application?.completed ?? application?.draft)?.loan_amount
  const loan_amount = own || USUAL_LOAN_AMOUNT
  if (!item) return <Skeleton className="h-32" />
  const impact = weeklyImpact(item, loan_amount)
  return (
    <section
      aria-labelledby="impact"
      className="flex flex-wrap items-center gap-x-8 gap-y-2 rounded-lg bg-action-soft px-5 py-5 sm:px-6"
    >
      <h2 id="impact" className="text-xl text-action-text">
        {own ? impactCardWords.meaningTitle : impactCardWords.whatMeansLoan2}
      </h2>
      <p className="serif num text-3xl text-action-text">
        {formatMoney(impact.payment)}
        <span className="ml-2 font-sans text-base">{impactCardWords.month}</span>
      </p>
      <p className="basis-64 grow text-sm text-ink">{impactInWords(impact, loan_amount, item, today)}</p>
    </section>
  )
}
