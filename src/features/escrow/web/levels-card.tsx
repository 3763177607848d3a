import { formatMonth } from '#domain/day-words.ts'
import { paymentMonths } from '#domain/escrow/year-two.ts'
import { formatCents, formatMoney } from '#domain/figures.ts'
import { DataBehind } from '#web/charts/data-behind.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Forecast } from '../forecast.ts'
import { levelNames, levelWords, yearTwoWords as words } from '../year-two-words.ts'
import { type ChartLevel, LevelsChart, levelsDomain, type OwnMonth } from './levels-chart.tsx'

/** 36 months in levels, each in one sentence, and every month behind them. */
export function LevelsCard({ found }: { found: Forecast }) {
  const { stands, ahead, low, high, own_bills } = found
  const chart = stands.levels.map(
    ({ from, payment }, at): ChartLevel => ({
      label: formatMonth(from, 3),
      payment,
      ahead: ahead?.levels[at]?.payment ?? null,
      range: at > 0 && low && high ? [low.levels[at]?.payment ?? payment, high.levels[at]?.payment ?? payment] : null,
    }),
  )
  const bottom = levelsDomain(
    chart.flatMap(({ payment, ahead, range }) => [payment, ahead ?? payment, ...(range ?? [])]),
  )[0]
  const months = paymentMonths(stands, own_bills)
  const own = months.flatMap(({ on, own }, at): OwnMonth[] =>
    own > 0 ? [{ at, label: formatMonth(on, 3), cents: own }] : [],
  )
  const names = Object.values(levelNames)
  return (
    <Card title={words.levels} description={words.levelsHint(formatMoney(bottom / 100))}>
      <LevelsChart
        name={words.levelsSummary([
          ...stands.levels.map(({ payment, from }) => words.levelFrom(payment, from)),
          ...own.map(({ label, cents }) => words.ownIn(cents, label)),
        ])}
        levels={chart}
        own={own}
        ownName={words.youPay}
      />
      <ul className="levels-key mt-2">
        <li>
          <svg width="28" height="8" aria-hidden="true">
            <path d="M0 4H28" stroke="var(--ink)" strokeWidth="3.5" />
          </svg>
          {words.keyStands}
        </li>
        {ahead && (
          <li>
            <svg width="28" height="8" aria-hidden="true">
              <path d="M0 4H28" stroke="var(--action)" strokeWidth="2.5" strokeDasharray="7 5" />
            </svg>
            {words.keyAhead}
          </li>
        )}
        {low && high && (
          <li>
            <svg width="28" height="12" aria-hidden="true">
              <rect
                x="0.5"
                y="0.5"
                width="27"
                height="11"
                fill="none"
                stroke="var(--attention)"
                strokeDasharray="3 3"
              />
              <path d="M4 12L9 0M12 12L17 0M20 12L25 0" stroke="var(--attention)" />
            </svg>
            {words.keyRange}
          </li>
        )}
        {own.length > 0 && (
          <li>
            <svg width="28" height="12" aria-hidden="true">
              <rect x="9" width="10" height="12" fill="var(--attention)" />
            </svg>
            {words.keyOwn}
          </li>
        )}
      </ul>
      <ol className="chart-turns lg:grid-cols-3">
        {stands.levels.map((level, at) => (
          <li key={level.from}>
            <span className="chart-turn-number">{at + 1}</span>
            <span className="text-sm">
              <strong className="font-[650]">{names[at]}</strong> {levelWords(level, stands.levels[at - 1] ?? null)}
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-2">
        <DataBehind>
          <DataTable
            caption={words.levels}
            hideCaption
            columns={[
              { key: 'on', header: words.month, cell: (row: number) => formatMonth(months[row]?.on ?? '', 3) },
              {
                key: 'stands',
                header: words.stands,
                numeric: true,
                cell: (row: number) => formatCents((months[row]?.payment ?? 0) / 100),
              },
              ...(ahead
                ? [
                    {
                      key: 'ahead',
                      header: words.ifTheyDo,
                      numeric: true,
                      cell: (row: number) => formatCents((ahead.levels[Math.floor(row / 12)]?.payment ?? 0) / 100),
                    },
                  ]
                : []),
              ...(own_bills.length > 0
                ? [
                    {
                      key: 'own',
                      header: words.keyOwn,
                      numeric: true,
                      cell: (row: number) => formatCents((months[row]?.own ?? 0) / 100),
                    },
                  ]
                : []),
            ]}
            rows={months.map((_, row) => row)}
            rowKey={row => row}
          />
        </DataBehind>
      </div>
    </Card>
  )
}
