import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { packed } from './draw-pages.ts'
import type { PagePicture } from './page-pictures.ts'
import { takePdfWorker } from './paper-workers.ts'
import { MOST_PIXELS } from './pdf-work.ts'
import { readableFile } from './picture-pixels.ts'

/** As wide as a page at 200 dots per inch: finer is slower and reads no better. */
const PAGE_WIDTH = 1700
const LONGEST = 3 * PAGE_WIDTH
/** A disclosure with a cover page and addenda. */
const MOST_PAGES = 12

const WORDS_WIDTH = 600
const WORDS_PITCH = 40
const WORDS = ['LOAN ESTIMATE 123456789', 'Closing Costs $8,054', 'Interest Rate 3.875%', 'Cash to Close $16,054']

/** A page of a scan or a photo: what the reader gets, and what people see. */
export interface PicturePage {
  /** A picture file of its grey pixels; as a blob it waits outside of the tab's memory. */
  grey: Blob
  picture: PagePicture
}

/** The pages of a scan or a photo, as pictures of one size. Only one of them lies in memory unpacked. */
export async function picturePages(file: File, signal: AbortSignal): Promise<PicturePage[]> {
  return file.type.startsWith('image/') ? [await pageOf(await photo(file))] : scannedPages(file, signal)
}

async function photo(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = blank(bitmap.width, bitmap.height)
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

async function scannedPages(file: File, signal: AbortSignal): Promise<PicturePage[]> {
  const thread = takePdfWorker()
  const worker = pdfjs.PDFWorker.create({ port: thread })
  const task = pdfjs.getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker,
    useWasm: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    verbosity: 0,
  })
  try {
    const pdf = await task.promise
    const pages: PicturePage[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && !signal.aborted; number++) {
      const page = await pdf.getPage(number)
      const size = page.getViewport({ scale: 1 })
      const canvas = blank(size.width, size.height)
      const viewport = page.getViewport({ scale: canvas.width / size.width })
      await page.render({ canvas, viewport, annotationMode: pdfjs.AnnotationMode.DISABLE }).promise
      page.cleanup()
      pages.push(await pageOf(canvas))
    }
    return pages
  } finally {
    await task.destroy()
    worker.destroy()
    thread.terminate()
  }
}

async function pageOf(canvas: HTMLCanvasElement): Promise<PicturePage> {
  return { grey: new Blob([greyFile(canvas)]), picture: await packed(canvas) }
}

function greyFile(canvas: HTMLCanvasElement): Uint8Array<ArrayBuffer> {
  const context = contextOf(canvas)
  const { width, height } = canvas
  return readableFile(width, height, (top, rows) => context.getImageData(0, top, width, rows).data)
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The picture could not be drawn')
  return context
}

/** The same page turned clockwise. */
export async function turned(page: PicturePage, degrees: 90 | 180 | 270): Promise<PicturePage> {
  const image = new Image()
  image.src = page.picture.url
  await image.decode()
  URL.revokeObjectURL(page.picture.url)
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = degrees === 180 ? blank(width, height) : blank(height, width)
  const context = contextOf(canvas)
  const scale = canvas.width / (degrees === 180 ? width : height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.scale(scale, scale)
  context.drawImage(image, -width / 2, -height / 2)
  return pageOf(canvas)
}

/** A picture of a few words of the form, to try the reader with. */
export function fewWords(): ArrayBuffer {
  const canvas = document.createElement('canvas')
  canvas.width = WORDS_WIDTH
  canvas.height = (WORDS.length + 1) * WORDS_PITCH
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

/** A page that lies on its side is drawn as large as one that stands. */
function blank(width: number, height: number): HTMLCanvasElement {
  const scale = PAGE_WIDTH / Math.min(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(LONGEST, Math.max(1, Math.round(width * scale)))
  canvas.height = Math.min(LONGEST, Math.max(1, Math.round(height * scale)))
  return canvas
}
