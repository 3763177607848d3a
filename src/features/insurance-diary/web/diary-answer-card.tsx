import { type CalendarDay, wholeMonths } from '#domain/calendar-day.ts'
import { formatCents, formatMoney, formatMonths } from '#domain/figures.ts'
import { Card } from '#web/ui/card.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import type { DiaryLoan } from '../model.ts'
import { type DiaryAnswer, stageOf } from '../rules.ts'
import { headline, diaryPageWords as words } from '../words.ts'

/** The one day that matters next, and what waiting costs. */
export function DiaryAnswerCard(props: { loan: DiaryLoan; answer: DiaryAnswer; today: CalendarDay }) {
  const { loan, answer, today } = props
  const stage = stageOf(answer, today)
  const away = words.away(formatMonths(wholeMonths(today, answer.may_ask ?? today)))
  const { title, detail } = headline(answer, stage, today, away)
  const isCosted = answer.rule === 'private' && loan.monthly_premium > 0
  return (
    <Card>
      <h2 className="text-3xl" data-testid="diary-answer">
        {title}
      </h2>
      <p className="mt-2 text-muted">{detail}</p>
      {answer.rule === 'private' && loan.rate_can_change && <p className="mt-2 text-sm">{words.adjustable}</p>}
      {isCosted && (
        <div className="mt-5 grid gap-4 border-t border-line pt-5 sm:grid-cols-2">
          <StatTile bare label={words.monthly} value={formatCents(loan.monthly_premium)} />
          <StatTile
            bare
            label={words.waiting}
            value={formatMoney(answer.waiting_cost)}
            hint={words.waitingHint(answer.waiting_months)}
          />
        </div>
      )}
    </Card>
  )
}
