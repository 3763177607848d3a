import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { takePdfWorker } from './disclosure-workers.ts'
import type { Turn } from './grey-picture.ts'
import type { PagePicture } from './page-pictures.ts'
import { MOST_PIXELS } from './pdf-work.ts'
import { greyFile, largeSize, renderLarge } from './render-large.ts'
import { packed } from './render-pages.ts'

const WORDS_WIDTH = 600
const WORDS_PITCH = 40
const WORDS = ['LOAN ESTIMATE 123456789', 'Closing Costs $8,054', 'Interest Rate 3.875%', 'Cash to Close $16,054']

/** A page of a scan or a photo: what the reader gets, and what people see. */
export interface PicturePage {
  /** A picture file of its grey pixels; as a blob it waits outside of the tab's memory. */
  grey: Blob
  picture: PagePicture
}

export async function photoPage(file: File): Promise<PicturePage> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = blank(largeSize(bitmap.width, bitmap.height))
  contextOf(canvas).drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return pageOf(canvas)
}

/** The pages of a scan by their numbers, as pictures of one size. Only one of them lies in memory unpacked. */
export async function scannedPages(
  data: Uint8Array,
  numbers: readonly number[],
  password: string | undefined,
  signal: AbortSignal,
): Promise<Map<number, PicturePage>> {
  const thread = takePdfWorker()
  const worker = pdfjs.PDFWorker.create({ port: thread })
  const task = pdfjs.getDocument({
    data,
    password,
    worker,
    useWasm: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    verbosity: 0,
  })
  // Whoever stops does not wait for a page that takes long to render.
  const end = () => thread.terminate()
  signal.addEventListener('abort', end, { once: true })
  try {
    const pdf = await unlessStopped(task.promise, signal)
    const pages = new Map<number, PicturePage>()
    for (const number of numbers) {
      pages.set(number, await pageOf(await unlessStopped(renderLarge(pdf, number), signal)))
    }
    await task.destroy()
    return pages
  } finally {
    signal.removeEventListener('abort', end)
    worker.destroy()
    end()
  }
}

function unlessStopped<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('Reading was stopped', 'AbortError'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

async function pageOf(canvas: HTMLCanvasElement): Promise<PicturePage> {
  return { grey: new Blob([greyFile(canvas)]), picture: await packed(canvas) }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The picture could not be drawn')
  return context
}

/** The same picture turned clockwise, as its words were read. */
export async function turnedPicture(picture: PagePicture, turn: Turn): Promise<PagePicture> {
  if (turn === 0) return picture
  const image = new Image()
  image.src = picture.url
  await image.decode()
  URL.revokeObjectURL(picture.url)
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = blank(turn === 180 ? { width, height } : { width: height, height: width })
  const context = contextOf(canvas)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turn * Math.PI) / 180)
  context.drawImage(image, -width / 2, -height / 2)
  return packed(canvas)
}

/** A picture of a few words of the form, to try the reader with. */
export function fewWords(): ArrayBuffer {
  const canvas = blank({ width: WORDS_WIDTH, height: (WORDS.length + 1) * WORDS_PITCH })
  const context = contextOf(canvas)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  context.font = '26px sans-serif'
  WORDS.forEach((line, at) => {
    context.fillText(line, WORDS_PITCH, (at + 1) * WORDS_PITCH)
  })
  const { buffer } = greyFile(canvas)
  canvas.width = 0
  canvas.height = 0
  return buffer
}

function blank({ width, height }: { width: number; height: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}
