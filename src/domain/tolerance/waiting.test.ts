import { expect, test } from 'vitest'
import { isAprInaccurate, isIrregular, newWaitReasons } from './waiting.ts'

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

test('[TO49] uneven payments make a loan irregular; a last payment that differs does not', () => {
  expect(isIrregular('Fixed Rate')).toBe(false)
  expect(isIrregular('Year 7 Balloon Payment, Fixed Rate')).toBe(false)
  for (const product of [
    '5/1 Adjustable Rate',
    '5 Year Interest Only, Fixed Rate',
    '3 Year Step Rate',
    'Adjustable Rate',
  ]) {
    expect(isIrregular(product)).toBe(true)
  }
  expect(isIrregular(null)).toBe(false)
})

test('[TO49] each reason by itself and all together, and nothing for what fell', () => {
  const worse = { apr: 7.5, product: '5/1 Adjustable Rate', has_prepayment_penalty: true }
  expect(newWaitReasons(facts, worse)).toEqual(['apr', 'product', 'prepayment-penalty'])
  expect(newWaitReasons({ ...facts, apr: 7.5 }, facts)).toEqual([])
  expect(newWaitReasons(facts, { ...facts, apr: 7.126 })).toEqual(['apr'])
})
