import { expect, test } from 'vitest'
import { meantPrice } from './meant-price.ts'

test('[X232] a price below a thousand dollars is asked about, in millions or thousands', () => {
  expect(['1,5', '1.5', '450', '$ 85', '450,0'].map(meantPrice)).toEqual([
    1_500_000, 1_500_000, 450_000, 85_000, 450_000,
  ])
  for (const text of ['0', '', 'abc', '1.5m', '450k', '1,000', '-5']) expect(meantPrice(text), text).toBeNull()
})
