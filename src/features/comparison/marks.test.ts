import { expect, test } from 'vitest'
import { lenderLook } from '#web/charts/look.ts'
import { LOOKS, marked, markOfLender, nextMark, UNMARKED, wantedMark } from './marks.ts'

const rows = (...marks: number[]) => marks.map(mark => ({ mark }))

test('[C30] lenders are marked in the order added', () => {
  expect(nextMark([])).toBe(1)
  expect(nextMark(rows(1, 2))).toBe(3)
})

test('[C30] the look of a removed lender is handed out again only after all others', () => {
  expect(nextMark(rows(1, 3))).toBe(4)
  expect(nextMark(rows(1, 3, 4, 5, 6)) % LOOKS).toBe(2)
})

test('[C30] while looks are free no two lenders share one; the seventh begins again', () => {
  expect(nextMark(rows(1, 6)) % LOOKS).toBe(2)
  expect(nextMark(rows(1, 2, 3, 4, 5, 6))).toBe(7)
})

test('[C30] a lender that comes back has its mark again, unless another looks like it by now', () => {
  expect(wantedMark(rows(1, 3), 2)).toBe(2)
  expect(wantedMark(rows(1, 2, 3), 2)).toBe(4)
  expect(wantedMark(rows(1), undefined)).toBe(2)
})

test('[C30] lenders kept before there were marks get them in their order', () => {
  expect(marked(rows(UNMARKED, UNMARKED)).map(({ mark }) => mark)).toEqual([1, 2])
  expect(marked(rows(UNMARKED, 1)).map(({ mark }) => mark)).toEqual([2, 1])
  const known = rows(4, 2)
  expect(marked(known)).toBe(known)
})

test('[C30] the six looks differ in colour, dash and shape, and the seventh is the first', () => {
  const looks = Array.from({ length: LOOKS }, (_, at) => lenderLook(at + 1))
  for (const part of ['colour', 'dash', 'marker'] as const)
    expect(new Set(looks.map(look => look[part])).size).toBe(LOOKS)
  expect(lenderLook(LOOKS + 1)).toEqual(looks[0])
})

test('[X180] a lender elsewhere has the mark of its row, however its name is spaced; one that is not compared has none', () => {
  const compared = [
    { name: 'Harbor Savings', mark: 1 },
    { name: 'First County', mark: 4 },
  ]
  expect(markOfLender(compared, ' first county ')).toBe(4)
  expect(markOfLender(compared, 'Prairie Mutual')).toBeUndefined()
})
