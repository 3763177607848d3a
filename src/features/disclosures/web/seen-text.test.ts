import { expect, test } from 'vitest'
import type { Box } from './page-matrix.ts'
import { seenWords } from './seen-text.ts'

const VIEW: Box = [0, 0, 612, 792]

function certaintyIn(text: string, right: number): number | undefined {
  const word = { text, page: 1, x: 290, y: 140, width: 20, height: 8, color: '#000000', certainty: 1 }
  return seenWords([{ word, order: 0, clip: [250, 130, right, 160] }], [], VIEW).words[0]?.certainty
}

test('[RP137] a name that ends with the field it was printed into may have gone on, an amount at its right edge has not', () => {
  expect(certaintyIn('Grou', 311)).toBeLessThan(0.9)
  expect(certaintyIn('Group', 316)).toBe(1)
  expect(certaintyIn('$422.00', 311)).toBe(1)
  // What is as wide as the page is no field.
  expect(certaintyIn('Group', 700)).toBe(1)
})
