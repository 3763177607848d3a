import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, expect, test } from 'vitest'
import { judgedReadings } from '#domain/disclosures/judged-readings.ts'
import { nodeDesk, openForRendering, readAny } from '../../../scripts/papers/read-any.ts'
import { judge } from '../../../tests/disclosures/judge.ts'
import { plainDisclosure, renderFile } from '../../../tests/disclosures/rendered-file.ts'
import { scanPdf } from '../../../tests/disclosures/scan-pdf.ts'
import { writePdf } from '../../../tests/disclosures/write-pdf.ts'
import { disclosuresOnPages, lookAtPages } from './web/look-at-pages.ts'
import { pdfText } from './web/pdf-text.ts'
import type { PictureDesk } from './web/picture-desk.ts'
import type { Look } from './web/picture-engine.ts'
import { greyFile, renderLarge } from './web/render-large.ts'

const disclosure = plainDisclosure('loan-estimate')
const { texts, sizes } = renderFile(disclosure)
const printed = writePdf(texts, sizes, { bars: true })
const ends: (() => void)[] = []
afterAll(() => {
  for (const end of ends) end()
})

/** A page of the disclosure as a scan, ready to be looked at. */
async function scannedPage(number = 2) {
  const task = openForRendering(await scanPdf(printed, { dpi: 150 }, [number]))
  ends.push(() => void task.destroy())
  const pdf = await task.promise
  return async () => greyFile(await renderLarge(pdf, 1))
}

test('[RP54] [RP55] pages of text and a page of a scan make one paper, and the scan tells how far it is', async () => {
  const { signal } = new AbortController()
  const desk = await nodeDesk(1, signal)
  ends.push(() => desk.end())
  const reported: [number, number, number][] = []
  const looked = await lookAtPages([2], await scannedPage(), desk, {
    signal,
    onProgress: (...progress) => reported.push(progress),
  })
  expect(reported.at(0)).toEqual([1, 1, 0])
  expect(reported.at(-1)).toEqual([1, 1, 100])
  expect(reported.filter(([, , percent]) => percent > 0 && percent < 100).length).toBeGreaterThan(1)
  const text = await pdfText(pdfjs, printed)
  const [reading] = disclosuresOnPages(text.ok ? text.pages : [], looked).disclosures
  if (!reading) throw new Error('It was not read.')
  expect(reading.picture_pages).toEqual([2])
  expect(reading.missing_pages).toEqual([])
  const { wrong, open } = judge(disclosure, reading)
  expect(wrong).toEqual([])
  expect(open.filter(path => /^section_|amount$/.test(path))).toEqual([])
})

/** A desk whose first or second looks see something else than is there. */
function misreading(desk: PictureDesk, kind: Look['kind'], from: string, to: string): PictureDesk {
  return {
    ...desk,
    async read(picture, looks, onProgress) {
      const found = await desk.read(picture, looks, onProgress)
      return found.map((hocr, at) => (looks[at]?.kind === kind ? hocr.replaceAll(`>${from}<`, `>${to}<`) : hocr))
    },
  }
}

async function judgedPage(page: number, misread: (desk: PictureDesk) => PictureDesk) {
  const { signal } = new AbortController()
  const desk = await nodeDesk(1, signal)
  ends.push(() => desk.end())
  const looked = await lookAtPages([page], await scannedPage(page), misread(desk), { signal })
  const [reading] = disclosuresOnPages([], looked).disclosures
  if (!reading) throw new Error('It was not read.')
  return { values: reading.disclosure.values, judged: judgedReadings(reading) }
}

test('[RP125] what two looks at a page read alike is sure; what they read differently is not', async () => {
  const { interest_rate } = disclosure.values
  const { values, judged } = await judgedPage(1, desk => misreading(desk, 'row', `${interest_rate}%`, '9.125%'))
  expect(judged).toMatchObject({ date_issued: { confidence: 'sure' }, purpose: { confidence: 'sure' } })
  expect(values.interest_rate).toBe(interest_rate)
  expect(judged.interest_rate?.confidence).toBe('unsure')
})

test('[RP125] what two looks read differently is sure again where a sum tells which was right', async () => {
  const { section_A } = disclosure.values
  // One digit of a total is misread at first: its lines make what the second look saw.
  const total = `$${((section_A ?? 0) / 100).toLocaleString('en-US')}`
  const wrong = total.replace(/\d$/, digit => String((Number(digit) + 3) % 10))
  const { values, judged } = await judgedPage(2, desk => misreading(desk, 'words', total, wrong))
  expect(values.section_A).toBe(section_A)
  expect(judged.section_A?.confidence).toBe('sure')
})

test('[RP55] whoever stops ends every thread at once, and keeps the pages that were read', async () => {
  const stop = new AbortController()
  const desk = await nodeDesk(2, stop.signal)
  const scan = await scannedPage()
  const scanned = await scan()
  // The first page is blank and soon read; the other two are stopped in between.
  const blank = new Uint8Array([...new TextEncoder().encode('P5 60 60 255\n'), ...new Uint8Array(3600).fill(255)])
  let begun = 0
  const looked = lookAtPages([1, 2, 3], async page => (page === 1 ? blank : scanned.slice()), desk, {
    signal: stop.signal,
    onProgress(page, _of, percent) {
      if (page === 2 && percent > 30 && begun === 0) {
        begun = performance.now()
        stop.abort()
      }
    },
  })
  expect((await looked).map(({ page }) => page)).toEqual([1])
  // Far less than what is left of two pages takes.
  expect(begun).toBeGreaterThan(0)
  await expect(desk.read(scanned.slice().buffer, [{ kind: 'words' }])).rejects.toThrow('Reading was stopped')
})

test('[RP58] [RP125] a scan: no figure is wrong and sure', async () => {
  const answer = await readAny(await scanPdf(printed, { dpi: 200 }, [1]))
  const [reading] = answer.ok ? answer.reading.disclosures : []
  if (!reading) throw new Error('It was not read.')
  const { wrong } = judge(disclosure, reading)
  expect(wrong.filter(({ truth, read }) => typeof truth === 'number' || typeof read === 'number')).toEqual([])
  // What stands under the headings in dark bars.
  const { loan_amount, interest_rate, principal_and_interest } = disclosure.values
  expect(reading.disclosure.values).toMatchObject({ loan_amount, interest_rate, principal_and_interest })
  const sure = { confidence: 'sure' }
  expect(judgedReadings(reading)).toMatchObject({
    loan_amount: sure,
    interest_rate: sure,
    principal_and_interest: sure,
  })
})
