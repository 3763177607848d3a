// @vitest-environment node
import fc from 'fast-check'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { judge } from '../../../../tests/disclosures/judge.ts'
import { PICTURED, picturedPdf } from '../../../../tests/disclosures/pictured-pdf.ts'
import { plainDisclosure, randomCase, renderFile } from '../../../../tests/disclosures/rendered-file.ts'
import { highlightedPdf, UNSEEN, unseenPdf } from '../../../../tests/disclosures/unseen-pdf.ts'
import { writePdf } from '../../../../tests/disclosures/write-pdf.ts'
import { pagesToLookAt, readFile } from './read-file.ts'

const strength = fc.record({
  share: fc.double({ min: 0.05, max: 1, noNaN: true }),
  size: fc.double({ min: 0, max: 1, noNaN: true }),
})

test.each(UNSEEN)('[RP100] figures %s are not read: what is read is what people see', async way => {
  await fc.assert(
    fc.asyncProperty(randomCase, strength, async ({ paper: disclosure, style }, how) => {
      const rendered = renderFile(disclosure, { ...style, valueDrop: 0 })
      const answer = await readFile(pdfjs, unseenPdf(rendered, way, how))
      const [first] = answer.ok ? answer.reading.disclosures : []
      // Where each page has a picture over a figure, all of them are to be looked at.
      if (!first) {
        expect(answer).toMatchObject({ ok: true, reading: { why: 'picture' } })
        return
      }
      // A box beside a figure may lie over a label: what is seen is then another disclosure, but for its figures.
      const { wrong } = judge(disclosure, first)
      expect(wrong.filter(({ truth, read }) => typeof truth === 'number' || typeof read === 'number')).toEqual([])
    }),
    { numRuns: 3, seed: 20261118, endOnFailure: true },
  )
})

test('[RP101] a figure of which a part is hidden is not sure', async () => {
  const disclosure = plainDisclosure('loan-estimate')
  const rendered = renderFile(disclosure)
  const amount = rendered.texts.find(
    ({ text }) => text === `$${((disclosure.values.loan_amount ?? 0) / 100).toLocaleString('en-US')}`,
  )
  const answer = await readFile(
    pdfjs,
    unseenPdf(rendered, 'in white', { share: 0, size: 0 }, amount && { ...amount, width: 8 }),
  )
  const [first] = answer.ok ? answer.reading.disclosures : []
  expect(first?.readings.loan_amount?.confidence).toBe('unsure')
})

test('[RP147] what shines through as a whole hides nothing, such as a highlighter', async () => {
  const disclosure = plainDisclosure('loan-estimate')
  const rendered = renderFile(disclosure)
  const read = async (isGroup: boolean) => {
    const answer = await readFile(pdfjs, highlightedPdf(rendered, isGroup))
    const [first] = answer.ok ? answer.reading.disclosures : []
    return first?.disclosure.values.loan_amount
  }
  expect(await read(true)).toBe(disclosure.values.loan_amount)
  expect(await read(false)).not.toBe(disclosure.values.loan_amount)
})

test.each([0, 2.8])(
  '[RP66] a text of which the rest lies off the page is not sure, %d points behind a blank',
  async more => {
    const disclosure = plainDisclosure('loan-estimate')
    const { texts, sizes } = renderFile(disclosure, { dx: 0 }, { wordByWord: true })
    const edge = 612 - 8
    const rate = texts.find(({ text, page, x }) => page === 1 && text === 'Rate' && x > 300)
    const moved = texts.map(text =>
      text.page === 1 && text.y === rate?.y && text.x > 300
        ? { ...text, x: text.x + edge - rate.x + 8 + (text === rate ? more : 0) }
        : text,
    )
    const answer = await readFile(pdfjs, writePdf(moved, sizes))
    const [first] = answer.ok ? answer.reading.disclosures : []
    expect(first?.disclosure.values.product).toBe('Fixed')
    expect(first?.readings.product?.confidence).toBe('unsure')
  },
)

test.each(PICTURED)('[RP102] %s: nothing is believed, and the pages are looked at', async way => {
  const answer = await readFile(pdfjs, picturedPdf(renderFile(plainDisclosure('loan-estimate')), way))
  if (!answer.ok) throw new Error('It was not read.')
  expect(answer.reading).toMatchObject({ kind: 'unknown', why: 'picture' })
  expect(pagesToLookAt(answer.reading, answer.pages)).toEqual([1, 2, 3])
})

test('[RP102] a logo and a hidden number make no picture of a page', async () => {
  const disclosure = plainDisclosure('loan-estimate')
  const answer = await readFile(pdfjs, picturedPdf(renderFile(disclosure), 'a logo and a hidden number'))
  if (!answer.ok) throw new Error('It was not read.')
  expect(answer.pages.filter(({ isPicture }) => isPicture)).toEqual([])
  const [first] = answer.reading.disclosures
  expect(first && judge(disclosure, first)).toMatchObject({ wrong: [], open: [] })
})
