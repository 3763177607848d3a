import { expect, test } from 'vitest'
import { parseFedPage } from './fed-page.ts'
import { FeedProblem } from './feed-problem.ts'

const EIGHT: [string, string][] = [
  ['January', '26-27'],
  ['March', '16-17*'],
  ['April', '27-28'],
  ['June', '8-9*'],
  ['July', '27-28'],
  ['September', '14-15*'],
  ['October', '26-27'],
  ['December', '7-8*'],
]

function panel(year: number, rows = EIGHT): string {
  const meetings = rows.map(
    ([
      month,
      days,
    ]) => `<div class="row fomc-meeting"><div class="fomc-meeting__month col-xs-5"><strong>${month}</strong>
      </div><div class="fomc-meeting__date col-xs-4 col-sm-9">${days}</div><div class="col">Statement</div></div>`,
  )
  return `<div class="panel panel-default"><h4><a id="1">${year} FOMC Meetings</a></h4>${meetings.join('')}</div>`
}

const page = (...panels: string[]) => `<!DOCTYPE html><html><body>${panels.join('')}</body></html>`

function problemOf(html: string, from = 2027): string {
  try {
    parseFedPage(html, from)
    return 'taken'
  } catch (error) {
    if (error instanceof FeedProblem) return error.code
    throw error
  }
}

test('[R4] the Fed’s page is read from this year on, projections marked by a star', () => {
  const years = parseFedPage(page(panel(2026), panel(2027), panel(2028)), 2027)
  expect([...years.keys()]).toEqual([2027, 2028])
  expect(years.get(2027)?.slice(0, 2)).toEqual([
    { starts_on: '2027-01-26', ends_on: '2027-01-27', has_projections: false },
    { starts_on: '2027-03-16', ends_on: '2027-03-17', has_projections: true },
  ])
})

test('[R4] meetings over the end of a month are read; cancelled ones and votes by letter are no meetings', () => {
  const rows = EIGHT.map((row): [string, string] => (row[0] === 'April' ? ['Apr/May', '30-1'] : row))
  const more: [string, string][] = [...rows.slice(0, 2), ['March', '22 (notation vote)'], ...rows.slice(2)]
  const [, , third] = parseFedPage(page(panel(2027, [...more, ['December', '20 (cancelled)']])), 2027).get(2027) ?? []
  expect(third).toEqual({ starts_on: '2027-04-30', ends_on: '2027-05-01', has_projections: false })
})

test('[R4] a later year of which only the first meeting is known is left for later', () => {
  const years = parseFedPage(page(panel(2027), panel(2028, EIGHT.slice(0, 1))), 2027)
  expect([...years.keys()]).toEqual([2027])
})

test('[R5] another page, half a page and impossible days are refused whole', () => {
  const good = page(panel(2027))
  expect(problemOf(good)).toBe('taken')
  expect(problemOf('<html><body>We are down for maintenance.</body></html>')).toBe('not-the-file')
  expect(problemOf('')).toBe('half-a-file')
  expect(problemOf(page(panel(2025)))).toBe('not-the-file')
  expect(problemOf(good.slice(0, -20))).toBe('half-a-file')
  expect(problemOf(page(panel(2027, EIGHT.slice(0, 4))))).toBe('half-a-file')
  expect(problemOf(page(panel(2027, [...EIGHT.slice(0, 7), ['Febuary', '30-31']])))).toBe('absurd')
  expect(problemOf(page(panel(2027, [...EIGHT.slice(0, 7), ['Movember', '7-8']])))).toBe('not-the-file')
  expect(problemOf(page(panel(2027, [...EIGHT.slice(0, 7), ['December', 'soon']])))).toBe('not-the-file')
  expect(problemOf(page(panel(2027, EIGHT.toReversed())))).toBe('absurd')
})

/** As much as the download takes. */
const LARGEST = 2_000_000
const filledWith = (part: string, before = '') =>
  page(`${before}${part.repeat(Math.floor((LARGEST - before.length - 60) / part.length))}`)

test.each([
  ['cells that never end', '<div class="fomc-meeting__month">'],
  ['classes that never end', 'class="fomc-meeting__month '],
  ['open tags', 'class="fomc-meeting__date"><'],
  ['quotes', 'class="'],
  ['tags in one cell', '<b'],
  ['ends of pages', '</html> '],
  ['spaces', ' '],
  ['years', '2027 FOMC Meetings'],
  ['years with spaces', `2027${' '.repeat(50)}`],
  ['whole cells', '<div class="fomc-meeting__month">May</div>'],
  ['rows', '<div class="fomc-meeting__month">May</div><div class="fomc-meeting__date">1 - - 1</div>'],
])('[R15] a page full of %s is refused after reading it once', (_name, part) => {
  // Read once this takes milliseconds; read again for each of its parts it would not end before the test does.
  for (const html of [filledWith(part), filledWith(part, '2027 FOMC Meetings'), filledWith(part, panel(2027))]) {
    expect(problemOf(html)).not.toBe('')
  }
})
