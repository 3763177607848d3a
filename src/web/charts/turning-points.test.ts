import { expect, test } from 'vitest'
import { placeTurns } from './turning-points.ts'

test('[C34] markers with room stand on their lines', () => {
  const turns = [
    { left: 100, top: 120 },
    { left: 200, top: 120 },
  ]
  expect(placeTurns(turns, 20)).toEqual(turns)
})

test('[C34] markers that would cover each other climb, and none leaves the picture', () => {
  const turns = [0, 4, 8].map(more => ({ left: 100 + more, top: 120 }))
  const heights = placeTurns(turns, 20).map(({ top }) => top)
  expect(heights).toEqual([120, 96, 72])
  for (const { top } of placeTurns(turns, 100)) expect(top).toBeGreaterThanOrEqual(100)
})
