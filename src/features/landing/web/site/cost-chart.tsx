import { formatMoney } from '#domain/figures.ts'
import { SAMPLE_OFFERS } from '#features/landing/sample-offers.ts'
import { costChartWords } from '#features/landing/words.ts'
import { lenderLook } from '#web/charts/look.ts'

/** Drawn for a phone; on a wide screen everything grows together. */
const SIZE = { width: 360, height: 262, left: 52, right: 14, top: 8, bottom: 40 }
const YEARS = 30
const LOW = -5000
const HIGH = 21_500

const x = (year: number) => SIZE.left + (year / YEARS) * (SIZE.width - SIZE.left - SIZE.right)
const y = (dollars: number) => SIZE.top + ((HIGH - dollars) / (HIGH - LOW)) * (SIZE.height - SIZE.top - SIZE.bottom)
const path = (extra: number[]) =>
  extra.map((dollars, year) => `${year === 0 ? 'M' : 'L'}${x(year).toFixed(1)} ${y(dollars).toFixed(1)}`).join('')
const thousands = (dollars: number) => (dollars === 0 ? '0' : `${dollars > 0 ? '+' : '−'}$${Math.abs(dollars) / 1000}k`)

const LABELS = [
  { year: 29.6, dollars: -1800, anchor: 'end' },
  { year: 0.8, dollars: 14_200, anchor: 'start' },
  { year: 24.6, dollars: 19_300, anchor: 'end' },
] as const
const SHOWN_YEARS = [1, 3, 5, 7, 10, 15, 20, 30]

/** What the other sample offers cost above the cheapest one, by the year in which the loan ends. */
export function CostChart() {
  return (
    <figure className="rounded-xl border border-line bg-surface p-4 shadow-lift sm:p-6">
      <figcaption>
        <span className="serif block text-lg">{costChartWords.extraCostBesideHarbor}</span>
        <span className="text-sm text-muted">{costChartWords.sampleOffers}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        className="mt-3 block w-full text-[13px] sm:text-[10px]"
        role="img"
        aria-label={costChartWords.chartText}
      >
        {[-5000, 0, 5000, 10_000, 15_000, 20_000].map(dollars => (
          <g key={dollars}>
            <line x1={SIZE.left} x2={SIZE.width - SIZE.right} y1={y(dollars)} y2={y(dollars)} className="stroke-line" />
            <text x={SIZE.left - 8} y={y(dollars) + 4} textAnchor="end" className="num fill-muted">
              {thousands(dollars)}
            </text>
          </g>
        ))}
        {[0, 5, 10, 15, 20, 25, 30].map(year => (
          <text key={year} x={x(year)} y={SIZE.height - 22} textAnchor="middle" className="num fill-muted">
            {year}
          </text>
        ))}
        <text x={x(YEARS / 2)} y={SIZE.height - 6} textAnchor="middle" className="fill-muted">
          {costChartWords.yearsLabel}
        </text>
        {SAMPLE_OFFERS.map((offer, place) => {
          const { colour, dash } = lenderLook(place + 1)
          const label = LABELS[place]
          return (
            <g key={offer.name} color={colour}>
              <path
                d={path(offer.extra_by_year)}
                fill="none"
                className="stroke-current"
                strokeWidth="2.5"
                strokeLinecap="round"
                strokeDasharray={dash}
              />
              {label && (
                <text
                  x={x(label.year)}
                  y={y(label.dollars)}
                  textAnchor={label.anchor}
                  className="fill-current stroke-surface font-[600]"
                  strokeWidth="5"
                  paintOrder="stroke"
                >
                  {offer.name}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-action-text">
          {costChartWords.showFigures}
        </summary>
        <CostTable />
      </details>
    </figure>
  )
}

function CostTable() {
  return (
    <div className="table-room">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{costChartWords.extraCostBesideHarbor2}</caption>
        <thead className="text-muted">
          <tr>
            <th className="py-1.5 font-normal">{costChartWords.years}</th>
            {SAMPLE_OFFERS.slice(1).map(offer => (
              <th key={offer.name} className="py-1.5 text-right font-normal">
                {offer.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SHOWN_YEARS.map(year => (
            <tr key={year} className="border-t border-line">
              <th scope="row" className="num py-1.5 font-normal">
                {year}
              </th>
              {SAMPLE_OFFERS.slice(1).map(offer => (
                <td key={offer.name} className="py-1.5 text-right">
                  {formatMoney(offer.extra_by_year[year])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
