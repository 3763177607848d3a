import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readPapers } from '#domain/papers/reader/read.ts'
import type { FileReading } from '#domain/papers/reading.ts'
import type { PdfProblem } from '../pdf-problem.ts'
import { type PdfOptions, pdfText } from './pdf-text.ts'
import { reached } from './reading-stages.ts'

export type FileAnswer =
  | { ok: true; reading: FileReading; rotations: ReadonlyMap<number, number> }
  | { ok: false; problem: PdfProblem }

/** From the bytes of a file to the papers in it. pdf.js comes from whoever calls: a browser's worker, or Node. */
export async function readFile(pdfjs: typeof Pdfjs, data: Uint8Array, options: PdfOptions = {}): Promise<FileAnswer> {
  const text = await pdfText(pdfjs, data, options)
  if (!text.ok) return { ok: false, problem: text.problem }
  const rotations = new Map(text.pages.map(({ page, rotation }) => [page, rotation]))
  reached('words')
  const words = text.pages.flatMap(page => page.words)
  const reading = readPapers(words, text.pages)
  reached('read')
  return { ok: true, reading, rotations }
}
