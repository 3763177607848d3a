import { useQuery } from '@tanstack/react-query'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate } from '#domain/day-words.ts'
import { formatCents, formatMoney, formatRate } from '#domain/figures.ts'
import { rateHistory } from '#features/news/history.ts'
import type { HistoryAnswer } from '#features/news/model.ts'
import { readApi } from '#web/remote/api.ts'
import { Card } from '#web/ui/card.tsx'
import type { LockedLoan } from '../sources.ts'
import { waitCost } from '../wait-cost.ts'
import { lockPageWords as words } from '../words.ts'

interface WaitCostCardProps {
  loan: LockedLoan
  interest_rate: number
  today: CalendarDay
}

/** The payment at the newest survey against the locked one; nothing where no survey of these weeks is known. */
export function WaitCostCard({ loan, interest_rate, today }: WaitCostCardProps) {
  const query = useQuery({
    queryKey: ['rate-history'],
    queryFn: async () => {
      const outcome = await readApi<HistoryAnswer>('/api/rates/history')
      // What ships with the product is a survey too, with its day.
      return outcome.ok ? outcome.value : rateHistory([])
    },
    staleTime: 5 * 60_000,
  })
  const cost = query.data && waitCost(loan, interest_rate, query.data.weeks, today)
  if (!cost) return null
  const { difference, locked_payment, survey_payment, survey_rate, survey_on } = cost
  const money = formatMoney(Math.abs(difference))
  return (
    <Card title={words.wait}>
      <p className="serif num text-4xl">
        {Math.abs(difference) < 0.5 ? words.waitSame : difference > 0 ? words.waitMore(money) : words.waitLess(money)}
      </p>
      <p className="mt-2">{words.waitPayments(formatCents(locked_payment), formatCents(survey_payment))}</p>
      <p className="mt-2 text-sm text-muted">
        {words.waitText(formatRate(interest_rate), formatRate(survey_rate), formatDate(survey_on))}
      </p>
    </Card>
  )
}
