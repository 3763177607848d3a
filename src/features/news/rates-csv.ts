import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts'
import { FeedProblem } from './feed-problem.ts'
import type { Observation, Series } from './series.ts'

const LOWEST = 0.5
const HIGHEST = 25
/** From one value to the next. In the wildest week on record the survey moved by less than one point. */
const LARGEST_STEP = 3

/**
 * FRED's file with exactly these series. It is taken whole or not at all: a page in its place, a file that breaks off, a
 * value that no mortgage ever had. Days without a value are `.` or empty.
 */
export function parseRatesCsv(text: string, series: readonly Series[], today: CalendarDay): Observation[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const columns = readHeader(lines[0] ?? '', series)
  // The official file ends its last line. Without the end we cannot know whether 7.4 was 7.40 or 7.45.
  if (lines.length < 2 || lines.pop() !== '') throw new FeedProblem('half-a-file', 'The last line has no end')
  const found = lines.slice(1).flatMap((line, at) => readLine(line, columns, at + 2))
  for (const id of series) checkSeries(id, found, today)
  return found
}

function readHeader(line: string, series: readonly Series[]): Series[] {
  const [first, ...ids] = line.split(',')
  const isKnown = first === 'observation_date' || first === 'DATE'
  const wanted = new Set<string>(series)
  if (!isKnown || ids.length !== wanted.size || !ids.every(id => wanted.delete(id))) {
    throw new FeedProblem('not-the-file', 'The first line names other columns')
  }
  return ids as Series[]
}

function readLine(line: string, columns: Series[], number: number): Observation[] {
  const [day, ...values] = line.split(',')
  if (values.length !== columns.length) throw new FeedProblem('half-a-file', `Line ${number} has another shape`)
  if (!isCalendarDay(day)) throw new FeedProblem('not-the-file', `Line ${number} has no date`)
  return columns.flatMap((series, at) => {
    const value = values[at] ?? ''
    return value === '.' || value === '' ? [] : [{ series, observed_on: day, rate: readRate(value, number) }]
  })
}

function readRate(text: string, number: number): number {
  const rate = /^\d{1,2}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
  if (!(rate >= LOWEST && rate <= HIGHEST)) throw new FeedProblem('absurd', `Line ${number} has no possible rate`)
  return rate
}

function checkSeries(id: Series, all: Observation[], today: CalendarDay): void {
  const own = all.filter(({ series }) => series === id)
  if (own.length === 0) throw new FeedProblem('not-the-file', `${id} has no value`)
  for (const [at, { observed_on, rate }] of own.entries()) {
    const before = own[at - 1]
    if (observed_on > today) throw new FeedProblem('absurd', `${id} has a value of a day to come`)
    if (!before) continue
    if (observed_on <= before.observed_on) throw new FeedProblem('absurd', `The days of ${id} are out of order`)
    if (Math.abs(rate - before.rate) > LARGEST_STEP) throw new FeedProblem('absurd', `${id} leaps`)
  }
}
