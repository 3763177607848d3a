import { expect, test } from 'vitest'
import { plainDisclosure } from '../../../tests/disclosures/rendered-file.ts'
import { loanDifferences } from './loan-differences.ts'

const estimate = (values: { property?: string | null; purpose?: string | null }) => {
  const disclosure = plainDisclosure('loan-estimate')
  return { ...disclosure, values: { ...disclosure.values, ...values } }
}
const own = { property_state: 'North Carolina', loan_purpose: 'purchase' } as const

test('[LP214] a paper for a home in another state, or for another purpose, is asked about', () => {
  const other = estimate({ property: '12 Elm Street\nTampa, FL 33601', purpose: 'Refinance' })
  expect(loanDifferences(other, own)).toEqual([
    { kind: 'home', disclosure: 'Florida', own: 'North Carolina' },
    { kind: 'purpose', disclosure: 'refinance' },
  ])
})

test('[LP214] what the paper or the buyer does not say is no difference', () => {
  const same = estimate({ property: '12 Elm Street\nCary, NC 27511', purpose: 'Purchase' })
  expect(loanDifferences(same, own)).toEqual([])
  expect(loanDifferences(estimate({ property: 'Anytown, ST 12345', purpose: null }), own)).toEqual([])
  expect(loanDifferences(same, { property_state: null, loan_purpose: null })).toEqual([])
  expect(loanDifferences(same, null)).toEqual([])
})
