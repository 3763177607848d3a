import { deflateSync } from 'node:zlib'
import type * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openForRendering } from '../../scripts/papers/read-any.ts'
import { assemble } from './write-pdf.ts'

/** How a disclosure was scanned. */
export interface Scanner {
  /** Dots per inch. */
  dpi: number
  /** Black and white alone, or grey. */
  ink: 'grey' | 'black'
  /** How many times each dot takes the mean of those around it. */
  blur: number
  /** How much dots differ by chance, of 255. */
  noise: number
  /** How far the page lies askew, in degrees. */
  askew: number
  /** How dark the paper is, and how light its ink, of 255. */
  fade: number
}

const PLAIN_SCAN: Scanner = { dpi: 150, ink: 'grey', blur: 0, noise: 0, askew: 0, fade: 0 }

interface Dots {
  width: number
  height: number
  grey: Uint8Array
}

/** A PDF whose pages are pictures of the pages of another one; `as` chooses which, the others stay away. */
export async function scanPdf(
  data: Uint8Array,
  scanner: Partial<Scanner> = {},
  as?: readonly number[],
): Promise<Uint8Array> {
  const how = { ...PLAIN_SCAN, ...scanner }
  const pages: Dots[] = []
  const task = openForRendering(data)
  const pdf = await task.promise
  for (const number of as ?? Array.from({ length: pdf.numPages }, (_, at) => at + 1)) {
    pages.push(scanned(await rendered(pdf, number, how), how, number))
  }
  await task.destroy()
  return picturesPdf(pages)
}

async function rendered(pdf: pdfjs.PDFDocumentProxy, number: number, { dpi, askew }: Scanner): Promise<Dots> {
  const page = await pdf.getPage(number)
  const viewport = page.getViewport({ scale: dpi / 72 })
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)]
  const maker = pdf.canvasFactory as { create(width: number, height: number): { canvas: HTMLCanvasElement } }
  const { canvas } = maker.create(width, height)
  const [cos, sin] = [Math.cos((askew * Math.PI) / 180), Math.sin((askew * Math.PI) / 180)]
  const transform = [
    cos,
    sin,
    -sin,
    cos,
    (width * (1 - cos) + height * sin) / 2,
    (height * (1 - cos) - width * sin) / 2,
  ]
  await page.render({ canvas, viewport, transform, background: '#ffffff' }).promise
  const rgba = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at++) {
    // What lies outside of a page that was turned is as white as the page.
    const [red = 255, green = 255, blue = 255, seen = 255] = [
      rgba[4 * at],
      rgba[4 * at + 1],
      rgba[4 * at + 2],
      rgba[4 * at + 3],
    ]
    grey[at] = seen === 0 ? 255 : (red * 77 + green * 151 + blue * 28) >> 8
  }
  return { width, height, grey }
}

function scanned(page: Dots, { blur, noise, fade, ink }: Scanner, seed: number): Dots {
  const { width, height } = page
  let grey = page.grey
  for (let time = 0; time < blur; time++) grey = blurred({ width, height, grey })
  const random = chance(seed)
  const changed = grey.map(value => {
    const faded = fade + (value * (255 - 2 * fade)) / 255
    const noisy = Math.max(0, Math.min(255, faded + (random() + random() - 1) * noise))
    return ink === 'black' ? (noisy < 150 ? 0 : 255) : noisy
  })
  return { width, height, grey: changed }
}

function blurred({ width, height, grey }: Dots): Uint8Array {
  const soft = new Uint8Array(grey)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const around = (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0)
      soft[at] = ((grey[at] ?? 0) * 2 + around) / 6
    }
  }
  return soft
}

function picturesPdf(pages: readonly Dots[]): Uint8Array {
  const objects: (string | Buffer)[][] = [[''], ['']]
  const add = (object: (string | Buffer)[]) => objects.push(object)
  const kids = pages.map(({ width, height, grey }) => {
    const bytes = deflateSync(grey)
    const picture = add([
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ` +
        `/Filter /FlateDecode /Length ${bytes.length} >>\nstream\n`,
      bytes,
      '\nendstream',
    ])
    const content = 'q 612 0 0 792 0 0 cm /Im Do Q'
    const stream = add([`<< /Length ${content.length} >>\nstream\n${content}\nendstream`])
    return add([
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${stream} 0 R /Resources << /XObject << /Im ${picture} 0 R >> >> >>`,
    ])
  })
  objects[0] = ['<< /Type /Catalog /Pages 2 0 R >>']
  objects[1] = [`<< /Type /Pages /Kids [${kids.map(at => `${at} 0 R`).join(' ')}] /Count ${kids.length} >>`]
  return assemble(objects)
}

function chance(start: number): () => number {
  let state = start * 7919
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
