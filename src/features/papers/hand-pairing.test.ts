import { expect, test } from 'vitest'
import { blankLine, blankPaper, type Paper } from '#domain/papers/paper.ts'
import { checkJson } from './check-json.ts'
import { pairingsIn, withoutPairing, withPairing } from './hand-pairing.ts'

const valuation = { section: 'B' as const, label: 'Desktop Opinion of Worth' }
const appraisal = { section: 'B' as const, label: 'Appraisal Fee' }

function papers(): Paper[] {
  const estimate = blankPaper('loan-estimate')
  estimate.lines = [{ ...blankLine(valuation.section, valuation.label), amount: 500_00 }]
  const disclosure = blankPaper('closing-disclosure')
  disclosure.lines = [{ ...blankLine(appraisal.section, appraisal.label), amount: 520_00 }]
  return [estimate, disclosure]
}

test('[TO51] lines that we did not pair are paired in an answers file, and the sum follows', () => {
  expect(checkJson(papers(), {})).toMatchObject({ refund: 520 })
  const paired = checkJson(papers(), { 'pair B: Appraisal Fee': 'B: Desktop Opinion of Worth' })
  expect(paired).toMatchObject({ refund: 20, lines: [{ estimate: 500, actual: 520, estimate_label: valuation.label }] })
})

test('[TO51] lines that we paired are taken apart', () => {
  const [estimate, disclosure] = papers()
  if (!estimate || !disclosure) throw new Error('Two papers were drawn.')
  estimate.lines = [{ ...blankLine('B', 'Appraisal'), amount: 500_00 }]
  expect(checkJson([estimate, disclosure], {})).toMatchObject({ refund: 20 })
  expect(checkJson([estimate, disclosure], { 'pair B: Appraisal Fee': 'none' })).toMatchObject({ refund: 520 })
})

test('[TO51] a line is in one pairing only, and goes back to what we found', () => {
  const other = { section: 'B' as const, label: 'Credit Report Fee' }
  const first = withPairing([], { estimate: valuation, final: appraisal })
  const moved = withPairing(first, { estimate: valuation, final: other })
  expect(moved).toEqual([{ estimate: valuation, final: other }])
  expect(withoutPairing(moved, other)).toEqual([])
  expect(withPairing(first, { estimate: null, final: other })).toHaveLength(2)
})

test('[TO51] answers that name no line pair nothing', () => {
  expect(pairingsIn({ 'pair B: Appraisal Fee': 'whatever', 'pair ': 'none', intent: 'never' })).toEqual([])
})
