import { type ReactNode, useId, useRef } from 'react'
import { addDays, type CalendarDay, dayNumber, weekday } from '#domain/calendar-day.ts'
import { formatShortDay } from '#domain/day-words.ts'
import { dayLineWords } from '#web/words.ts'
import { DataBehind } from './data-behind.tsx'
import { type Flag, lanesOf } from './day-lanes.ts'
import { useWidth } from './use-width.ts'

export type DayMark = 'done' | 'late' | 'soon' | 'later'

export interface LineDay {
  id: string
  day: CalendarDay
  label: string
  /** Its number in the list that goes with the picture. */
  number: number
  mark: DayMark
}

export interface DayLineProps {
  title: string
  /** What one sees in it, in a sentence. */
  summary: string
  /** In the order of their days. */
  days: readonly LineDay[]
  today: CalendarDay
  /** The same as a table. */
  table: ReactNode
}

const WIDE = 620
const LETTER = 7.1
const DOT = 11
const LANE = 27
const EDGE = 20
const AXIS = 50

/** Days as flags on a line, with today on it. Narrow screens show only the numbers, which the list below explains. */
export function DayLine({ title, summary, days, today, table }: DayLineProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 900)
  const isWide = width >= WIDE
  const widthOf = ({ label }: LineDay) => (isWide ? DOT * 2 + 8 + label.length * LETTER : DOT * 2)

  const all = [today, ...days.map(({ day }) => day)].map(dayNumber)
  const [first, last] = [Math.min(...all), Math.max(...all)]
  const lastWidth = Math.max(DOT * 2, ...days.filter(({ day }) => dayNumber(day) > last - 3).map(widthOf))
  const perDay = (width - EDGE * 2 - lastWidth) / Math.max(last - first, 14)
  const left = (day: CalendarDay) => EDGE + (dayNumber(day) - first) * perDay

  const flags: Flag[] = days.map(each => ({ left: left(each.day), width: widthOf(each) }))
  const lanes = lanesOf(flags)
  const ground = DOT * 2 + 14 + Math.max(0, ...lanes) * LANE
  const end = left(addDays(today, last - dayNumber(today)))

  return (
    <figure className="min-w-0">
      <div ref={box}>
        <svg
          width={width}
          height={ground + AXIS}
          viewBox={`0 0 ${width} ${ground + AXIS}`}
          role="img"
          aria-labelledby={`${id}-title ${id}-summary`}
          className="block max-w-full"
        >
          <title id={`${id}-title`}>{title}</title>
          <path
            d={`M${EDGE} ${ground}H${end}`}
            className="fill-none stroke-line"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <path
            d={`M${EDGE} ${ground}H${left(today)}`}
            className="fill-none stroke-action"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <Weeks first={first} last={last} perDay={perDay} ground={ground} today={today} left={left} />
          {days.map((each, at) => (
            <FlagMark
              key={each.id}
              day={each}
              left={left(each.day)}
              top={ground - DOT - 12 - (lanes[at] ?? 0) * LANE}
              ground={ground}
              withLabel={isWide}
            />
          ))}
          <Today left={left(today)} ground={ground} width={width} />
        </svg>
      </div>
      <figcaption id={`${id}-summary`} className="mt-2 text-sm text-muted">
        {summary}
      </figcaption>
      <DataBehind>{table}</DataBehind>
    </figure>
  )
}

const FILLS: Record<DayMark, string> = {
  done: 'fill-action stroke-action',
  late: 'fill-danger stroke-danger',
  soon: 'fill-attention-soft stroke-attention',
  later: 'fill-surface stroke-edge',
}
const NUMBERS: Record<Exclude<DayMark, 'done'>, string> = {
  late: 'fill-on-danger',
  soon: 'fill-attention-text',
  later: 'fill-ink',
}

interface FlagMarkProps {
  day: LineDay
  left: number
  top: number
  ground: number
  withLabel: boolean
}

function FlagMark({ day, left, top, ground, withLabel }: FlagMarkProps) {
  const { mark, number, label } = day
  return (
    <g>
      <path d={`M${left} ${top}V${ground}`} className="fill-none stroke-edge" strokeWidth="1" />
      <circle cx={left} cy={ground} r="3" className="fill-edge" />
      {mark === 'late' ? (
        // A shape of its own: red alone would be lost on some eyes.
        <path d={`M${left} ${top - 14}l14 14l-14 14l-14 -14z`} className={FILLS.late} strokeWidth="1.5" />
      ) : (
        <circle cx={left} cy={top} r={DOT} className={FILLS[mark]} strokeWidth={mark === 'soon' ? 2.5 : 1.5} />
      )}
      {mark === 'done' ? (
        // Drawn: our fonts have no tick.
        <path
          d={`M${left - 4.5} ${top + 0.5}l3 3.5l6 -7.5`}
          className="fill-none stroke-on-action"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text x={left} y={top} dy="0.35em" textAnchor="middle" className={`num text-xs font-[600] ${NUMBERS[mark]}`}>
          {number}
        </text>
      )}
      {withLabel && (
        <text
          x={left + DOT + 7}
          y={top}
          dy="0.35em"
          className={`text-xs ${mark === 'done' ? 'fill-muted' : 'fill-ink font-[560]'}`}
        >
          {label}
        </text>
      )}
    </g>
  )
}

function Today({ left, ground, width }: { left: number; ground: number; width: number }) {
  const middle = Math.min(Math.max(left, 26), width - 26)
  return (
    <g>
      <circle cx={left} cy={ground} r="7" className="fill-surface stroke-action" strokeWidth="3.5" />
      <text x={middle} y={ground + 42} textAnchor="middle" className="fill-action-text text-xs font-[650]">
        {dayLineWords.today}
      </text>
    </g>
  )
}

interface WeeksProps {
  first: number
  last: number
  perDay: number
  ground: number
  today: CalendarDay
  left(day: CalendarDay): number
}

const ROOM_FOR_A_DATE = 84

/** Mondays, as many as have room for their date. */
function Weeks({ first, last, perDay, ground, today, left }: WeeksProps) {
  const weeks = Math.max(1, Math.ceil(ROOM_FOR_A_DATE / (perDay * 7)))
  const offset = (1 - weekday(today) + 7) % 7
  const monday = addDays(today, offset)
  const from = Math.ceil((first - dayNumber(monday)) / 7)
  const to = Math.floor((last - dayNumber(monday)) / 7)
  const ticks: CalendarDay[] = []
  for (let week = from; week <= to; week++) if (week % weeks === 0) ticks.push(addDays(monday, week * 7))
  return (
    <g>
      {ticks.map(day => (
        <g key={day}>
          <path d={`M${left(day)} ${ground}v9`} className="fill-none stroke-edge" strokeWidth="1" />
          <text x={left(day)} y={ground + 23} textAnchor="middle" className="num fill-muted text-xs">
            {formatShortDay(day).replace(/^\w+, /, '')}
          </text>
        </g>
      ))}
    </g>
  )
}
