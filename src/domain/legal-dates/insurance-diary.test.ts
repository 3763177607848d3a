import { expect, test } from 'vitest'
import { insuranceDiary } from './insurance-diary.ts'

const sample = {
  principal: 162_000,
  annual_rate: 3.875,
  months: 360,
  original_value: 180_000,
  first_payment_on: '2013-06-01',
}

test('[LD7] the sample loan may ask in January 2019, ends in January 2020, at the latest in June 2028', () => {
  expect(insuranceDiary(sample)).toEqual({
    may_ask: '2019-01-01',
    must_end: '2020-01-01',
    ends_at_latest: '2028-06-01',
    ends: '2020-01-01',
    by_value: { after_two_years: '2015-05-01', after_five_years: '2018-05-01' },
  })
})

test('[LD7] PMI-MID: a loan of July 29, 1999 ends at the latest on August 1, 2014', () => {
  const loan = {
    principal: 97_000,
    annual_rate: 12,
    months: 360,
    original_value: 100_000,
    first_payment_on: '1999-08-29',
  }
  expect(insuranceDiary(loan)).toMatchObject({ ends_at_latest: '2014-08-01', ends: '2014-08-01' })
})

test('[LD7] extra payments bring the day to ask nearer and leave the day it must end', () => {
  const faster = insuranceDiary({ ...sample, extra_monthly: 200 })
  expect(faster?.may_ask).toBe('2016-08-01')
  expect(faster?.must_end).toBe('2020-01-01')
})

test('[LD7] whoever borrows 80% or less has no diary', () => {
  expect(insuranceDiary({ ...sample, principal: 144_000 })).toBeNull()
})
