import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('no more than its share work at once, in the order in which they came, also after a failure', async () => {
  const share = limitConcurrency(2)
  const begun: number[] = []
  let working = 0
  const people = Array.from({ length: 9 }, (_, at) =>
    share(async () => {
      begun.push(at)
      working += 1
      expect(working).toBeLessThanOrEqual(2)
      await new Promise(resolve => setTimeout(resolve, 1))
      working -= 1
      if (at % 3 === 0) throw new Error('not this one')
    }),
  )
  const settled = await Promise.allSettled(people)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  expect(await share(async () => 'free again')).toBe('free again')
})
