import { expect, test } from 'vitest'
import { dayIn, serverActionContext } from './action-context.ts'

test('[X9] today is the day where the person lives, also around midnight and clock changes', () => {
  const late = new Date('2026-11-01T04:30:00Z')
  expect(dayIn('America/New_York', late)).toBe('2026-11-01')
  expect(dayIn('America/Los_Angeles', late)).toBe('2026-10-31')
  expect(dayIn('Pacific/Auckland', late)).toBe('2026-11-01')
  expect(dayIn('America/New_York', new Date('2026-03-08T04:59:59Z'))).toBe('2026-03-07')
  expect(dayIn('America/New_York', new Date('2026-03-09T03:59:59Z'))).toBe('2026-03-08')
})

test('letters are chosen from the whole alphabet and nothing else', () => {
  const text = serverActionContext('UTC').randomText('ABC', 300)
  expect(new Set(text)).toEqual(new Set('ABC'))
  expect(text).toHaveLength(300)
})
