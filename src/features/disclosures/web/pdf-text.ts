import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PositionedText } from '#domain/disclosures/reading.ts'
import { MOST_PAGES, type PdfProblem } from '../pdf-problem.ts'
import { type FontDoubts, fontDoubts } from './font-doubts.ts'
import { type Glyph, type PageText, wordsOf } from './glyph-walk.ts'
import { fileProblem } from './pdf-file.ts'
import { markStage } from './reading-stages.ts'
import type { WalkedText } from './seen-text.ts'
import { letterOf } from './sign-fonts.ts'
import { unnamedLetters } from './unnamed-letters.ts'

/** A page of small print has three thousand words. */
const MOST_WORDS = 30_000
const MOST_WORDS_TOGETHER = 300_000
export const LONGEST_READING_MS = 60_000

export interface PdfPageText {
  page: number
  width: number
  height: number
  /** How the page is turned to be read, clockwise; a disclosure may lie on its side, whatever the file says. */
  rotation: number
  words: PositionedText[]
  /** Its text can only be read from a picture of it. */
  isPicture: boolean
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
    markStage('opened')
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
  const doubts = fontDoubts(pdfjs.OPS)
  const letters = unnamedLetters()
  let together = 0
  for (let number = 1; number <= count; number++) {
    const page = await document.getPage(number)
    const operations = await page.getOperatorList()
    const look = (rotation: number) => {
      const viewport = page.getViewport({ scale: 1, rotation })
      const { turn, ...text } = wordsOf(operations, {
        ops: pdfjs.OPS,
        base: viewport.transform as [number, number, number, number, number, number],
        view: [0, 0, viewport.width, viewport.height],
        page: number,
        fontOf: font => {
          const known = knownFont(page, font)
          const nameOf = ({ unicode, originalCharCode }: Glyph) =>
            letters.letterOf(font, originalCharCode, letterOf(unicode, known?.name ?? ''))
          return {
            unit: Math.abs(known?.fontMatrix?.[0] ?? 0.001),
            letterOf: glyph => (doubts.isDash(page, font, glyph) ? '–' : nameOf(glyph)),
            doubt: glyph => doubts.of(page, font, glyph),
          }
        },
        isShown: layer => layers.isVisible(layer),
        most: MOST_WORDS,
      })
      const isPicture = isPictured(text)
      return {
        page: number,
        width: viewport.width,
        height: viewport.height,
        rotation,
        words: text.words,
        isPicture,
        turn,
      }
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
  const known = letters.named(pages.flatMap(({ words }) => words)).map(word => knownWord(word, doubts))
  return { ok: true, pages: pages.map(page => ({ ...page, words: known.filter(word => word.page === page.page) })) }
}

function knownWord({ suspects = [], ...word }: WalkedText, doubts: FontDoubts): PositionedText {
  return suspects.some(suspect => doubts.isWrong(suspect)) ? { ...word, certainty: DOUBTFUL } : word
}

const DOUBTFUL = 0.5
const FEWEST_WORDS = 5
const FEWEST_SHAPES = 200
const PICTURED = 0.2
const MOSTLY_PICTURED = 0.5
const MOST_TYPED = 150
const FEWEST_LETTERS = 100
/** Eight letters make three fifths of any English text; taken for one another, letters would make a third. */
const FEWEST_USUAL = 0.48
const MOST_NAMELESS = 0.1
/** Dots and lines that lead from a name to its amount say nothing about letters. */
const LEADERS = /[._]{4,}/g
const MONEY = /[$%]\s*\d|\d[.,]\d|\d%/

/** A page of a scan, one whose letters are drawings, or one whose figures lie under a picture or are not painted at all. */
function isPictured({ words, covered, unpainted, pictured, shapes }: Omit<PageText, 'turn'>): boolean {
  const seen = words.filter(({ color, certainty }) => color !== '#ffffff' && certainty === 1)
  const isGraphic = pictured > PICTURED || shapes > FEWEST_SHAPES
  if (seen.length < FEWEST_WORDS) return isGraphic
  // Figures that were typed onto a picture of the form.
  const figures = seen.filter(({ text }) => /\d/.test(text))
  if (pictured > MOSTLY_PICTURED && seen.length < MOST_TYPED && figures.length > 0.25 * seen.length) return true
  if (isUnreadable(seen.map(({ text }) => text.replace(LEADERS, '')).join(''))) return true
  // Some programs hide a mark or the number of a barcode; somebody's reading of a scan is as long as the page.
  const hidden = unpainted.filter(({ text }) => /\d/.test(text))
  return covered.some(({ text }) => MONEY.test(text)) || (pictured > PICTURED && hidden.length > figures.length)
}

/** Letters without a table that says which they are: what people see is only in the picture. */
function isUnreadable(text: string): boolean {
  const share = (letters: RegExp, of: string) => (of.match(letters)?.length ?? 0) / Math.max(1, of.length)
  const letters = text.replace(/[^a-z]/gi, '')
  const isNoEnglish = letters.length > FEWEST_LETTERS && share(/[etaoinsr]/gi, letters) < FEWEST_USUAL
  return share(/[a-z0-9]/gi, text) < 0.5 || share(/\ufffd/g, text) > MOST_NAMELESS || isNoEnglish
}

interface KnownFont {
  fontMatrix?: number[]
  name?: string
}

function knownFont(page: Pdfjs.PDFPageProxy, font: string): KnownFont | null {
  return page.commonObjs.has(font) ? page.commonObjs.get(font) : null
}

function problemOf(error: unknown, hadPassword: boolean): PdfProblem {
  const name = error instanceof Error ? error.name : ''
  if (name === 'PasswordException') return hadPassword ? 'password-wrong' : 'password-needed'
  return 'broken'
}
