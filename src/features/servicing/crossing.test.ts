import { expect, test } from 'vitest'
import { type Crossed, crossedAfter } from './crossing.ts'
import { crossedWords } from './reminder-words.ts'

const basis = { costs: 7100, stay_years: 7, is_ours: true }
const number = (rate: number, pays_at = 5.6) =>
  ({ pays_at, zone: rate <= pays_at ? 'pays' : 'gains', costs: 7100, stay_years: 7 }) as const

/** The rates of the weeks that are news. */
function news(rates: readonly number[]): number[] {
  let crossed: Crossed | null = null
  return rates.flatMap((rate, week) => {
    const before: Crossed | null = crossed
    crossed = crossedAfter(before, number(rate), true, rate, `2027-01-${String(week + 1).padStart(2, '0')}`)
    return crossed && crossed !== before ? [rate] : []
  })
}

test('[RN6] a rate at the owner’s number is told once, and again only after an eighth', () => {
  expect(news([6.1, 5.7, 5.6, 5.55, 5.5, 5.48])).toEqual([5.6])
  expect(news([5.6, 5.55, 5.475, 5.45, 5.35])).toEqual([5.6, 5.475, 5.35])
})

test('[RN6] a rate that rose by less than an eighth and falls back is no news; after an eighth it is', () => {
  expect(news([5.6, 5.7, 5.6, 5.65, 5.58])).toEqual([5.6])
  expect(news([5.6, 5.725, 5.6])).toEqual([5.6, 5.6])
})

test('[RN6] without a number nothing is told, and what was told is kept while the rate is near', () => {
  expect(crossedAfter(null, null, true, 5, '2027-01-01')).toBeNull()
  const crossed = { rate: 5.6, pays_at: 5.6, on: '2027-01-01' }
  expect(crossedAfter(crossed, null, true, 5.6, '2027-01-08')).toBe(crossed)
})

test('[RN8] what is told names the costs and the years it was counted with, and whether they are our guess', () => {
  const crossed = crossedAfter(null, number(5.5), true, 5.5, '2027-01-01')
  expect(crossed).toEqual({ rate: 5.5, pays_at: 5.6, on: '2027-01-01', basis })
  const message = (basis: Crossed['basis']) =>
    crossedWords({ rate: 5.5, pays_at: 5.6, on: '2027-01-01', basis }).message
  expect(message(basis)).toContain('a guess: $7,100 of costs, 2% of what you owe, and 7 more years')
  expect(message({ ...basis, is_ours: false })).toContain('$7,100 of costs and 7 more years in the home, as you said')
  // Stored by an older version.
  expect(message(undefined)).toContain('See on the page')
})
