import * as pdfjs from 'pdfjs-dist'
import { withChecks } from '#domain/papers/check.ts'
import { checkPaper } from '#domain/papers/checks.ts'
import type { PaperReading } from '#domain/papers/reading.ts'
import { startPdfWorker } from './paper-workers.ts'
import type { PdfOptions } from './pdf-text.ts'
import { PICTURE_SCALE } from './picture-scale.ts'
import { type FileAnswer, readFile } from './read-file.ts'
import { type PagePictures, type ReadPaper, readPaper } from './read-paper.ts'

/** Pages beyond these are no form's; a picture of each would fill the memory. */
const MOST_PICTURES = 12

export interface ReadInBrowser {
  answer: FileAnswer
  papers: ReadPaper[]
}

/** Files are read one after the other: pdf.js knows one worker at a time, and a phone has memory for one. */
let turn: Promise<unknown> = Promise.resolve()
/** The worker of the next file waits already, so that a file can be read after the network is gone. */
let waiting: Worker | null = null

/** Reads a file and draws its pages. Nothing of it leaves the device: the worker that holds it may ask for nothing. */
export function readInBrowser(data: Uint8Array, options: PdfOptions): Promise<ReadInBrowser> {
  const read = turn.then(() => readOne(data, options))
  turn = read.catch(() => undefined)
  return read
}

async function readOne(data: Uint8Array, options: PdfOptions): Promise<ReadInBrowser> {
  if (options.signal?.aborted) return STOPPED
  const worker = waiting ?? startPdfWorker()
  waiting = null
  pdfjs.GlobalWorkerOptions.workerPort = worker
  try {
    return await Promise.race([readAndDraw(data, options), stopped(options.signal)])
  } finally {
    pdfjs.GlobalWorkerOptions.workerPort = null
    // Whatever the file did to it ends with it.
    worker.terminate()
    waiting = startPdfWorker()
  }
}

const STOPPED: ReadInBrowser = { answer: { ok: false, problem: 'cancelled' }, papers: [] }

/** Whoever stops does not wait until a busy worker agrees: it ends with its file, and the next file begins. */
function stopped(signal: AbortSignal | undefined): Promise<ReadInBrowser> {
  return new Promise(resolve => signal?.addEventListener('abort', () => resolve(STOPPED), { once: true }))
}

async function readAndDraw(data: Uint8Array, options: PdfOptions): Promise<ReadInBrowser> {
  const answer = await readFile(pdfjs, data, options)
  const pages = answer.ok ? answer.reading.papers.flatMap(paper => paper.pages) : []
  const pictures = pages.length > 0 ? await draw(data, pages.slice(0, MOST_PICTURES), options) : new Map()
  return { answer, papers: answer.ok ? answer.reading.papers.map(paper => judged(paper, pictures)) : [] }
}

/** A picture that cannot be drawn leaves the figures without one; they were read already. */
async function draw(data: Uint8Array, pages: number[], { password, signal }: PdfOptions): Promise<PagePictures> {
  const pictures = new Map<number, HTMLCanvasElement>()
  const task = pdfjs.getDocument({
    data: data.slice(),
    password,
    useWasm: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: 4_000_000,
    verbosity: 0,
  })
  try {
    const pdf = await task.promise
    for (const number of pages) {
      if (signal?.aborted) break
      const page = await pdf.getPage(number)
      const viewport = page.getViewport({ scale: PICTURE_SCALE })
      const canvas = document.createElement('canvas')
      canvas.width = Math.min(2400, Math.ceil(viewport.width))
      canvas.height = Math.min(3200, Math.ceil(viewport.height))
      // Values may be typed into fields of the form, so these are drawn; on a canvas no link and no script comes alive.
      await page.render({ canvas, viewport, annotationMode: pdfjs.AnnotationMode.ENABLE }).promise
      pictures.set(number, canvas)
      page.cleanup()
    }
  } catch {
    return pictures
  } finally {
    await task.destroy()
  }
  return pictures
}

/** Sure is only what was read clearly and what the paper's own sums agree with. */
function judged(reading: PaperReading, pictures: PagePictures): ReadPaper {
  return readPaper(reading, withChecks(reading.readings, checkPaper(reading.paper)), pictures)
}
