import { PRINT_DPI, PRINT_HEIGHT, PRINT_WIDTH } from '../card-model.ts'
import { picturePdf } from '../card-pdf.ts'
import { withPrintSize } from '../png-size.ts'
import type { SetText } from './card-face.tsx'
import { canvasFont } from './measure.ts'

const SCALE = PRINT_DPI / 100

/** The card as the screen shows it, in a size to print. */
export interface ShownCard {
  face: SVGSVGElement
  texts: SetText[]
  title: string
}

export async function cardPng(card: ShownCard): Promise<Blob> {
  const canvas = await drawCard(card)
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser made no PNG')
  const sized = withPrintSize(new Uint8Array(await blob.arrayBuffer()), PRINT_DPI)
  return new Blob([sized as Uint8Array<ArrayBuffer>], { type: 'image/png' })
}

export async function cardPdf(card: ShownCard): Promise<Blob> {
  const canvas = await drawCard(card)
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
  const pdf = picturePdf({
    width: canvas.width,
    height: canvas.height,
    dpi: PRINT_DPI,
    deflatedRgb: await deflate(withoutAlpha(data)),
    title: card.title,
  })
  return new Blob([pdf as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

/** The drawing comes from the SVG. Words are drawn here, because a picture cannot use the page's fonts. */
async function drawCard({ face, texts }: ShownCard): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = PRINT_WIDTH
  canvas.height = PRINT_HEIGHT
  const context = contextOf(canvas)
  context.drawImage(await pictureOf(face), 0, 0, PRINT_WIDTH, PRINT_HEIGHT)
  context.scale(SCALE, SCALE)
  context.textAlign = 'center'
  for (const { style, fitted } of texts) {
    context.font = canvasFont(style, fitted.size)
    context.fillStyle = style.fill
    for (const { text, baseline } of fitted.lines) {
      context.direction = isRightToLeft(text) ? 'rtl' : 'ltr'
      context.fillText(text, style.x, baseline)
    }
  }
  return canvas
}

/** A line's direction is that of its first letter that has one. */
function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0]
  return (
    first !== undefined &&
    /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first)
  )
}

async function pictureOf(face: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = face.cloneNode(true) as SVGSVGElement
  copy.querySelector('[data-words]')?.remove()
  copy.removeAttribute('class')
  copy.setAttribute('width', String(PRINT_WIDTH))
  copy.setAttribute('height', String(PRINT_HEIGHT))
  const svg = new XMLSerializer().serializeToString(copy)
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const picture = new Image()
    const loaded = new Promise<void>((resolve, reject) => {
      picture.onload = () => resolve()
      picture.onerror = () => reject(new Error('The drawing could not be read'))
    })
    picture.src = address
    await loaded
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser draws no pictures')
  return context
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array((rgba.length / 4) * 3)
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0
    rgb[to + 1] = rgba[from + 1] ?? 0
    rgb[to + 2] = rgba[from + 2] ?? 0
  }
  return rgb
}

/** With the zlib header, as PDF wants it. */
async function deflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
