import { arc, pie } from 'd3-shape'
import { useId } from 'react'
import { wholeParts } from '#domain/whole-parts.ts'
import { donutWords } from '#web/charts/words.ts'

export interface DonutProps {
  title: string
  /** What one sees in it, in a sentence. */
  summary: string
  slices: readonly { name: string; value: number }[]
  format(value: number): string
  /** In the hole: the whole, and what it is. */
  whole: { value: string; label: string }
}

const RADIUS = 100
const HOLE = 70
// A slice thinner than this has its number outside the ring.
const ROOM_FOR_NUMBER = 0.055

/** Where a sum goes. Each slice has a number, so that nobody needs to match colours; the list beside it is its table. */
export function Donut({ title, summary, slices, format, whole }: DonutProps) {
  const id = useId()
  const total = slices.reduce((sum, { value }) => sum + Math.max(value, 0), 0)
  const arcs = pie<{ value: number }>()
    .value(({ value }) => Math.max(value, 0))
    .sort(null)([...slices])
  const share = (value: number) => (total > 0 ? Math.max(value, 0) / total : 0)
  const percents = wholeParts(
    slices.map(({ value }) => share(value) * 100),
    total > 0 ? 100 : 0,
  )

  return (
    <figure className="donut">
      <svg viewBox="-116 -116 232 232" role="img" aria-labelledby={`${id}-title ${id}`}>
        <title id={`${id}-title`}>{title}</title>
        {total === 0 && <circle r={(RADIUS + HOLE) / 2} className="donut-empty" strokeWidth={RADIUS - HOLE} />}
        {arcs.map((slice, at) => {
          const part = share(slice.value)
          if (part === 0) return null
          const isThin = part < ROOM_FOR_NUMBER
          const [x, y] = arc<typeof slice>()
            .innerRadius(isThin ? RADIUS + 8 : HOLE)
            .outerRadius(isThin ? RADIUS + 10 : RADIUS)
            .centroid(slice)
          return (
            <g key={slices[at]?.name}>
              <path
                d={arc<typeof slice>().innerRadius(HOLE).outerRadius(RADIUS)(slice) ?? ''}
                fill={colourOf(at)}
                className="donut-slice"
              />
              <text x={x} y={y} dy="0.34em" className={isThin ? 'donut-number is-outside' : 'donut-number'}>
                {at + 1}
              </text>
            </g>
          )
        })}
        <text y="-2" className="donut-whole">
          {whole.value}
        </text>
        <text y="20" className="donut-label">
          {whole.label}
        </text>
      </svg>
      <div className="min-w-0">
        {/* biome-ignore lint/a11y/noRedundantRoles: a browser forgets that it is a table where its rows are laid out as lines. */}
        <table role="table" className="donut-parts w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{donutWords.part}</th>
              <th scope="col">{donutWords.amount}</th>
              <th scope="col">{donutWords.share}</th>
            </tr>
          </thead>
          <tbody>
            {slices.map(({ name, value }, at) => (
              <tr key={name} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 text-left font-normal">
                  <span className="flex items-center gap-2.5">
                    <svg viewBox="0 0 22 22" className="donut-key" aria-hidden="true">
                      <rect width="22" height="22" rx="6" fill={colourOf(at)} />
                      <text x="11" y="11" dy="0.36em" className="donut-number">
                        {at + 1}
                      </text>
                    </svg>
                    {name}
                  </span>
                </th>
                <td className="py-2 pl-3 text-right font-[560]">{format(value)}</td>
                <td className="w-14 py-2 pl-3 text-right text-muted">{percents[at]}%</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p id={id} className="mt-3 text-sm text-muted">
          {summary}
        </p>
      </div>
    </figure>
  )
}

function colourOf(at: number): string {
  return `var(--series-${(at % 6) + 1})`
}
