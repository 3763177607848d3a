import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LINE, type PlacedCallout, placeCallouts, wrap } from './place-callouts.ts'

const room = { width: 480, top: 12, bottom: 232 }
const mark = (left: number, top: number, text: string) => ({ left, top, text, lean: 'left' as const })

test('a long callout is broken at its spaces, and no word is lost', () => {
  expect(wrap('First County overtakes Prairie Mutual', 22)).toEqual(['First County overtakes', 'Prairie Mutual'])
  expect(wrap('Refinancing', 4)).toEqual(['Refinancing'])
})

test('two lenders that take the lead one after the other are both named, one above the other', () => {
  const near = [
    mark(92, 232, 'Before year 4, Prairie Mutual costs less'),
    mark(120, 232, 'From year 4 to year 5, First County costs least'),
  ]
  const placed = placeCallouts(near, room)
  expect(placed).toHaveLength(2)
  expect(apart(placed)).toBe(true)
})

test('on a phone the lines matter more than a second callout, which the caption has too', () => {
  const narrow = { ...room, width: 300 }
  expect(
    placeCallouts([mark(92, 232, 'Prairie Mutual costs less'), mark(110, 232, 'It costs least')], narrow),
  ).toHaveLength(1)
})

test('a callout with room stays beside its mark, above it, or below where the top is near', () => {
  const [low] = placeCallouts([mark(240, 200, 'Pays from here')], room)
  expect(low).toMatchObject({ isAbove: true, first: 168 })
  const [high] = placeCallouts([mark(240, 20, 'Pays from here')], room)
  expect(high).toMatchObject({ isAbove: false, first: 52 })
})

test('no words ever cover other words or leave the picture', () => {
  const marks = fc.array(
    fc.record({
      left: fc.integer({ min: 40, max: 440 }),
      top: fc.integer({ min: 12, max: 232 }),
      text: fc.constantFrom('Costs less', 'Before year 4, Prairie Mutual costs less', 'From year 9 on, it pays'),
      lean: fc.constantFrom('left' as const, 'right' as const),
    }),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(marks, some => {
      const placed = placeCallouts(some, room)
      for (const { lines, middle, first } of placed) {
        const half = Math.max(...lines.map(line => line.length)) * 3.2
        expect(middle - half).toBeGreaterThanOrEqual(0)
        expect(middle + half).toBeLessThanOrEqual(room.width)
        expect(first).toBeGreaterThanOrEqual(0)
        expect(first + (lines.length - 0.5) * LINE).toBeLessThanOrEqual(room.bottom)
      }
      expect(apart(placed)).toBe(true)
    }),
  )
})

/** With letters as wide as they usually are. */
function apart(placed: PlacedCallout[]): boolean {
  const boxes = placed.map(({ lines, middle, first }) => {
    const half = Math.max(...lines.map(line => line.length)) * 3.2
    return { left: middle - half, right: middle + half, top: first - 7, bottom: first + (lines.length - 1) * LINE + 7 }
  })
  return boxes.every((one, at) =>
    boxes
      .slice(at + 1)
      .every(
        other => one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top,
      ),
  )
}
