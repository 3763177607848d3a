import { expect, test } from 'vitest'
import { depositsToReach } from './savings.ts'

test('saving for a down payment takes as many deposits as the goal holds, fewer with interest', () => {
  expect(depositsToReach({ goal: 60_000, deposit: 1000 })).toBe(60)
  expect(depositsToReach({ goal: 60_000, deposit: 1000, rate: 0.4 })).toBeLessThan(60)
  expect(depositsToReach({ goal: 0, deposit: 1000 })).toBe(0)
  expect(depositsToReach({ goal: 60_000, deposit: 0 })).toBeNull()
  expect(depositsToReach({ goal: 1e308, deposit: 1e-308 })).toBeNull()
})
