import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PositionedText } from '#domain/papers/reading.ts'
import { MOST_PAGES, type PdfProblem } from '../pdf-problem.ts'
import { type FontFacts, wordsOf } from './glyph-walk.ts'
import { fileProblem } from './pdf-file.ts'
import { reached } from './reading-stages.ts'

/** A page of small print has three thousand words. */
const MOST_WORDS = 30_000
const MOST_WORDS_TOGETHER = 300_000
export const LONGEST_READING_MS = 60_000

export interface PdfPageText {
  page: number
  width: number
  height: number
  /** How the page is turned to be read, clockwise; a paper may lie on its side, whatever the file says. */
  rotation: number
  words: PositionedText[]
}

export type PdfText = { ok: true; pages: PdfPageText[] } | { ok: false; problem: PdfProblem; page_count?: number }

export interface PdfOptions {
  password?: string
  /** The browser's own, which is ended with the file; without one, pdf.js takes what it finds. */
  worker?: Pdfjs.PDFWorker
  /** Ends the reading, and with it the worker that holds the file. */
  signal?: AbortSignal
  onPage?: (done: number, of: number) => void
}

/**
 * The words of a PDF. Scripts, links, attachments and pictures in it are never touched: pdf.js only parses here, and what
 * it parses are drawing operations.
 */
export async function pdfText(pdfjs: typeof Pdfjs, data: Uint8Array, options: PdfOptions = {}): Promise<PdfText> {
  const problem = await fileProblem(data)
  if (problem) return { ok: false, problem }
  if (options.signal?.aborted) return { ok: false, problem: 'cancelled' }
  // pdf.js takes the bytes away from whoever gives them.
  const task = pdfjs.getDocument({
    ...readOnly,
    data: data.slice(),
    password: options.password,
    worker: options.worker,
  })
  let ended: PdfProblem | null = null
  const end = (why: PdfProblem) => {
    ended ??= why
    void task.destroy()
  }
  const cancel = () => end('cancelled')
  options.signal?.addEventListener('abort', cancel, { once: true })
  const late = setTimeout(() => end('too-much-inside'), LONGEST_READING_MS)
  try {
    const document = await task.promise
    reached('opened')
    return await readPages(pdfjs, document, options)
  } catch (error) {
    return { ok: false, problem: ended ?? problemOf(error, options.password !== undefined) }
  } finally {
    clearTimeout(late)
    options.signal?.removeEventListener('abort', cancel)
    // One that was ended may be too busy to say that it has; its worker goes all the same.
    if (ended === null) await task.destroy()
  }
}

const readOnly = {
  useWasm: false,
  disableFontFace: true,
  useSystemFonts: false,
  stopAtErrors: false,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  // Pictures say nothing about words; skipping them all also skips the ones that are bombs.
  maxImageSize: 0,
  // The names of fonts: one of signs writes a marked box with a letter.
  fontExtraProperties: true,
  verbosity: 0,
}

async function readPages(
  pdfjs: typeof Pdfjs,
  document: Pdfjs.PDFDocumentProxy,
  { onPage }: PdfOptions,
): Promise<PdfText> {
  const count = document.numPages
  if (count > MOST_PAGES) return { ok: false, problem: 'too-many-pages', page_count: count }
  const layers = await document.getOptionalContentConfig({ intent: 'display' })
  const pages: PdfPageText[] = []
  let together = 0
  for (let number = 1; number <= count; number++) {
    const page = await document.getPage(number)
    const operations = await page.getOperatorList()
    const look = (rotation: number) => {
      const viewport = page.getViewport({ scale: 1, rotation })
      const { words, turn } = wordsOf(operations, {
        ops: pdfjs.OPS,
        base: viewport.transform as [number, number, number, number, number, number],
        page: number,
        fontOf: font => fontOf(page, font),
        isShown: layer => layers.isVisible(layer),
        most: MOST_WORDS,
      })
      return { page: number, width: viewport.width, height: viewport.height, rotation, words, turn }
    }
    const lying = look(page.rotate)
    const { turn, ...read } = lying.turn === 0 ? lying : look((page.rotate + lying.turn) % 360)
    const { words } = read
    together += words.length
    if (words.length >= MOST_WORDS || together > MOST_WORDS_TOGETHER) return { ok: false, problem: 'too-much-inside' }
    pages.push(read)
    page.cleanup()
    onPage?.(number, count)
  }
  return { ok: true, pages }
}

function fontOf(page: Pdfjs.PDFPageProxy, font: string): FontFacts {
  const known: { fontMatrix?: number[]; name?: string } | null = page.commonObjs.has(font)
    ? page.commonObjs.get(font)
    : null
  return { unit: Math.abs(known?.fontMatrix?.[0] ?? 0.001), name: known?.name ?? '' }
}

function problemOf(error: unknown, hadPassword: boolean): PdfProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return hadPassword ? 'password-wrong' : 'password-needed'
  return 'broken'
}
