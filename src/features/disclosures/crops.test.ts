import { expect, test } from 'vitest'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { onlyDisclosure, plainDisclosure, renderFile } from '../../../tests/disclosures/rendered-file.ts'
import { CROP_WIDTH, cropsOf } from './crops.ts'

/** What a crop shows, word for word from left to right, and what it cuts. */
function seen(kind: 'loan-estimate' | 'closing-disclosure', wanted: (name: string) => boolean) {
  const { texts, sizes } = renderFile(plainDisclosure(kind))
  const { disclosure, readings } = onlyDisclosure({ texts, sizes })
  const pages = sizes.map(size => ({ ...size, words: texts.filter(({ page }) => page === size.page) }))
  const crops = cropsOf(disclosure, readings, pages)
  return Object.entries(crops)
    .flatMap(([path, crop]) => (crop && wanted(path) ? [{ path, crop }] : []))
    .map(({ path, crop }) => {
      const on = texts.filter(
        text => text.page === crop.figure.page && text.y < crop.y + crop.height && text.y + text.height > crop.y,
      )
      const inside = on.filter(text =>
        crop.pieces.some(({ x, width }) => text.x >= x - 0.5 && text.x + text.width <= x + width + 0.5),
      )
      const width = crop.pieces.reduce((sum, piece) => sum + piece.width, 0)
      return { path: path as FieldPath, text: inside.toSorted((a, b) => a.x - b.x).map(({ text }) => text), width }
    })
}

test('[CM15] a crop shows a figure with its name, and no more than can be read on a phone', () => {
  const [amount] = seen('loan-estimate', path => path === 'loan_amount')
  expect(amount?.text.join(' ')).toMatch(/^Loan Amount .*\$/)
  for (const kind of ['loan-estimate', 'closing-disclosure'] as const) {
    const rows = seen(kind, path => /^lines\.\d+\.amount$/.test(path))
    expect(rows.length).toBeGreaterThan(10)
    for (const { text, width } of rows) {
      expect(text.join(' ')).toMatch(/\p{L}.*\$/u)
      expect(width).toBeLessThanOrEqual(CROP_WIDTH + 0.001)
    }
  }
})

test('[CM15] a crop of the right column shows nothing of the left one', () => {
  const rows = seen('loan-estimate', path => path === 'section_E' || path === 'section_I')
  expect(rows.map(({ text }) => text[0]?.[0])).toEqual(['E', 'I'])
})
