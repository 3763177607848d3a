import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadlineJson } from './deadline.ts'
import { InputProblem } from './fields.ts'

const answer = (file: unknown) => deadlineJson(JSON.stringify(file))
const problem = (text: string) => {
  try {
    return `answered ${JSON.stringify(deadlineJson(text))}`
  } catch (error) {
    if (error instanceof InputProblem) return error.message
    throw error
  }
}

describe('the command for dates', () => {
  test('[SD8] a file with a day, a count and a kind of day gives the day', () => {
    expect(answer({ sense: 'regx', from: '2027-03-01', count: 5 })).toBe('2027-03-08')
    expect(answer({ sense: 'open', from: '2027-05-27', count: 7 })).toBe('2027-06-08')
    expect(answer({ sense: 'specific', from: '2027-07-01', count: -30 })).toBe('2027-05-25')
    expect(answer({ sense: 'calendar', from: '2027-06-01', count: 59 })).toBe('2027-07-30')
    expect(answer({ sense: 'regx', from: '2027-06-14', count: 30 })).toEqual({
      expect: '2027-07-26',
      expect_lenient: '2027-07-28',
    })
  })

  test('[SD8] notices of insurance and of a new rate give their days and windows', () => {
    expect(answer({ first_notice: '2027-02-01', reminder: '2027-03-03' })).toBe('2027-03-18')
    expect(answer({ first_notice: '2027-02-01', reminder: '2027-02-20' })).toBeNull()
    expect(answer({ first_notice: '2027-02-01', reminder: null })).toBeNull()
    const first_new_payment = '2032-05-01'
    const each = { expect_from: '2032-01-02', expect_to: '2032-03-02' }
    const frequent = { expect_from: '2032-01-02', expect_to: '2032-04-06' }
    const first = { expect_from: '2031-09-04', expect_to: '2031-10-04' }
    expect(answer({ first_new_payment, cite: '1026.20(c)(2)' })).toEqual(each)
    expect(answer({ first_new_payment })).toEqual(each)
    expect(answer({ first_new_payment, id: 'ARM-FREQUENT' })).toEqual(frequent)
    expect(answer({ first_new_payment, rule: 'adjusts every 60 days or more often' })).toEqual(frequent)
    expect(answer({ first_new_payment, cite: '1026.20(d)(2)' })).toEqual(first)
    expect(answer({ first_new_payment, rule: 'the first adjustment' })).toEqual(first)
  })

  test.each([
    ['not JSON at all', 'The file is not JSON.'],
    ['[]', 'The file must hold a JSON object.'],
    ['null', 'The file must hold a JSON object.'],
    ['{}', '“from” is missing.'],
    ['{"from":"2027-02-29","count":5,"sense":"regx"}', '“from” must be a day that exists, like 2027-03-01.'],
    ['{"from":20270301,"count":5,"sense":"regx"}', '“from” must be a day that exists, like 2027-03-01.'],
    ['{"from":"9999-12-31","count":5,"sense":"regx"}', '“from” must lie between 1970-01-01 and 2199-12-31.'],
    ['{"from":"2027-03-01","sense":"regx"}', '“count” is missing.'],
    ['{"from":"2027-03-01","count":1.5,"sense":"regx"}', '“count” must be a whole number from -3650 to 3650.'],
    ['{"from":"2027-03-01","count":1e9,"sense":"regx"}', '“count” must be a whole number from -3650 to 3650.'],
    ['{"from":"2027-03-01","count":"5","sense":"regx"}', '“count” must be a number.'],
    [
      '{"from":"2027-03-01","count":5,"sense":"lunar"}',
      '“sense” must be one of regx, calendar, open, open-saturdays, specific.',
    ],
    ['{"first_notice":"2027-02-01"}', '“reminder” is missing.'],
    ['{"first_new_payment":"2032-13-01"}', '“first_new_payment” must be a day that exists, like 2027-03-01.'],
    ['{"first_new_payment":"2032-05-01","rule":7}', '“rule” must be a text.'],
  ])('[SD9] %s is answered with a sentence', (text, sentence) => {
    expect(problem(text)).toBe(sentence)
  })

  test('[SD8] [SD9] on the command line the answer is JSON, and a problem one sentence with exit code 1', () => {
    const folder = mkdtempSync(join(tmpdir(), 'figures-'))
    const run = (text: string, ...args: string[]) => {
      const file = join(folder, 'question.json')
      writeFileSync(file, text)
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/figures.ts', ...args, file], {
        encoding: 'utf8',
      })
      return { status, stdout, stderr }
    }
    expect(run('{"from":"2027-03-01","count":5,"sense":"regx"}', 'deadline')).toEqual({
      status: 0,
      stdout: '"2027-03-08"\n',
      stderr: '',
    })
    expect(run('{"count":5}', 'deadline')).toEqual({ status: 1, stdout: '', stderr: '“from” is missing.\n' })
    expect(run('{"rule":"half"}', 'together')).toMatchObject({ status: 1, stdout: '' })
    rmSync(folder, { recursive: true, force: true })
  })

  test('[SD9] no file of any shape is answered with anything but a date or a sentence', () => {
    const day = fc.oneof(fc.constantFrom('2027-02-01', '1970-01-01', '2199-12-31', '2027-02-30', ''), fc.jsonValue())
    const fields = {
      from: day,
      count: fc.oneof(fc.integer(), fc.jsonValue()),
      sense: fc.oneof(fc.constantFrom('regx', 'open', '__proto__', 'toString'), fc.jsonValue()),
      first_notice: day,
      reminder: day,
      first_new_payment: day,
      cite: fc.jsonValue(),
    }
    fc.assert(
      fc.property(fc.record(fields, { requiredKeys: [] }), file => {
        expect(problem(JSON.stringify(file))).toEqual(expect.any(String))
      }),
      { numRuns: 500 },
    )
  })
})
