import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { checkDisclosure } from '#domain/disclosures/checks.ts'
import { judgedReadings } from '#domain/disclosures/judged-readings.ts'
import { unitAt, valueAt } from '../figure-path.ts'
import { figureText } from '../figure-text.ts'
import { hasFigures, shownFigures } from '../shown-figures.ts'
import { preparePdfWorker, takePdfWorker, workerFailed } from './disclosure-workers.ts'
import { LONGEST_READING_MS, type PdfOptions } from './pdf-text.ts'
import { type ReadDisclosure, readDisclosure } from './read-disclosure.ts'
import { type FileAnswer, pagesToLookAt, readFile } from './read-file.ts'
import { markStage } from './reading-stages.ts'
import { idle, picturesOnDemand } from './render-pages.ts'

/** Pages beyond these are no form's; rendering each would take long. */
const MOST_PICTURES = 12

export interface ReadInBrowser {
  answer: FileAnswer
  disclosures: ReadDisclosure[]
}

/** Files are read one after the other: a phone has memory for one. */
let turn: Promise<unknown> = Promise.resolve()

let rehearsal: AbortController | null = null

/**
 * Reads a disclosure of our own in the worker that waits, and forgets it. A browser makes code quick when it has run once: on a
 * phone the first disclosure would take twice as long as the next.
 */
export async function warmUp(own: Uint8Array): Promise<void> {
  if (rehearsal) return
  const stop = new AbortController()
  rehearsal = stop
  await idle()
  if (stop.signal.aborted) return
  const worker = pdfjs.PDFWorker.create({ port: preparePdfWorker() })
  const answer = await readFile(pdfjs, own, { worker, signal: stop.signal })
  if (!answer.ok) return
  for (const { disclosure } of answer.reading.disclosures) {
    checkDisclosure(disclosure)
    for (const path of shownFigures(disclosure, new Set())) figureText(valueAt(disclosure, path), unitAt(path))
  }
}

/** Reads a file. Nothing of it leaves the device: the worker that holds it may ask for nothing. */
export function readInBrowser(data: Uint8Array, options: PdfOptions): Promise<ReadInBrowser> {
  // The file itself is the better rehearsal.
  rehearsal ??= new AbortController()
  rehearsal.abort()
  const read = turn.then(() => readOne(data, options))
  turn = read.catch(() => undefined)
  return read
}

async function readOne(data: Uint8Array, options: PdfOptions): Promise<ReadInBrowser> {
  if (options.signal?.aborted) return STOPPED
  const thread = takePdfWorker()
  const worker = pdfjs.PDFWorker.create({ port: thread })
  // Whatever the file did to its worker ends with it.
  const end = () => {
    worker.destroy()
    thread.terminate()
  }
  try {
    const answer = await Promise.race([
      readFile(pdfjs, data, { ...options, worker }),
      stopped(options.signal),
      workerFailed(thread),
      tooLong(LONGEST_READING_MS),
    ])
    if (!answer.ok || answer.reading.kind === 'unknown') {
      end()
      return { answer, disclosures: [] }
    }
    if (pagesToLookAt(answer.reading, answer.pages).length > 0) {
      end()
      return { answer: { ok: false, problem: 'picture-pages' }, disclosures: [] }
    }
    const filled = answer.reading.disclosures.filter(({ disclosure }) => hasFigures(disclosure))
    if (filled.length === 0) {
      end()
      return { answer: { ok: false, problem: 'blank-form' }, disclosures: [] }
    }
    const pages = filled.flatMap(disclosure => disclosure.pages).slice(0, MOST_PICTURES)
    const rotations = new Map(answer.pages.map(({ page, rotation }) => [page, rotation]))
    const upright = pages.map(page => ({ page, rotation: rotations.get(page) }))
    const pictures = picturesOnDemand(() => openForRendering(worker, data, options.password), upright, end)
    const file = { pages: answer.pages, pictures, other_pages: answer.reading.other_pages }
    // Sure is only what was read clearly and what the disclosure's own sums agree with.
    const disclosures = filled.map(disclosure => readDisclosure(disclosure, judgedReadings(disclosure), file))
    markStage('checked')
    return { answer, disclosures }
  } catch (error) {
    end()
    throw error
  } finally {
    // Not at once: it would compete with showing the figures.
    void idle().then(preparePdfWorker)
  }
}

const CANCELLED: FileAnswer = { ok: false, problem: 'cancelled' }
const STOPPED: ReadInBrowser = { answer: CANCELLED, disclosures: [] }

/** Whoever stops does not wait until a busy worker agrees: it ends with its file, and the next file begins. */
function stopped(signal: AbortSignal | undefined): Promise<FileAnswer> {
  return new Promise(resolve => signal?.addEventListener('abort', () => resolve(CANCELLED), { once: true }))
}

/** A worker that is busy without end never hears that its time is over, so nobody asks it: its thread ends. */
async function tooLong(milliseconds: number): Promise<FileAnswer> {
  await new Promise(resolve => setTimeout(resolve, milliseconds))
  return { ok: false, problem: 'too-much-inside' }
}

function openForRendering(worker: pdfjs.PDFWorker, data: Uint8Array, password: string | undefined) {
  return pdfjs.getDocument({
    data,
    password,
    worker,
    useWasm: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: 4_000_000,
    verbosity: 0,
  })
}
