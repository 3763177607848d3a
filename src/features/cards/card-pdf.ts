import { LOCALE } from '#domain/locale.ts'
import { pdfFile, pdfText } from '#domain/pdf-file.ts'

/** A picture as PDF wants it: three bytes a point, deflated. */
export interface PdfPicture {
  width: number
  height: number
  dpi: number
  deflatedRgb: Uint8Array
  title: string
}

/** A PDF 1.7 of one page that is exactly the picture, at its printed size. */
export function picturePdf({ width, height, dpi, deflatedRgb, title }: PdfPicture): Uint8Array {
  const page = { width: (width / dpi) * 72, height: (height / dpi) * 72 }
  const content = `q ${page.width} 0 0 ${page.height} 0 0 cm /Card Do Q`
  const objects: (string | Uint8Array)[][] = [
    [`<< /Type /Catalog /Pages 2 0 R /Lang (${LOCALE}) /ViewerPreferences << /PrintScaling /None >> >>`],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R`,
      ' /Resources << /XObject << /Card 5 0 R >> >> >>',
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`,
      ` /BitsPerComponent 8 /Filter /FlateDecode /Length ${deflatedRgb.length} >>\nstream\n`,
      deflatedRgb,
      '\nendstream',
    ],
    [`<< /Title ${pdfText(title)} /Creator (Keyturn) >>`],
  ]
  return pdfFile(objects)
}
