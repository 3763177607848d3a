import { expect, test } from 'vitest'
import { type Crossed, crossedAfter } from './crossing.ts'

const number = (rate: number, pays_at = 5.6) => ({ pays_at, zone: rate <= pays_at ? 'pays' : 'gains' }) as const

/** The weeks in which something is told. */
function told(rates: readonly number[]): number[] {
  let crossed: Crossed | null = null
  return rates.flatMap((rate, week) => {
    const before: Crossed | null = crossed
    crossed = crossedAfter(before, number(rate), rate, `2027-01-${String(week + 1).padStart(2, '0')}`)
    return crossed && crossed !== before ? [rate] : []
  })
}

test('[RN6] a rate at the owner’s number is told once, and again only after an eighth', () => {
  expect(told([6.1, 5.7, 5.6, 5.55, 5.5, 5.48])).toEqual([5.6])
  expect(told([5.6, 5.55, 5.475, 5.45, 5.35])).toEqual([5.6, 5.475, 5.35])
})

test('[RN6] a rate that rose by less than an eighth and falls back is no news; after an eighth it is', () => {
  expect(told([5.6, 5.7, 5.6, 5.65, 5.58])).toEqual([5.6])
  expect(told([5.6, 5.725, 5.6])).toEqual([5.6, 5.6])
})

test('[RN6] without a number nothing is told, and what was told is kept while the rate is near', () => {
  expect(crossedAfter(null, null, 5, '2027-01-01')).toBeNull()
  const crossed = { rate: 5.6, pays_at: 5.6, on: '2027-01-01' }
  expect(crossedAfter(crossed, null, 5.6, '2027-01-08')).toBe(crossed)
})
