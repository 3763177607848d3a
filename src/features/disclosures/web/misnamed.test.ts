// @vitest-environment node
import fc from 'fast-check'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { judgedReadings } from '#domain/disclosures/judged-readings.ts'
import { judge } from '../../../../tests/disclosures/judge.ts'
import { FONTS, misnamedPdf } from '../../../../tests/disclosures/misnamed-pdf.ts'
import { plainDisclosure, randomCase, renderFile } from '../../../../tests/disclosures/rendered-file.ts'
import { outlineDoubt } from './digit-outlines.ts'
import { fontDoubts } from './font-doubts.ts'
import type { Glyph } from './glyph-walk.ts'
import type { Point } from './page-matrix.ts'
import { readFile } from './read-file.ts'

const DIGITS = [...'0123456789']

/** Some digits called by the names of others: two changed, or one taken for another. */
const names = fc
  .record({ one: fc.constantFrom(...DIGITS), other: fc.constantFrom(...DIGITS), both: fc.boolean() })
  .filter(({ one, other }) => one !== other)
  .map(({ one, other, both }): Record<string, string> => (both ? { [one]: other, [other]: one } : { [one]: other }))

describe.each(FONTS)('letters %s', choice => {
  test('[RP103] a digit that is drawn as another than its table says makes no figure wrong and sure', async () => {
    await fc.assert(
      fc.asyncProperty(randomCase, names, async ({ paper: disclosure, style }, called) => {
        const answer = await readFile(
          pdfjs,
          misnamedPdf(renderFile(disclosure, { ...style, valueDrop: 0 }), choice, called),
        )
        const [first] = answer.ok ? answer.reading.disclosures : []
        if (!first) return
        const figures = judge(disclosure, first).wrong.filter(
          ({ truth, read }) => typeof truth === 'number' || typeof read === 'number',
        )
        expect(figures).toEqual([])
      }),
      { numRuns: 6, seed: 20261118, endOnFailure: true },
    )
  })

  test('[RP103] a true table leaves nothing to check', async () => {
    const rendered = renderFile(plainDisclosure('closing-disclosure'))
    const answer = await readFile(pdfjs, misnamedPdf(rendered, choice, {}))
    const [first] = answer.ok ? answer.reading.disclosures : []
    if (!first) throw new Error('It was not read.')
    expect(Object.values(judgedReadings(first)).filter(reading => reading?.confidence === 'unsure')).toEqual([])
  })

  test('[RP103] a point that is called a comma is not sure', async () => {
    const rendered = renderFile(plainDisclosure('closing-disclosure'))
    const answer = await readFile(pdfjs, misnamedPdf(rendered, choice, { ',': '.', '.': ',' }))
    const [first] = answer.ok ? answer.reading.disclosures : []
    expect(
      first
        ? judge(plainDisclosure('closing-disclosure'), first).wrong.filter(({ read }) => typeof read === 'number')
        : [],
    ).toEqual([])
  })
})

test('[RP116] a dash that is called a digit is no digit', () => {
  const dash: Point[] = [
    [0, 250],
    [0, 330],
    [500, 330],
    [500, 250],
  ]
  for (const digit of DIGITS) expect(outlineDoubt(digit, [dash])).toBe('proof')
})

test('[RP124] of a font that the file brings and that shows no outlines, digits are not believed', () => {
  const font = { missingFile: false }
  const page = (known: object) =>
    ({
      commonObjs: { has: (id: string) => id === 'f1', get: () => known },
    }) as unknown as pdfjs.PDFPageProxy
  const digit = (unicode: string) => ({ unicode, fontChar: unicode, originalCharCode: unicode.charCodeAt(0) }) as Glyph
  const doubts = fontDoubts(pdfjs.OPS)
  expect(DIGITS.map(one => doubts.of(page(font), 'f1', digit(one)))).toEqual(DIGITS.map(() => 'some'))
  expect(doubts.isWrong('f1 3')).toBe(true)
  expect(fontDoubts(pdfjs.OPS).of(page({ missingFile: true }), 'f1', digit('3'))).toBe('none')
})
