import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  onlyDisclosure,
  plainDisclosure,
  randomCase,
  readRendered,
  renderFile,
} from '../../../tests/disclosures/rendered-file.ts'
import { checkDisclosure } from './checks.ts'
import type { Disclosure } from './disclosure.ts'
import type { DisclosureReading, FieldPath } from './reading.ts'
import { withWitnesses } from './witnesses.ts'

function unsure({ disclosure, readings }: DisclosureReading, changed: Partial<Disclosure['values']> = {}): FieldPath[] {
  const read = { ...disclosure, values: { ...disclosure.values, ...changed } }
  const judged = Object.entries(withWitnesses(read, readings, checkDisclosure(read)))
  return judged.filter(([, reading]) => reading?.confidence === 'unsure').map(([path]) => path as FieldPath)
}

test('[RP53] a clean paper, however it is styled, has nothing to check', () => {
  fc.assert(
    fc.property(randomCase, ({ paper: disclosure, style }) => {
      const [reading] = readRendered(renderFile(disclosure, style)).disclosures
      expect(reading && unsure(reading)).toEqual([])
    }),
    { numRuns: 12, seed: 20261118, endOnFailure: true },
  )
})

test.each([
  ['a rate of 375%', { interest_rate: 375 }, 'interest_rate'],
  ['a price of $500', { sale_price: 500_00 }, 'sale_price'],
  ['an APR far from the rate', { apr: 19 }, 'apr'],
  ['a loan of $412', { loan_amount: 412_00 }, 'loan_amount'],
] as const)('[RP53] %s is not sure', (_, changed, path) => {
  expect(unsure(onlyDisclosure(renderFile(plainDisclosure('loan-estimate'))), changed)).toContain(path)
})

test('[RP53] a sum of the loan that does not come out does not doubt terms that give the payment to the cent', () => {
  const reading = onlyDisclosure(renderFile(plainDisclosure('loan-estimate')))
  const { tip } = reading.disclosure.values
  const open = unsure(reading, { tip: (tip ?? 0) + 1 })
  expect(open).toContain('tip')
  expect(open).not.toContain('interest_rate')
  expect(unsure(reading, { loan_amount: (reading.disclosure.values.loan_amount ?? 0) + 1000_00 })).toContain(
    'interest_rate',
  )
})

test('[RP53] without its total, a table proves none of its rows', () => {
  const reading = onlyDisclosure(renderFile(plainDisclosure('loan-estimate')))
  const cash = { ...reading.disclosure.cash, cash_to_close: { ...reading.disclosure.cash.cash_to_close, amount: null } }
  expect(unsure({ ...reading, disclosure: { ...reading.disclosure, cash } })).toContain('cash.deposit.amount')
  expect(unsure(reading, { section_B: null })).toContain('lines.4.amount')
})

test('[RP53] a sum that is made of something doubtful proves nothing', () => {
  const reading = onlyDisclosure(renderFile(plainDisclosure('closing-disclosure')))
  const index = reading.disclosure.lines.findIndex(({ section, amount }) => section === 'A' && amount !== null)
  const subtotal = reading.disclosure.lines.findIndex(
    ({ section, label }) => section === 'D' && /subtotals/i.test(label),
  )
  // A note that reads like an amount, beside a line and beside the subtotal.
  const lines = reading.disclosure.lines.map((line, at) =>
    at === index || at === subtotal ? { ...line, paid_before: 125_00 } : line,
  )
  const readings = {
    ...reading.readings,
    [`lines.${subtotal}.paid_before`]: { confidence: 'sure' as const, place: null },
  }
  expect(unsure({ ...reading, readings, disclosure: { ...reading.disclosure, lines } })).toContain(
    `lines.${subtotal}.paid_before`,
  )
})

test('[RP110] where the lines of a section do not make its total, none of its names and amounts is sure', () => {
  const { disclosure, readings } = onlyDisclosure(renderFile(plainDisclosure('closing-disclosure')))
  const at = disclosure.lines.findIndex(({ section, amount }) => section === 'C' && amount !== null)
  const lines = disclosure.lines.map((line, index) =>
    index === at ? { ...line, amount: (line.amount ?? 0) + 100 } : line,
  )
  const doubted = unsure({ disclosure: { ...disclosure, lines }, readings } as DisclosureReading)
  const own = disclosure.lines.flatMap(({ section, amount }, index) =>
    section === 'C' && amount !== null ? [index] : [],
  )
  expect(own.length).toBeGreaterThan(1)
  expect(doubted).toEqual(
    expect.arrayContaining(own.flatMap(index => [`lines.${index}.label`, `lines.${index}.amount`])),
  )
  const names = doubted.flatMap(path => /^lines\.(\d+)\.label$/.exec(path)?.[1] ?? [])
  expect(names.filter(index => disclosure.lines[Number(index)]?.section !== 'C')).toEqual([])
})

test('[RP110] amounts of one section that changed places are not proved by the sum of their column', () => {
  const reading = onlyDisclosure(renderFile(plainDisclosure('closing-disclosure')))
  const own = reading.disclosure.lines.flatMap(({ section, amount }, at) =>
    section === 'A' && amount !== null ? [at] : [],
  )
  const lines = reading.disclosure.lines.map((line, at) =>
    own.includes(at)
      ? { ...line, amount: reading.disclosure.lines[own.at(own.indexOf(at) - 1) ?? 0]?.amount ?? null }
      : line,
  )
  const disclosure = { ...reading.disclosure, lines, values: { ...reading.disclosure.values, section_A: null } }
  expect(own.length).toBeGreaterThan(1)
  expect(unsure({ ...reading, disclosure })).toEqual(expect.arrayContaining(own.map(at => `lines.${at}.amount`)))
})
