import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FileReading } from '../../src/domain/disclosures/reading.ts'
import { disclosuresOnPages, lookAtPages } from '../../src/features/disclosures/web/look-at-pages.ts'
import { MOST_PIXELS } from '../../src/features/disclosures/web/pdf-work.ts'
import { type PictureDesk, type PictureThread, pictureDesk } from '../../src/features/disclosures/web/picture-desk.ts'
import type { PictureAnswer } from '../../src/features/disclosures/web/picture-engine.ts'
import { type FileAnswer, pagesToLookAt, readFile } from '../../src/features/disclosures/web/read-file.ts'
import { greyFile, renderLarge } from '../../src/features/disclosures/web/render-large.ts'

const MOST_AT_A_TIME = 2
const MOST_PAGES = 12

/** A file as text, and what is only a picture as a picture: what the page reads in a browser, with Node's threads. */
export async function readAny(data: Uint8Array): Promise<FileAnswer> {
  const answer = await readFile(pdfjs, data)
  if (!answer.ok) return answer
  const numbers = pagesToLookAt(answer.reading, answer.pages).slice(0, MOST_PAGES)
  if (numbers.length === 0) return answer
  const { signal } = new AbortController()
  const desk = await nodeDesk(Math.min(MOST_AT_A_TIME, numbers.length, availableParallelism()), signal)
  const task = openForRendering(data)
  try {
    const pdf = await task.promise
    const render = async (page: number) => greyFile(await renderLarge(pdf, page))
    const looked = await lookAtPages(numbers, render, desk, { signal })
    const reading: FileReading = disclosuresOnPages(answer.pages, looked)
    return { ...answer, reading }
  } finally {
    desk.end()
    await task.destroy()
  }
}

/** Opens a file for rendering, with substitutes for fonts that it does not embed. */
export function openForRendering(data: Uint8Array): pdfjs.PDFDocumentLoadingTask {
  return pdfjs.getDocument({
    data: data.slice(),
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    standardFontDataUrl: `${join(folderOf('pdfjs-dist/package.json'), 'standard_fonts')}/`,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    verbosity: 0,
  })
}

/** As many threads as asked for, each with a reader of pictures of its own. */
export function nodeDesk(size: number, signal: AbortSignal): Promise<PictureDesk> {
  const wasm = readFileSync(join(folderOf('tesseract.js-core/package.json'), 'tesseract-core-simd-lstm.wasm'))
  const language = gunzipSync(
    readFileSync(join(folderOf('@tesseract.js-data/eng/package.json'), '4.0.0_best_int', 'eng.traineddata.gz')),
  )
  return pictureDesk(thread, { wasm: ownBytes(wasm), language: ownBytes(language) }, size, signal)
}

function ownBytes(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}

function folderOf(file: string): string {
  return dirname(createRequire(import.meta.url).resolve(file))
}

function thread(): PictureThread {
  const worker = new Worker(new URL('../picture-thread.ts', import.meta.url))
  return {
    send: (request, given) => worker.postMessage(request, given),
    listen(answered, ended) {
      worker.removeAllListeners()
      worker.on('message', (said: PictureAnswer) => answered(said))
      worker.on('error', ended)
    },
    end: () => void worker.terminate(),
  }
}
