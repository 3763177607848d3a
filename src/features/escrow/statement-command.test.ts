import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEscrowStatement } from '#domain/escrow/reader/read-statement.ts'
import { renderedEscrowStatement, STATEMENT_SIZE } from '../../../tests/disclosures/escrow-statement.ts'
import { writePdf } from '../../../tests/disclosures/write-pdf.ts'
import { figuresRead } from './read-figures.ts'
import { reviewStatement } from './review.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'statement-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('[ES18] the command tells a yearly escrow statement with its figures, and what is too much', () => {
  const file = join(folder, 'statement.pdf')
  writeFileSync(file, writePdf(renderedEscrowStatement(), [STATEMENT_SIZE]))
  const answer = spawnSync(process.execPath, ['scripts/papers.ts', file], { encoding: 'utf8' })
  expect(answer.stderr.replace(/^.*npm warn.*$/gm, '')).toBe('')
  expect(JSON.parse(answer.stdout)).toMatchObject({
    kind: 'escrow-statement',
    values: {
      dated_on: '2028-01-14',
      year_from: '2028-02-01',
      loan_number: '0042-1187',
      opening: 1507.5,
      paid_in: 6030,
      paid_out: 7530,
      closing: 7.5,
      starting: 7.5,
      lowest_projected: 1882.5,
      base_payment: 627.5,
      old_payment: 502.5,
      shortage: 2502.5,
      new_total: 3111.48,
      loan_part: 2275.44,
      spread_months: 12,
    },
    bills: [
      { item: 'COUNTY TAX', month: 11, amount: 5370, last: 5370 },
      { item: 'HAZARD INS', month: 12, amount: 2160, last: 2160 },
    ],
    too_much: 52.29,
    cannot_say: [],
  })
})

test('[ES17] what was read is reviewed as if it had been typed', () => {
  const reading = readEscrowStatement(renderedEscrowStatement())
  if (!reading) throw new Error('not read')
  expect(reviewStatement(figuresRead(reading))).toMatchObject({ asked: 3111_48, allowed: 3059_19, extra: 627_50 })
})
