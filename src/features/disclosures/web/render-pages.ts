import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { whenIdle } from '#web/when-idle.ts'
import { type PagePicture, type PagePictures, renderedPictures } from './page-pictures.ts'
import { PICTURE_SCALE } from './picture-scale.ts'

const SHARPNESS = 0.85
const SOON_MS = 500

/** A page of the file, and how it is turned to be read. */
interface UprightPage {
  page: number
  rotation: number | undefined
}

type OpenFile = () => Pdfjs.PDFDocumentLoadingTask

/** Pages that are rendered as soon as somebody looks at one of them. `onEnd` is called when no page will be rendered any more. */
export function picturesOnDemand(open: OpenFile, pages: readonly UprightPage[], onEnd: () => void): PagePictures {
  let rendered: PagePictures | null = null
  return {
    of(page) {
      rendered ??= renderedPictures(renderPages(open, pages, onEnd))
      return rendered.of(page)
    },
    forget() {
      if (rendered) rendered.forget()
      else onEnd()
    },
  }
}

/** One after the other, after the figures. One that cannot be rendered leaves its figures without a picture. */
function renderPages(
  open: OpenFile,
  pages: readonly UprightPage[],
  onEnd: () => void,
): Map<number, Promise<PagePicture | null>> {
  const begun = idle().then(open)
  let before: Promise<unknown> = begun
  const pictures = new Map<number, Promise<PagePicture | null>>()
  for (const each of pages) {
    const picture = before.then(async () => renderPage(await (await begun).promise, each)).catch(() => null)
    pictures.set(each.page, picture)
    before = picture
  }
  void before
    .then(async () => (await begun).destroy())
    .catch(() => undefined)
    .finally(onEnd)
  return pictures
}

async function renderPage(pdf: Pdfjs.PDFDocumentProxy, upright: UprightPage): Promise<PagePicture> {
  const page = await pdf.getPage(upright.page)
  const { rotation } = upright
  const size = page.getViewport({ scale: 1, rotation })
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(2400, Math.ceil(size.width * PICTURE_SCALE))
  canvas.height = Math.min(3200, Math.ceil(size.height * PICTURE_SCALE))
  // Values may be typed into fields of the form, so these are rendered (pdf.js does by itself); on a canvas no link and no
  // script comes alive.
  await page.render({ canvas, viewport: page.getViewport({ scale: PICTURE_SCALE, rotation }) }).promise
  page.cleanup()
  return packed(canvas)
}

/** Compresses a rendered page and frees its pixels: eight megabytes of them become a tenth of one. */
export async function packed(canvas: HTMLCanvasElement): Promise<PagePicture> {
  const [width, height] = [canvas.width / PICTURE_SCALE, canvas.height / PICTURE_SCALE]
  const file = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', SHARPNESS))
  canvas.width = 0
  canvas.height = 0
  if (!file) throw new Error('The page could not be packed')
  return { file, url: URL.createObjectURL(file), width, height }
}

/** When the page has nothing else to do, or soon. */
export function idle(): Promise<void> {
  return new Promise(resolve => void whenIdle(resolve, SOON_MS))
}
