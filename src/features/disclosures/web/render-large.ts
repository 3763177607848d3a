import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { greyFileOf } from './picture-pixels.ts'

/** As wide as a page at 200 dots per inch: finer is slower and reads no better. */
const PAGE_WIDTH = 1700
const LONGEST = 3 * PAGE_WIDTH

/** How large a page or a photo is rendered; one that lies on its side as large as one that stands. */
export function largeSize(width: number, height: number): { width: number; height: number } {
  const scale = PAGE_WIDTH / Math.min(width, height)
  const dots = (length: number) => Math.min(LONGEST, Math.max(1, Math.round(length * scale)))
  return { width: dots(width), height: dots(height) }
}

/** A page as people see it, with what was typed into its fields. No link and no script comes alive on a canvas. */
export async function renderLarge(pdf: Pdfjs.PDFDocumentProxy, number: number): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(number)
  const points = page.getViewport({ scale: 1 })
  const { width, height } = largeSize(points.width, points.height)
  // The browser's own canvas, or what pdf.js takes for one in Node.
  const maker = pdf.canvasFactory as { create(width: number, height: number): { canvas: HTMLCanvasElement } }
  const { canvas } = maker.create(width, height)
  await page.render({ canvas, viewport: page.getViewport({ scale: width / points.width }) }).promise
  page.cleanup()
  return canvas
}

export function greyFile(canvas: HTMLCanvasElement): Uint8Array<ArrayBuffer> {
  const { width, height } = canvas
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The picture could not be drawn')
  return greyFileOf(width, height, (top, rows) => context.getImageData(0, top, width, rows).data)
}
