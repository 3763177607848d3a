import { pdfFile, pdfText } from '#domain/pdf-file.ts'

/** A US letter page, in points. */
const PAGE = { width: 612, height: 792, margin: 72 }
const SIZE = 11
const LEADING = 15
const LINES = Math.floor((PAGE.height - 2 * PAGE.margin) / LEADING)

/** Letters beyond Latin-1 that the fonts of every PDF reader have, with their places. */
const BEYOND: Record<string, number> = {
  '€': 128,
  '…': 133,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '•': 149,
  '–': 150,
  '—': 151,
  '™': 153,
}

/** Whether every letter can be set; names in other scripts need a font that the file would have to bring. */
export function canBeSet(text: string): boolean {
  return Array.from(text).every(letter => letter === '\n' || codeOf(letter) !== null)
}

/** The letter as a PDF of words, not of pictures. `widthOf`: how wide a line would be, in points. */
export function letterPdf(text: string, title: string, widthOf: (line: string) => number): Uint8Array {
  const lines = text.split('\n').flatMap(line => wrapped(line, widthOf))
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / LINES)) }, (_, at) =>
    lines.slice(at * LINES, (at + 1) * LINES),
  )
  // 1 catalog, 2 pages, 3 font, then a page and its words each, and the title.
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`)
  return pdfFile([
    ['<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>'],
    [`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    ...pages.flatMap((page, at) => [
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${5 + at * 2} 0 R`,
        ' /Resources << /Font << /F 3 0 R >> >> >>',
      ],
      [content(page)],
    ]),
    [`<< /Title ${pdfText(title)} /Creator (Keyturn) >>`],
  ])
}

export const LETTER_FONT = `${SIZE}px Helvetica, Arial, "Liberation Sans", sans-serif`

function content(lines: readonly string[]): string {
  const start = `BT /F ${SIZE} Tf ${LEADING} TL ${PAGE.margin} ${PAGE.height - PAGE.margin - SIZE} Td`
  const words = [start, ...lines.map(line => `(${escaped(line)}) Tj T*`), 'ET'].join('\n')
  return `<< /Length ${words.length} >>\nstream\n${words}\nendstream`
}

function wrapped(line: string, widthOf: (line: string) => number): string[] {
  const room = PAGE.width - 2 * PAGE.margin
  const rows: string[] = []
  let row = ''
  for (const word of line.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && widthOf(longer) > room) {
      rows.push(row)
      row = word
    } else row = longer
  }
  return [...rows, row]
}

function escaped(line: string): string {
  return Array.from(line, letter => {
    const code = codeOf(letter) ?? '?'.charCodeAt(0)
    return /[()\\]/.test(letter) ? `\\${letter}` : String.fromCharCode(code)
  }).join('')
}

function codeOf(letter: string): number | null {
  const code = letter.codePointAt(0) ?? 0
  if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code
  return BEYOND[letter] ?? null
}
