import type { Page } from 'playwright-core'
import type { PositionedText } from '#domain/disclosures/reading.ts'
import { assemble } from './write-pdf.ts'

/** A rendered page as a photo of it: the browser paints the texts, dark bars behind white ones, and encodes them as JPEG. */
export async function renderJpeg(browserPage: Page, texts: readonly PositionedText[], page: number): Promise<Buffer> {
  const own = texts.filter(text => text.page === page)
  const base64 = await browserPage.evaluate(printed => {
    const scale = 2.4
    const canvas = document.createElement('canvas')
    canvas.width = 612 * scale
    canvas.height = 792 * scale
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.scale(scale, scale)
    context.rotate(0.004)
    for (const { text, x, y, width, height, color } of printed) {
      if (color === '#ffffff') {
        context.fillStyle = '#1a3333'
        context.fillRect(x - 6, y - 3, width + 30, height + 7)
      }
      context.fillStyle = color ?? '#000000'
      context.font = `${height}px Helvetica, Arial, "Liberation Sans", sans-serif`
      context.fillText(text, x, y + height, width)
    }
    return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? ''
  }, own)
  return Buffer.from(base64, 'base64')
}

/** A PDF that holds nothing but a picture, as a scanner makes it; `lying` on its right side. */
export function picturePdf(jpeg: Buffer, width: number, height: number, lying = false): Uint8Array {
  const content = Buffer.from(lying ? 'q 0 -612 792 0 0 612 cm /Im Do Q' : 'q 612 0 0 792 0 0 cm /Im Do Q')
  const page = lying ? '792 612' : '612 792'
  return assemble([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page}] /Contents 4 0 R`,
      ' /Resources << /XObject << /Im 5 0 R >> >> >>',
    ],
    [`<< /Length ${content.length} >>\nstream\n`, content, '\nendstream'],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 ` +
        `/Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
  ])
}
