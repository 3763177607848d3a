import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitText, type TextBox } from './text-fit.ts'

const box: TextBox = { x: 250, top: 100, width: 380, height: 90, size: 40, lineHeight: 1.2 }

/** Half an em a letter, a whole one for wide scripts and emoji, as wide fonts have it. */
const measure = (text: string) =>
  [...text].reduce((width, letter) => width + ((letter.codePointAt(0) ?? 0) > 0x2e80 ? 1.2 : 0.55), 0)

const textOf = (text: string, inside = box) => fitText(text, inside, measure).lines.map(line => line.text)

function expectInside(text: string, inside: TextBox): void {
  const { size, lines } = fitText(text, inside, measure)
  for (const line of lines) {
    expect(measure(line.text) * size).toBeLessThanOrEqual(inside.width + 1e-6)
    expect(line.baseline - size * 0.81).toBeGreaterThanOrEqual(inside.top - size * 0.01 - 1e-6)
    expect(line.baseline + size * 0.2).toBeLessThanOrEqual(inside.top + inside.height + 1e-6)
  }
}

describe('text on a card', () => {
  test('[CG7] a short name has the largest letters', () => {
    expect(fitText('Ada & Sam', box, measure)).toMatchObject({ size: 40, lines: [{ text: 'Ada & Sam' }] })
  })

  test('[CG7] a long name wraps into lines of about the same length', () => {
    expect(textOf('Ada Byron and Sam Byron')).toEqual(['Ada Byron and', 'Sam Byron'])
  })

  test('[CG7] a word without spaces gets smaller letters, and is broken only when they would be tiny', () => {
    expect(textOf('Wolfeschlegelsteinhausenberger')).toHaveLength(1)
    const broken = textOf('x'.repeat(200))
    expect(broken.length).toBeGreaterThan(1)
    expect(broken.join('')).toBe('x'.repeat(200))
  })

  test('[CG7] a family of emoji and a letter with its accents are never torn apart', () => {
    const family = '👨‍👩‍👧‍👦'
    const lines = textOf(family.repeat(20), { ...box, width: 120 })
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line.replaceAll(family, '')).toBe('')
  })

  test('[CG7] line breaks that were typed stay', () => {
    expect(textOf('12 Elm Street\nRaleigh')).toEqual(['12 Elm Street', 'Raleigh'])
    expect(textOf('\n \n')).toEqual([])
  })

  test('[CG7] no text of any kind leaves its box or loses a letter', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc
        .array(fc.constantFrom('Ada', 'שלום', 'مرحبا', '東京', '🏡', 'Wolfeschlegelsteinhausenbergerdorff', '\n'))
        .map(words => words.join(' ').slice(0, 300)),
    )
    const boxes = fc.record({
      x: fc.constant(250),
      top: fc.integer({ min: 0, max: 400 }),
      width: fc.integer({ min: 60, max: 450 }),
      height: fc.integer({ min: 20, max: 200 }),
      size: fc.integer({ min: 10, max: 60 }),
      lineHeight: fc.constantFrom(1.05, 1.2, 1.4),
    })
    fc.assert(
      fc.property(texts, boxes, (text, inside) => {
        expectInside(text, inside)
        expect(textOf(text, inside).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
      { numRuns: 300 },
    )
  })
})
