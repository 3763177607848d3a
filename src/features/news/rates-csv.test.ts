import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FeedProblem } from './feed-problem.ts'
import { parseRatesCsv } from './rates-csv.ts'
import { SURVEY_SERIES } from './series.ts'

const TODAY = '2026-11-15'
const read = (text: string) => parseRatesCsv(text, SURVEY_SERIES, TODAY)

const HEAD = 'observation_date,MORTGAGE30US,MORTGAGE15US'

function problemOf(text: string): string {
  try {
    read(text)
    return 'taken'
  } catch (error) {
    if (error instanceof FeedProblem) return error.code
    throw error
  }
}

test('[R4] the official file is read, also with its older header, gaps and Windows line ends', () => {
  const expected = [
    { series: 'MORTGAGE30US', observed_on: '2026-11-05', rate: 7.31 },
    { series: 'MORTGAGE15US', observed_on: '2026-11-05', rate: 6.6 },
    { series: 'MORTGAGE30US', observed_on: '2026-11-12', rate: 7.25 },
  ]
  expect(read(`${HEAD}\n2026-11-05,7.31,6.60\n2026-11-12,7.25,.\n`)).toEqual(expected)
  expect(read('DATE,MORTGAGE30US,MORTGAGE15US\r\n2026-11-05,7.31,6.60\r\n2026-11-12,7.25,\r\n')).toEqual(expected)
  expect(read('\uFEFFDATE,MORTGAGE15US,MORTGAGE30US\n2026-11-05,6.60,7.31\n2026-11-12,,7.25\n')).toHaveLength(3)
})

test('[R5] a page, half a file, other columns and impossible values are refused whole', () => {
  const good = '2026-11-05,7.31,6.60\n'
  const refused: [string, string][] = [
    ['<!doctype html><html>', 'not-the-file'],
    ['', 'not-the-file'],
    ['{"error_code":400}', 'not-the-file'],
    [`observation_date,MORTGAGE30US\n2026-11-05,7.31\n`, 'not-the-file'],
    [`observation_date,MORTGAGE30US,OBMMIC30YF\n${good}`, 'not-the-file'],
    [`observation_date,MORTGAGE30US,MORTGAGE30US\n${good}`, 'not-the-file'],
    [HEAD, 'half-a-file'],
    [`${HEAD}\n`, 'not-the-file'],
    [`${HEAD}\n${good}2026-11-12,7.2`, 'half-a-file'],
    [`${HEAD}\n${good}2026-11-12,7.25,6.5`, 'half-a-file'],
    [`${HEAD}\n${good}2026-11-12,7.25\n`, 'half-a-file'],
    [`${HEAD}\n${good}2026-11-31,7.25,6.5\n`, 'not-the-file'],
    [`${HEAD}\n${good}2026-11-12,725,6.5\n`, 'absurd'],
    [`${HEAD}\n${good}2026-11-12,0.0,6.5\n`, 'absurd'],
    [`${HEAD}\n${good}2026-11-12,-7.2,6.5\n`, 'absurd'],
    [`${HEAD}\n${good}2026-11-12,NaN,6.5\n`, 'absurd'],
    [`${HEAD}\n${good}2026-11-12,11.4,6.5\n`, 'absurd'],
    [`${HEAD}\n${good}${good}`, 'absurd'],
    [`${HEAD}\n2026-11-12,7.25,6.5\n${good}`, 'absurd'],
    [`${HEAD}\n${good}2026-11-19,7.25,6.5\n`, 'absurd'],
    [`${HEAD}\n2026-11-05,7.31,.\n2026-11-12,7.25,.\n`, 'not-the-file'],
  ]
  for (const [text, code] of refused) expect(problemOf(text), text).toBe(code)
})

test('[R5] a file cut anywhere is refused, or ends with a whole day', () => {
  const whole = `${HEAD}\n2026-10-29,7.40,6.65\n2026-11-05,7.31,6.60\n2026-11-12,7.25,6.55\n`
  for (let length = 0; length < whole.length; length += 1) {
    const cut = whole.slice(0, length)
    if (problemOf(cut) === 'taken') expect(cut.endsWith('\n'), cut).toBe(true)
  }
})

test('[R5] whatever a feed sends, it is read or refused, never a fault of ours', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom(HEAD, '2026-11-05,7.31,6.60', '2026-11-12,.,', ',,', 'x,1,2'))
  fc.assert(
    fc.property(fc.array(line), lines => {
      problemOf(lines.join('\n'))
      problemOf(`${HEAD}\n${lines.join('\n')}\n`)
    }),
  )
})
