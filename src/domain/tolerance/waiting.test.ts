import { expect, test } from 'vitest'
import { closingAfterNewWait, isAprInaccurate, newWaitReasons } from './waiting.ts'

const facts = { apr: 7, product: 'Fixed Rate', has_prepayment_penalty: false }

test('[TO11] W1, W2, W8: more than an eighth above the disclosed APR asks for a new wait, an eighth does not', () => {
  expect(newWaitReasons(facts, { ...facts, apr: 7.1 })).toEqual([])
  expect(newWaitReasons(facts, { ...facts, apr: 7.125 })).toEqual([])
  expect(newWaitReasons(facts, { ...facts, apr: 7.15 })).toEqual(['apr'])
})

test('[TO11] W3: an irregular loan has a quarter', () => {
  const arm = { ...facts, product: '5/1 Adjustable Rate' }
  expect(newWaitReasons(arm, { ...arm, apr: 7.2 })).toEqual([])
  expect(newWaitReasons(arm, { ...arm, apr: 7.251 })).toEqual(['apr'])
})

test('[TO11] an APR that was stated too high is safe', () => {
  expect(isAprInaccurate({ disclosed: 7, actual: 6.2, irregular: false })).toBe(false)
})

test('[TO11] W5: another product, and a penalty that was added, ask for a new wait', () => {
  expect(newWaitReasons(facts, { ...facts, product: '5/1 Adjustable Rate' })).toEqual(['product'])
  expect(
    newWaitReasons({ ...facts, product: '5/1 Adjustable Rate' }, { ...facts, product: '3/1 Adjustable Rate' }),
  ).toEqual(['product'])
  expect(newWaitReasons(facts, { ...facts, has_prepayment_penalty: true })).toEqual(['prepayment-penalty'])
  expect(newWaitReasons({ ...facts, has_prepayment_penalty: true }, facts)).toEqual([])
})

test('[TO11] W7: what is the same in all three asks for none, and what cannot be told is not guessed', () => {
  expect(newWaitReasons(facts, { ...facts, product: 'fixed  rate' })).toEqual([])
  expect(newWaitReasons({ apr: null, product: null, has_prepayment_penalty: null }, facts)).toEqual([])
})

test('[TO11] a corrected disclosure of Tuesday allows closing on Friday', () => {
  expect(closingAfterNewWait('2026-06-09')).toBe('2026-06-12')
})
