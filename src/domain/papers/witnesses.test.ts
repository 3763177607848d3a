import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isProof } from '../../../tests/harness/proof.ts'
import { onlyPaper, plainPaper, randomCase, readRendered, renderFile } from '../../../tests/papers/rendered-file.ts'
import { checkPaper } from './checks.ts'
import type { Paper } from './paper.ts'
import type { FieldPath, PaperReading } from './reading.ts'
import { withWitnesses } from './witnesses.ts'

function unsure({ paper, readings }: PaperReading, changed: Partial<Paper['values']> = {}): FieldPath[] {
  const read = { ...paper, values: { ...paper.values, ...changed } }
  const judged = Object.entries(withWitnesses(read, readings, checkPaper(read)))
  return judged.filter(([, reading]) => reading?.confidence === 'unsure').map(([path]) => path as FieldPath)
}

test('[RP53] a clean paper, however it is styled, has nothing to check', () => {
  fc.assert(
    fc.property(randomCase, ({ paper, style }) => {
      const [reading] = readRendered(renderFile(paper, style)).papers
      expect(reading && unsure(reading)).toEqual([])
    }),
    { numRuns: isProof ? 300 : 12, seed: 20261118, endOnFailure: true },
  )
})

test.each([
  ['a rate of 375%', { interest_rate: 375 }, 'interest_rate'],
  ['a price of $500', { sale_price: 500_00 }, 'sale_price'],
  ['an APR far from the rate', { apr: 19 }, 'apr'],
  ['a loan of $412', { loan_amount: 412_00 }, 'loan_amount'],
] as const)('[RP53] %s is not sure', (_, changed, path) => {
  expect(unsure(onlyPaper(renderFile(plainPaper('loan-estimate'))), changed)).toContain(path)
})

test('[RP53] a sum of the loan that does not come out does not doubt terms that give the payment to the cent', () => {
  const reading = onlyPaper(renderFile(plainPaper('loan-estimate')))
  const { tip } = reading.paper.values
  const open = unsure(reading, { tip: (tip ?? 0) + 1 })
  expect(open).toContain('tip')
  expect(open).not.toContain('interest_rate')
  expect(unsure(reading, { loan_amount: (reading.paper.values.loan_amount ?? 0) + 1000_00 })).toContain('interest_rate')
})

test('[RP53] without its total, a table proves none of its rows', () => {
  const reading = onlyPaper(renderFile(plainPaper('loan-estimate')))
  const cash = { ...reading.paper.cash, cash_to_close: { ...reading.paper.cash.cash_to_close, amount: null } }
  expect(unsure({ ...reading, paper: { ...reading.paper, cash } })).toContain('cash.deposit.amount')
  expect(unsure(reading, { section_B: null })).toContain('lines.4.amount')
})

test('[RP53] a sum that is made of something doubtful proves nothing', () => {
  const reading = onlyPaper(renderFile(plainPaper('closing-disclosure')))
  const index = reading.paper.lines.findIndex(({ section, amount }) => section === 'A' && amount !== null)
  const subtotal = reading.paper.lines.findIndex(({ section, label }) => section === 'D' && /subtotals/i.test(label))
  // A note that reads like an amount, beside a line and beside the subtotal.
  const lines = reading.paper.lines.map((line, at) =>
    at === index || at === subtotal ? { ...line, paid_before: 125_00 } : line,
  )
  const readings = {
    ...reading.readings,
    [`lines.${subtotal}.paid_before`]: { confidence: 'sure' as const, place: null },
  }
  expect(unsure({ ...reading, readings, paper: { ...reading.paper, lines } })).toContain(
    `lines.${subtotal}.paid_before`,
  )
})

test('[RP110] where the lines of a section do not make its total, none of its names and amounts is sure', () => {
  const { paper, readings } = onlyPaper(renderFile(plainPaper('closing-disclosure')))
  const at = paper.lines.findIndex(({ section, amount }) => section === 'C' && amount !== null)
  const lines = paper.lines.map((line, index) => (index === at ? { ...line, amount: (line.amount ?? 0) + 100 } : line))
  const doubted = unsure({ paper: { ...paper, lines }, readings } as PaperReading)
  const own = paper.lines.flatMap(({ section, amount }, index) => (section === 'C' && amount !== null ? [index] : []))
  expect(own.length).toBeGreaterThan(1)
  expect(doubted).toEqual(
    expect.arrayContaining(own.flatMap(index => [`lines.${index}.label`, `lines.${index}.amount`])),
  )
  const names = doubted.flatMap(path => /^lines\.(\d+)\.label$/.exec(path)?.[1] ?? [])
  expect(names.filter(index => paper.lines[Number(index)]?.section !== 'C')).toEqual([])
})

test('[RP110] amounts of one section that changed places are not proved by the sum of their column', () => {
  const reading = onlyPaper(renderFile(plainPaper('closing-disclosure')))
  const own = reading.paper.lines.flatMap(({ section, amount }, at) => (section === 'A' && amount !== null ? [at] : []))
  const lines = reading.paper.lines.map((line, at) =>
    own.includes(at)
      ? { ...line, amount: reading.paper.lines[own.at(own.indexOf(at) - 1) ?? 0]?.amount ?? null }
      : line,
  )
  const paper = { ...reading.paper, lines, values: { ...reading.paper.values, section_A: null } }
  expect(own.length).toBeGreaterThan(1)
  expect(unsure({ ...reading, paper })).toEqual(expect.arrayContaining(own.map(at => `lines.${at}.amount`)))
})
