import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Statement } from '#domain/servicing/statement.ts'
import { writePdf } from '../../../tests/disclosures/write-pdf.ts'
import { renderStatement } from '../../../tests/servicing/render-statement.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'statement-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const statement: Statement = {
  due_on: '2027-05-01',
  statement_on: '2027-04-17',
  rate_percent: 6.5,
  figures: {
    principal_balance: 29_972_880,
    principal_due: 27_267,
    interest_due: 162_353,
    escrow_due: 40_000,
    regular_payment: 229_620,
    fees_due: 1_500,
    amount_due: 231_120,
    principal_paid: 27_120,
    interest_paid: 162_500,
    escrow_paid: 40_000,
    total_paid: 229_620,
    principal_ytd: 107_600,
    interest_ytd: 650_880,
    escrow_ytd: 160_000,
    total_ytd: 918_480,
  },
  fees: [{ cents: 1_500, kind: 'other', charged_on: '2027-04-10', reason: 'Copy' }],
}

test('[ST22] npm run papers knows a monthly statement: figures in dollars, where they stand, what is not sure', () => {
  const { texts, sizes } = renderStatement(statement)
  const file = join(folder, 'statement.pdf')
  writeFileSync(file, writePdf(texts, sizes))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/papers.ts', file], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({
    kind: 'periodic-statement',
    values: {
      due_on: '2027-05-01',
      rate_percent: 6.5,
      principal_balance: 299728.8,
      interest_due: 1623.53,
      amount_due: 2311.2,
      total_ytd: 9184.8,
      late_fee: null,
    },
    unsure: [],
    not_read: [
      'late_after',
      'insurance_due',
      'past_due',
      'fees_paid',
      'suspense_paid',
      'fees_ytd',
      'suspense_held',
      'late_fee',
    ],
    sources: { interest_due: { page: 1 }, rate_percent: { page: 1 } },
    checks: expect.arrayContaining([
      { name: 'interest-due', figure: 'interest_due', printed: 1623.53, computed: 1623.53, status: 'ok' },
    ]),
    movements: [{ on: '2027-04-10', words: 'Copy fee charged', amount: 15 }],
    pages: [1],
  })
})
