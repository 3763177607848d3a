import { addMonths } from '#domain/calendar-day.ts'
import { formatMonth, monthName } from '#domain/day-words.ts'
import type { EscrowAnalysis } from '#domain/escrow/analysis.ts'
import { formatCents } from '#domain/figures.ts'
import { DataBehind } from '#web/charts/data-behind.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { EscrowStatement } from '../model.ts'
import { type Review, servicersPlan } from '../review.ts'
import { statementWords as words } from '../statement-words.ts'
import { BalanceChart } from './balance-chart.tsx'

interface AccountCardProps {
  statement: EscrowStatement
  review: Review
  analysis: EscrowAnalysis
}

/** The coming year as a picture with its low point and the reserve. */
export function AccountCard({ statement, review, analysis }: AccountCardProps) {
  const { plan } = analysis
  const { extra, total } = review
  const from = statement.year_from ?? ''
  const low = monthName(plan.lowest_month)
  const theirs = servicersPlan(analysis, extra)
  return (
    <Card
      title={words.account}
      description={from ? words.accountHint(formatMonth(from, 3), formatMonth(addMonths(from, 11), 3)) : undefined}
    >
      <BalanceChart analysis={analysis} extra={extra} name={words.pictureName(low, plan.lowest_target, extra)} />
      <ul className="levels-key mt-2">
        <li>
          <svg width="14" height="14" aria-hidden="true">
            <rect width="14" height="14" rx="3" fill="var(--action)" />
          </svg>
          {words.keyLaw}
        </li>
        {extra > 0 && (
          <li>
            <svg width="24" height="14" aria-hidden="true">
              <rect
                x="0.75"
                y="0.75"
                width="22.5"
                height="12.5"
                rx="2"
                fill="var(--attention-soft)"
                stroke="var(--attention)"
              />
              <path d="M5 13L9 1M12 13L16 1" stroke="var(--attention)" strokeWidth="2" />
            </svg>
            {words.keyExtra(extra)}
          </li>
        )}
        <li>
          <svg width="28" height="8" aria-hidden="true">
            <path d="M0 4H28" stroke="var(--ink)" strokeWidth="2" strokeDasharray="6 4" />
          </svg>
          {words.keyLine}
        </li>
      </ul>
      <ol className="chart-turns lg:grid-cols-2">
        <li>
          <span className="chart-turn-number">1</span>
          <span className="text-sm">
            <strong className="font-[650]">{words.lowPoint(low)}</strong> {words.lowPointWhy(plan.lowest_target, extra)}
          </span>
        </li>
        <li>
          <span className="chart-turn-number">2</span>
          <span className="text-sm">
            <strong className="font-[650]">{words.mostReserve(plan.cushion)}</strong> {words.mostReserveWhy(total)}
          </span>
        </li>
      </ol>
      <div className="mt-2">
        <DataBehind>
          <DataTable
            caption={words.account}
            hideCaption
            columns={[
              { key: 'month', header: words.endOf, cell: (at: number) => monthName(plan.target[at]?.month ?? 1) },
              {
                key: 'law',
                header: words.byLaw,
                numeric: true,
                cell: (at: number) => formatCents((plan.target[at]?.balance ?? 0) / 100),
              },
              ...(extra > 0
                ? [
                    {
                      key: 'theirs',
                      header: words.theirs,
                      numeric: true,
                      cell: (at: number) => formatCents((theirs[at]?.balance ?? 0) / 100),
                    },
                  ]
                : []),
            ]}
            rows={plan.target.map((_, at) => at)}
            rowKey={at => at}
          />
        </DataBehind>
      </div>
    </Card>
  )
}
