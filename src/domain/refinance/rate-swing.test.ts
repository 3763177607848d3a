import { expect, test } from 'vitest'
import { rateSwings, swingSince } from './rate-swing.ts'

test('[RF3] how far rates swing comes from the months of the survey, with its span', () => {
  expect(rateSwings()).toEqual({
    usual: { points: 0.74, from_year: 2016, to_year: 2026 },
    calm: { points: 0.67, from_year: 2000, to_year: 2026 },
    wild: { points: 1.09, from_year: 1971, to_year: 2004 },
  })
  expect(swingSince(2022).points).toBe(0.98)
})
