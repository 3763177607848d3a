import { addDays, calendarDay, daysBetween, isCalendarDay } from '#domain/calendar-day.ts'
import { FeedProblem } from './feed-problem.ts'
import type { Meeting } from './snapshot.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Eight regular meetings a year; one more or less would still be believed. */
const FEWEST = 7
const MOST = 9

/**
 * The meetings on the Fed's calendar page, from `from_year` on, by year. The page is taken whole or not at all: every year
 * that is taken must have about eight meetings on days that exist.
 */
export function parseFedPage(html: string, from_year: number): Map<number, Meeting[]> {
  if (!html.slice(-1000).trimEnd().toLowerCase().endsWith('</html>')) {
    throw new FeedProblem('half-a-file', 'The page does not end')
  }
  // Bounded, as everything here: a hostile page must not make the reader look at the same text again and again.
  const panels = html.split(/(\d{4})\s{1,20}FOMC\s{1,20}Meetings/)
  const found = new Map<number, Meeting[]>()
  for (let at = 1; at + 1 < panels.length; at += 2) {
    const year = Number(panels[at])
    if (year < from_year) continue
    const meetings = found.get(year) ?? []
    found.set(year, meetings)
    meetings.push(...readPanel(panels[at + 1] ?? '', year))
    if (meetings.length > MOST) throw new FeedProblem('half-a-file', `${year} has more than ${MOST} meetings`)
  }
  // Of a later year the first meeting may be known before the rest.
  const years = new Map([...found].filter(([year, meetings]) => meetings.length >= FEWEST || year === from_year))
  if (years.size === 0) throw new FeedProblem('not-the-file', `No meetings from ${from_year} on`)
  for (const [year, meetings] of years) checkYear(year, meetings)
  return years
}

function readPanel(panel: string, year: number): Meeting[] {
  const { month: months, date: days } = readCells(panel, year)
  if (months.length !== days.length) {
    throw new FeedProblem('not-the-file', `The months and days of ${year} do not match`)
  }
  return days.flatMap((text, at) => readMeeting(year, months[at] ?? '', text))
}

const CELL = 'fomc-meeting__'
/** A month or some days with a little markup; what is longer is something else. */
const LONGEST_CELL = 400
/** With cancelled ones and votes by letter. */
const MOST_CELLS = 60

/** The text of the cells for months and days, read from front to back in one go. */
function readCells(panel: string, year: number): Record<'month' | 'date', string[]> {
  const cells: Record<'month' | 'date', string[]> = { month: [], date: [] }
  for (let at = panel.indexOf(CELL); at !== -1; at = panel.indexOf(CELL, at + CELL.length)) {
    const name = panel.startsWith('month', at + CELL.length) ? 'month' : 'date'
    if (name === 'date' && !panel.startsWith('date', at + CELL.length)) continue
    const near = panel.slice(at, at + LONGEST_CELL)
    const begins = near.indexOf('>')
    const ends = near.indexOf('</div>', begins)
    if (begins === -1 || ends === -1 || cells[name].length === MOST_CELLS) {
      throw new FeedProblem('not-the-file', `A meeting of ${year} has no date that we can read`)
    }
    cells[name].push(plainText(near.slice(begins + 1, ends)))
  }
  return cells
}

function plainText(markup: string): string {
  return markup
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** `January` `27-28*`; over the end of a month `Apr/May` `30-1`. What was cancelled or is no meeting is left out. */
function readMeeting(year: number, monthText: string, dayText: string): Meeting[] {
  if (/cancel|notation|unscheduled/i.test(dayText)) return []
  const [, first, last = first, star] = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?\s*(\*?)$/.exec(dayText) ?? []
  const [firstMonth = -1, lastMonth = firstMonth] = monthText
    .split('/')
    .map(name => MONTHS.indexOf(name.trim().slice(0, 3).toLowerCase()))
  if (first === undefined || firstMonth < 0 || lastMonth < 0) {
    throw new FeedProblem('not-the-file', `A meeting of ${year} has no date that we can read`)
  }
  const starts_on = calendarDay(year, firstMonth + 1, Number(first))
  const ends_on = calendarDay(lastMonth < firstMonth ? year + 1 : year, lastMonth + 1, Number(last))
  return [{ starts_on, ends_on, has_projections: star === '*' }]
}

function checkYear(year: number, meetings: Meeting[]): void {
  if (meetings.length < FEWEST || meetings.length > MOST) {
    throw new FeedProblem('half-a-file', `${year} has ${meetings.length} meetings`)
  }
  let before = addDays(calendarDay(year, 1, 1), -1)
  for (const { starts_on, ends_on } of meetings) {
    const exist = isCalendarDay(starts_on) && isCalendarDay(ends_on)
    const length = exist ? daysBetween(starts_on, ends_on) : -1
    if (length < 0 || length > 2 || starts_on <= before) {
      throw new FeedProblem('absurd', `The meetings of ${year} are on impossible days`)
    }
    before = ends_on
  }
}
