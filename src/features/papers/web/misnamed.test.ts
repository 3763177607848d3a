// @vitest-environment node
import fc from 'fast-check'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { judgedReadings } from '#domain/papers/judged-readings.ts'
import { isProof } from '../../../../tests/harness/proof.ts'
import { judge } from '../../../../tests/papers/judge.ts'
import { FONTS, misnamedPdf } from '../../../../tests/papers/misnamed-pdf.ts'
import { plainPaper, randomCase, renderFile } from '../../../../tests/papers/rendered-file.ts'
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
      fc.asyncProperty(randomCase, names, async ({ paper, style }, called) => {
        const answer = await readFile(pdfjs, misnamedPdf(renderFile(paper, { ...style, valueDrop: 0 }), choice, called))
        const [first] = answer.ok ? answer.reading.papers : []
        if (!first) return
        const figures = judge(paper, first).wrong.filter(
          ({ truth, read }) => typeof truth === 'number' || typeof read === 'number',
        )
        expect(figures).toEqual([])
      }),
      { numRuns: isProof ? 150 : 6, seed: 20261118, endOnFailure: true },
    )
  })

  test('[RP103] a true table leaves nothing to check', async () => {
    const rendered = renderFile(plainPaper('closing-disclosure'))
    const answer = await readFile(pdfjs, misnamedPdf(rendered, choice, {}))
    const [first] = answer.ok ? answer.reading.papers : []
    if (!first) throw new Error('It was not read.')
    expect(Object.values(judgedReadings(first)).filter(reading => reading?.confidence === 'unsure')).toEqual([])
  })

  test('[RP103] a point that is called a comma is not sure', async () => {
    const rendered = renderFile(plainPaper('closing-disclosure'))
    const answer = await readFile(pdfjs, misnamedPdf(rendered, choice, { ',': '.', '.': ',' }))
    const [first] = answer.ok ? answer.reading.papers : []
    expect(
      first ? judge(plainPaper('closing-disclosure'), first).wrong.filter(({ read }) => typeof read === 'number') : [],
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
