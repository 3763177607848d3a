import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readDisclosures } from '#domain/disclosures/reader/read.ts'
import type { FileReading } from '#domain/disclosures/reading.ts'
import type { PdfProblem } from '../pdf-problem.ts'
import { type PdfOptions, type PdfPageText, pdfText } from './pdf-text.ts'
import { markStage } from './reading-stages.ts'

export type FileAnswer = { ok: true; reading: FileReading; pages: PdfPageText[] } | { ok: false; problem: PdfProblem }

/** From the bytes of a file to the disclosures in it. pdf.js comes from whoever calls: a browser's worker, or Node. */
export async function readFile(pdfjs: typeof Pdfjs, data: Uint8Array, options: PdfOptions = {}): Promise<FileAnswer> {
  const text = await pdfText(pdfjs, data, options)
  if (!text.ok) return { ok: false, problem: text.problem }
  markStage('words')
  // What only a picture tells is not believed to be what the file says that it is.
  const words = text.pages.flatMap(page => (page.isPicture ? [] : page.words))
  const reading = withPictures(
    readDisclosures(
      words,
      text.pages.map(({ isPicture, ...page }) => page),
    ),
    text.pages,
  )
  markStage('read')
  return { ok: true, reading, pages: text.pages }
}

/** What is no disclosure as text may be one as a picture. */
function withPictures(reading: FileReading, pages: readonly PdfPageText[]): FileReading {
  const isOpen = reading.kind === 'unknown' && (reading.why === 'other' || reading.why === 'empty')
  return isOpen && pages.some(({ isPicture }) => isPicture)
    ? { kind: 'unknown', why: 'picture', disclosures: [] }
    : reading
}

/** Pages that must be looked at, because without them there is no disclosure, or only a part of one. */
export function pagesToLookAt(reading: FileReading, pages: readonly PdfPageText[]): number[] {
  const pictures = pages.filter(({ isPicture }) => isPicture).map(({ page }) => page)
  const isWhole =
    reading.kind === 'unknown'
      ? reading.why !== 'picture'
      : reading.disclosures.every(({ missing_pages }) => missing_pages.length === 0)
  return isWhole ? [] : pictures
}
