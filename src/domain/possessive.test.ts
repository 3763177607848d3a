import { expect, test } from 'vitest'
import { possessive } from './possessive.ts'

test('[H140] what belongs to a lender whose name ends in s takes the apostrophe alone', () => {
  expect(['First County', 'Harbor Savings', 'USAA', 'CROSS'].map(possessive)).toEqual([
    'First County’s',
    'Harbor Savings’',
    'USAA’s',
    'CROSS’',
  ])
})
