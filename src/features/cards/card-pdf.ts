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
    ['<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /PrintScaling /None >> >>'],
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
    [`<< /Title <${utf16Hex(title)}> /Creator (Keyturn) >>`],
  ]
  return assemble(objects)
}

function assemble(objects: (string | Uint8Array)[][]): Uint8Array {
  const file = growing()
  // Four bytes above 127 tell every program on the way that this is no text.
  file.add(bytes('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'))
  const offsets = objects.map((parts, at) => {
    const offset = file.length()
    file.add(bytes(`${at + 1} 0 obj\n`), ...parts.map(part => (typeof part === 'string' ? bytes(part) : part)))
    file.add(bytes('\nendobj\n'))
    return offset
  })
  const table = file.length()
  // Each entry is twenty bytes, with the space before its end.
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file.add(bytes(`xref\n0 ${size}\n0000000000 65535 f \n${entries}`))
  file.add(bytes(`trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`))
  return file.whole()
}

function growing() {
  const parts: Uint8Array[] = []
  let length = 0
  return {
    add(...more: Uint8Array[]) {
      for (const part of more) {
        parts.push(part)
        length += part.length
      }
    },
    length: () => length,
    whole() {
      const all = new Uint8Array(length)
      let at = 0
      for (const part of parts) {
        all.set(part, at)
        at += part.length
      }
      return all
    },
  }
}

/** Text whose letters are all below 256, one byte each. */
function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, letter => letter.charCodeAt(0))
}

function utf16Hex(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
  return `feff${units.join('')}`
}
