import { expect, test } from 'vitest'
import { pmiEnd } from './pmi.ts'

test('[M26] a high rate keeps mortgage insurance until mid-term', () => {
  const end = pmiEnd({ principal: 97_000, annual_rate: 12, months: 360, original_value: 100_000 })
  expect(end?.automatic).toBeGreaterThan(180)
  expect(end).toMatchObject({ midpoint: 180, ends: 180 })
})

test('[M26] nobody who borrows 80% or less needs it', () => {
  expect(pmiEnd({ principal: 80_000, annual_rate: 6, months: 360, original_value: 100_000 })).toBeNull()
  expect(pmiEnd({ principal: 80_001, annual_rate: 6, months: 360, original_value: 100_000 })?.on_request).toBe(1)
  expect(pmiEnd({ principal: 90_000, annual_rate: 6, months: 360, original_value: 0 })).toBeNull()
  expect(pmiEnd({ principal: 90_000, annual_rate: 6, months: 0, original_value: 100_000 })).toBeNull()
})
