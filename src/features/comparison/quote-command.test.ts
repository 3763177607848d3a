import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

function command(...args: string[]) {
  return spawnSync(process.execPath, ['scripts/figures.ts', ...args], { encoding: 'utf8' })
}

test('[C52] the command answers with what a quote says, and null for what it does not say', () => {
  const { status, stdout } = command('quote', 'tests/quotes/01-plain-lines.txt')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toEqual({
    lender: null,
    rate: 6.625,
    apr: 6.79,
    points: 0.5,
    points_amount: 1800,
    loan_amount: null,
    fees: { Origination: 1250, Processing: 495, 'Underwriting fee': 895, Appraisal: 650, 'credit report': 65 },
    total_fees: null,
    lender_credit: null,
    lock_days: null,
    unclear: [],
  })
})

test('[C52] without a file, or with another command, it says what to type', () => {
  for (const args of [[], ['quote'], ['toString', 'tests/quotes/01-plain-lines.txt'], ['quote', 'tests']]) {
    const { status, stdout, stderr } = command(...args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/Please name what to read|There is no such file/)
  }
})
