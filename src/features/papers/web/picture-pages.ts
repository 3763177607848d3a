import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { packed } from './draw-pages.ts'
import type { PagePicture } from './page-pictures.ts'
import { takePdfWorker } from './paper-workers.ts'
import { readableFile } from './picture-pixels.ts'

/** As wide as a page at 200 dots per inch: finer is slower and reads no better. */
const PAGE_WIDTH = 1700
const MOST_HEIGHT = 3 * PAGE_WIDTH
/** A scan of a letter page at 600 dots per inch. */
const MOST_PIXELS = 36_000_000
/** A disclosure with a cover page and addenda. */
const MOST_PAGES = 12

/** A page of a scan or a photo: what the reader gets, and what people see. */
export interface PicturePage {
  /** A picture file of its grey pixels; as a blob it waits outside of the tab's memory. */
  grey: Blob
  picture: PagePicture
}

/** The pages of a scan or a photo, as pictures of one width. Only one of them lies in memory unpacked. */
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
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The picture could not be drawn')
  const { width, height } = canvas
  const grey = readableFile(width, height, (top, rows) => context.getImageData(0, top, width, rows).data)
  return { grey: new Blob([grey]), picture: await packed(canvas) }
}

function blank(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = PAGE_WIDTH
  canvas.height = Math.min(MOST_HEIGHT, Math.max(1, Math.round((height / width) * PAGE_WIDTH)))
  return canvas
}
