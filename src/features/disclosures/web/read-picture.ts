import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { judgedReadings } from '#domain/disclosures/judged-readings.ts'
import type { FileReading } from '#domain/disclosures/reading.ts'
import { hasFigures } from '../shown-figures.ts'
import { preparePdfWorker, takePdfWorker } from './disclosure-workers.ts'
import { disclosuresOnPages, lookAtPages } from './look-at-pages.ts'
import { type PagePicture, renderedPictures } from './page-pictures.ts'
import { type PdfPageText, pdfText } from './pdf-text.ts'
import { fewWords, type PicturePage, photoPage, scannedPages, turnedPicture } from './picture-pages.ts'
import { startPictureReader } from './picture-reader.ts'
import { type ReadDisclosure, readDisclosure } from './read-disclosure.ts'

/** A Closing Disclosure with a cover page and addenda. */
const MOST_PAGES = 12
/** Two pages at a time, where there are two processors and memory for a second reader. */
const MOST_AT_A_TIME = 2
const ENOUGH_GIGABYTES = 4

export interface PictureOptions {
  password?: string
  signal: AbortSignal
  /** `percent` of the page that is being read. */
  onProgress(page: number, of: number, percent: number): void
}

export interface ReadPicture {
  reading: FileReading
  disclosures: ReadDisclosure[]
  /** How many pages were read of how many, where somebody stopped it. */
  read: number
  of: number
}

/**
 * Reads a scan or a photo. It stays on the device; what is read is held to be unsure until the disclosure's own sums prove
 * it.
 */
export async function readPicture(file: File, options: PictureOptions): Promise<ReadPicture> {
  const { signal, onProgress } = options
  onProgress(0, 0, 0)
  const isPhoto = file.type.startsWith('image/')
  const data = isPhoto ? null : new Uint8Array(await file.arrayBuffer())
  const texts = data ? await textOf(data, options) : []
  const numbers = data ? pictured(texts) : [1]
  const desk = await startPictureReader(atATime(numbers.length), signal)
  try {
    // The browser takes most memory while it makes the reader quick: better now than beside a page.
    await Promise.all(Array.from({ length: desk.size }, () => desk.read(fewWords(), [{ kind: 'words' }])))
    const scanned = data
      ? await scannedPages(data, numbers, options.password, signal)
      : new Map([[1, await photoPage(file)]])
    const looked = await lookAtPages(numbers, page => greyOf(scanned, page), desk, { signal, onProgress })
    const pictures = new Map<number, Promise<PagePicture | null>>()
    for (const { page, turn } of looked) {
      const picture = scanned.get(page)?.picture
      if (picture) pictures.set(page, turnedPicture(picture, turn))
    }
    const reading = disclosuresOnPages(texts, looked)
    const ended = { reading, read: looked.length, of: numbers.length }
    if (reading.kind === 'unknown') return { ...ended, disclosures: [] }
    const shown = renderedPictures(pictures)
    const filled = reading.disclosures.filter(({ disclosure }) => hasFigures(disclosure))
    const found = { pages: [...looked, ...texts], pictures: shown, other_pages: reading.other_pages }
    const disclosures = filled.map(disclosure => readDisclosure(disclosure, judgedReadings(disclosure), found))
    return { ...ended, disclosures }
  } finally {
    desk.end()
    preparePdfWorker()
  }
}

async function textOf(data: Uint8Array, { password, signal }: PictureOptions): Promise<PdfPageText[]> {
  const thread = takePdfWorker()
  const worker = pdfjs.PDFWorker.create({ port: thread })
  try {
    const text = await pdfText(pdfjs, data, { worker, password, signal })
    if (!text.ok) throw new Error(`The file could not be opened again: ${text.problem}`)
    return text.pages
  } finally {
    worker.destroy()
    thread.terminate()
  }
}

function pictured(texts: readonly PdfPageText[]): number[] {
  const numbers = texts.filter(({ isPicture }) => isPicture).map(({ page }) => page)
  return (numbers.length > 0 ? numbers : texts.map(({ page }) => page)).slice(0, MOST_PAGES)
}

function atATime(pages: number): number {
  const { hardwareConcurrency = 1, deviceMemory = ENOUGH_GIGABYTES } = navigator as Navigator & {
    deviceMemory?: number
  }
  return deviceMemory < ENOUGH_GIGABYTES ? 1 : Math.max(1, Math.min(MOST_AT_A_TIME, pages, hardwareConcurrency))
}

async function greyOf(scanned: ReadonlyMap<number, PicturePage>, page: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array((await scanned.get(page)?.grey.arrayBuffer()) ?? new ArrayBuffer(0))
}
