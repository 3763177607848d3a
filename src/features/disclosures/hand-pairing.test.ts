import { expect, test } from 'vitest'
import type { DisclosureEvidence } from '#domain/disclosures/known-disclosure.ts'
import { checkJson } from '../../../scripts/papers/check.ts'
import { sureEvidence, wholeDisclosure } from '../../../tests/disclosures/whole-disclosure.ts'
import { pairingsIn, withoutPairing, withPairing } from './hand-pairing.ts'

const valuation = { section: 'B' as const, label: 'Desktop Opinion of Worth' }
const appraisal = { section: 'B' as const, label: 'Appraisal Fee' }

type Fee = Parameters<typeof wholeDisclosure>[1][number]
const estimateOf = (...fees: Fee[]) => sureEvidence(wholeDisclosure('loan-estimate', fees))
const closingDisclosureOf = (...fees: Fee[]) => sureEvidence(wholeDisclosure('closing-disclosure', fees))

function disclosures(): DisclosureEvidence[] {
  return [
    estimateOf([valuation.section, valuation.label, 500]),
    closingDisclosureOf([appraisal.section, appraisal.label, 520]),
  ]
}

test('[TO51] lines that we did not pair are paired in an answers file, and the sum follows', () => {
  expect(checkJson(disclosures(), {})).toMatchObject({ refund: 520 })
  const paired = checkJson(disclosures(), { 'pair B: Appraisal Fee': 'B: Desktop Opinion of Worth' })
  expect(paired).toMatchObject({ refund: 20, lines: [{ estimate: 500, actual: 520, estimate_label: valuation.label }] })
})

test('[TO51] lines that we paired are taken apart', () => {
  const two = [estimateOf(['B', 'Appraisal', 500]), closingDisclosureOf(['B', 'Appraisal Fee', 520])]
  expect(checkJson(two, {})).toMatchObject({ refund: 20 })
  expect(checkJson(two, { 'pair B: Appraisal Fee': 'none' })).toMatchObject({ refund: 520 })
})

test('[TO51] [TO61] a line of the disclosure is in one pairing only, one of the estimate may have become several', () => {
  const other = { section: 'B' as const, label: 'Credit Report Fee' }
  const first = withPairing([], { estimate: valuation, final: appraisal })
  const both = withPairing(first, { estimate: valuation, final: other })
  expect(both).toHaveLength(2)
  expect(withPairing(both, { estimate: null, final: other })).toEqual([...first, { estimate: null, final: other }])
  expect(withoutPairing(both, other)).toEqual(first)
  // In another section it is another charge, and takes the line over.
  const shopped = { section: 'C' as const, label: 'Valuation' }
  expect(withPairing(both, { estimate: valuation, final: shopped })).toEqual([{ estimate: valuation, final: shopped }])
})

test('[TO61] two lines that were one are held against it together', () => {
  const estimate = estimateOf([valuation.section, valuation.label, 500])
  const closingDisclosure = closingDisclosureOf(['B', 'Appraisal Fee', 320], ['B', 'Appraisal Review', 250])
  const answers = {
    'pair B: Appraisal Fee': 'B: Desktop Opinion of Worth',
    'pair B: Appraisal Review': 'B: Desktop Opinion of Worth',
  }
  const found = checkJson([estimate, closingDisclosure], answers)
  expect(found).toMatchObject({ refund: 70, lines: [{ estimate: 500, actual: 570, over: 70 }] })
  const inOrder = Object.fromEntries(Object.entries(answers).toReversed())
  expect(checkJson([estimate, closingDisclosure], inOrder)).toEqual(found)
})

test('[TO51] answers that name no line pair nothing', () => {
  expect(pairingsIn({ 'pair B: Appraisal Fee': 'whatever', 'pair ': 'none', intent: 'never' })).toEqual([])
})
