import { deflateSync } from 'node:zlib'
import type { PositionedText } from '#domain/disclosures/reading.ts'
import { letterWidth } from './canvas.ts'

/** Letters that a PDF writes differently from their code. */
const WIN_ANSI: Record<string, number> = { '–': 0x96, '−': 0x96, '—': 0x97, '’': 0x92, '•': 0x95, '“': 0x93, '”': 0x94 }

/**
 * A PDF of rendered texts: one font, each text at its place, in its colour. `bars` puts something dark behind white
 * headings, for disclosures that people or a reader of pictures will look at.
 */
export function writePdf(
  texts: readonly PositionedText[],
  sizes: readonly { page: number; width: number; height: number }[],
  { bars = false } = {},
): Uint8Array {
  const kids = sizes.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects: (string | Buffer)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${kids}] /Count ${sizes.length} >>`],
    [fontObject()],
  ]
  for (const size of sizes) {
    const own = texts.filter(({ page }) => page === size.page)
    const content = deflateSync(
      Buffer.from(
        [
          ...(bars ? own.map(text => bar(text, size.height)) : []),
          ...own.map(text => showText(text, size.height)),
        ].join('\n'),
        'latin1',
      ),
    )
    objects.push([
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Contents ${objects.length + 2} 0 R`,
      ' /Resources << /Font << /F1 3 0 R >> >> >>',
    ])
    objects.push([`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`, content, '\nendstream'])
  }
  return assemble(objects)
}

/** The one font, with the widths that rendering measured by. */
export function fontObject(): string {
  const widths = Array.from({ length: 224 }, (_, at) => letterWidth(fromWinAnsi(at + 32))).join(' ')
  return (
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 ' +
    `/Widths [${widths}] >>`
  )
}

export function showText(text: PositionedText, pageHeight: number): string {
  return text.text === DRAWN_CROSS ? strokeCross(text, pageHeight) : writeText(text, pageHeight)
}

function bar({ x, y, width, height, color }: PositionedText, pageHeight: number): string {
  if (color !== '#ffffff') return ''
  return `0.1 0.2 0.2 rg ${x - 6} ${pageHeight - y - height - 4} ${width + 30} ${height + 6} re f`
}

/** A box marked with two lines, as some programs do it. */
const DRAWN_CROSS = '╳'

function strokeCross({ x, y, width, height }: PositionedText, pageHeight: number): string {
  const [top, bottom] = [pageHeight - y, pageHeight - y - height]
  return `0.7 w ${x} ${top} m ${x + width} ${bottom} l S ${x} ${bottom} m ${x + width} ${top} l S`
}

function writeText({ text, x, y, width, height, color }: PositionedText, pageHeight: number): string {
  const natural = ([...text].reduce((sum, letter) => sum + letterWidth(letter), 0) / 1000) * height
  const stretch = natural > 0 ? (width / natural) * 100 : 100
  const [red, green, blue] = [1, 3, 5].map(at => Number.parseInt((color ?? '#000000').slice(at, at + 2), 16) / 255)
  const bytes = [...text].map(letter => WIN_ANSI[letter] ?? letter.charCodeAt(0))
  const hex = Buffer.from(bytes).toString('hex')
  return `BT /F1 ${height} Tf ${stretch} Tz ${red} ${green} ${blue} rg 1 0 0 1 ${x} ${pageHeight - y - height} Tm <${hex}> Tj ET`
}

function fromWinAnsi(code: number): string {
  const special = Object.entries(WIN_ANSI).find(([, value]) => value === code)
  return special ? special[0] : String.fromCharCode(code)
}

export function assemble(objects: readonly (string | Buffer)[][], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  const offsets = objects.map((object, at) => {
    const offset = length
    add(Buffer.from(`${at + 1} 0 obj\n`))
    for (const part of object) add(typeof part === 'string' ? Buffer.from(part, 'latin1') : part)
    add(Buffer.from('\nendobj\n'))
    return offset
  })
  const start = length
  const entries = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`))
  add(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`))
  return new Uint8Array(Buffer.concat(parts))
}
