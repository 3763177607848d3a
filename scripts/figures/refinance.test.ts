import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { refinanceJson } from './refinance.ts'

interface Case {
  title: string
  input: Record<string, unknown>
  expect: Record<string, unknown>
  /** Whole basis points, as the authors printed them. */
  published?: Record<string, number>
}

const cases: Case[] = JSON.parse(readFileSync(new URL('./refinance-cases.json', import.meta.url), 'utf8'))
const answerTo = (input: object) => refinanceJson(JSON.stringify(input)) as Record<string, number>

describe('worked examples', () => {
  test.each(cases)('[RF1] [RF4] $title', ({ input, expect: expected }) => {
    expect(answerTo(input)).toEqual(expected)
  })

  test.each(cases.filter(one => one.published))('[RF1] as printed: $title', ({ input, published = {} }) => {
    const answer = answerTo(input)
    for (const [figure, printed] of Object.entries(published)) expect(Math.round(answer[figure] ?? 0)).toBe(printed)
  })
})

describe('the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'refinance-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (text: string) => {
    const path = join(folder, 'case.json')
    writeFileSync(path, text)
    return ['scripts/figures.ts', 'refinance', path]
  }

  test('[RF9] a case in a file is answered as JSON', () => {
    const [first] = cases
    const printed = execFileSync(process.execPath, file(JSON.stringify(first?.input)), { encoding: 'utf8' })
    expect(JSON.parse(printed)).toEqual(first?.expect)
    expect(refinanceJson(JSON.stringify({ id: 'R01', input: first?.input }))).toEqual(first?.expect)
  })

  test('[RF9] what cannot be computed gets a sentence and no figures', () => {
    const threshold = cases.find(one => 'M' in one.input)?.input ?? {}
    const offer = cases.find(one => 'balance' in one.input)?.input ?? {}
    const bad: [string, string][] = [
      ['{', 'The file is not JSON.'],
      ['[]', 'The file must hold a JSON object.'],
      ['{"rate": 6}', 'The file must have “M”, “balance” or “loan”.'],
      [JSON.stringify({ ...threshold, M: 0 }), '“M” must be above 0'],
      [JSON.stringify({ ...threshold, i0: 6 }), '“i0” must be a fraction from 0 to 1.'],
      [JSON.stringify({ ...threshold, tau: 1 }), '“tau” must be below 1.'],
      [JSON.stringify({ ...threshold, years_left: 'long' }), '“years_left” must be a number.'],
      [JSON.stringify({ ...offer, months_left: 12.5 }), '“months_left” must be a whole number'],
      [JSON.stringify({ ...offer, costs: -1 }), '“costs” must not be negative.'],
      [JSON.stringify({ ...offer, new_rate: undefined }), '“new_rate” is missing.'],
      [JSON.stringify({ loan: 1, months: 360, base_rate: 6, offers: [[1]] }), '“offers” must be pairs'],
    ]
    for (const [text, sentence] of bad) expect(() => refinanceJson(text)).toThrow(sentence)
    const run = spawnSync(process.execPath, file('{"M": 1}'), { encoding: 'utf8' })
    expect(run).toMatchObject({ status: 1, stdout: '', stderr: '“i0” is missing.\n' })
  })
})
