import { deflateSync } from 'node:zlib'
import type { PositionedText } from '#domain/disclosures/reading.ts'
import type { RenderedFile } from './distort.ts'
import { assemble, fontObject, showText } from './write-pdf.ts'

/** Ways in which a file says what nobody sees on its pages. */
export const UNSEEN = [
  'under a white box, another printed on it',
  'under a white box beside the true one',
  'under a box with round corners',
  'under a box painted in two halves',
  'in white',
  'in the colour of a grey ground',
  'nearly white',
  'not painted',
  'only as a clip',
  'transparent',
  'tiny',
  'off the page',
  'cut off by a clip',
  'under a field with its own look',
  'under a note',
  'under a small picture',
] as const
export type Unseen = (typeof UNSEEN)[number]

/** How often, how large and how far off it is. */
export interface Strength {
  share: number
  size: number
}

/** Money and rates: beside them is room, so that what hides another figure hides no printed one. */
const FIGURE = /^[-–(]? ?(\$\d[\d,]*(\.\d+)?|\d+(\.\d+)?%)\)?$/

type PdfObject = (string | Buffer)[]

/** The rendered file as a PDF that holds other figures besides, where people do not see them; a white `box` lies over all. */
export function unseenPdf(
  { texts, sizes }: RenderedFile,
  way: Unseen,
  strength: Strength,
  box?: PositionedText,
): Uint8Array {
  const objects: PdfObject[] = [[''], [''], [fontObject()]]
  const add = (object: PdfObject) => objects.push(object)
  const picture = add(
    packed(
      '\u00ff\u00ff\u00ff',
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8',
    ),
  )
  const kids = sizes.map(({ page, width, height }) => {
    const own = texts.filter(text => text.page === page)
    const chosen = own.filter((text, at) => FIGURE.test(text.text) && ((at * 7919) % 100) / 100 < strength.share)
    const notes: number[] = []
    const bars = own.flatMap(text => (text.color === '#ffffff' ? [bar(text, height)] : []))
    const before = chosen.map(text => hidden(text, way, strength, { width, height }))
    const after = chosen.map(text => cover(text, way, strength, height))
    for (const text of chosen) {
      if (way === 'under a field with its own look' || way === 'under a note')
        notes.push(add([annotation(text, way, height, add(look(text)))]))
    }
    const onTop = own.filter(text => way === 'under a white box, another printed on it' && chosen.includes(text))
    const under = way.startsWith('under a field') || way === 'under a note'
    const rest = own.filter(text => !onTop.includes(text) && !(under && chosen.includes(text)))
    const write = (text: PositionedText) => showText(text, height)
    const content = [...bars, ...before, ...after, ...rest.map(write), ...onTop.map(write)].join('\n')
    // Beside the true figure, what hides the other one comes last.
    const late = way === 'under a small picture' || way === 'under a white box beside the true one'
    const ordered = late ? [...bars, ...rest.map(write), ...before, ...after].join('\n') : content
    const last = box?.page === page ? `1 g ${rectangle(box, height, 0)} f` : ''
    const stream = add(packed(`${ordered}\n${last}`))
    return add([
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${stream} 0 R`,
      ` /Resources << /Font << /F1 3 0 R >> /XObject << /Im ${picture} 0 R >> /ExtGState << /Clear << /ca 0.03 >> >> >>`,
      notes.length > 0 ? ` /Annots [${notes.map(at => `${at} 0 R`).join(' ')}]` : '',
      ' >>',
    ])
  })
  objects[0] = ['<< /Type /Catalog /Pages 2 0 R >>']
  objects[1] = [`<< /Type /Pages /Kids [${kids.map(at => `${at} 0 R`).join(' ')}] /Count ${kids.length} >>`]
  return assemble(objects)
}

/** A yellow bar over the middle of each page: as one it shines through, though its parts say that they do not. */
export function highlightedPdf({ texts, sizes }: RenderedFile, isGroup: boolean): Uint8Array {
  const objects: PdfObject[] = [[''], [''], [fontObject()]]
  const add = (object: PdfObject) => objects.push(object)
  const kids = sizes.map(({ page, width, height }) => {
    const group = isGroup ? '/Group << /S /Transparency >>' : ''
    const states = '/Resources << /ExtGState << /Full << /ca 1 >> >> >>'
    const bar = packed(
      `/Full gs 1 1 0 rg 0 100 ${width} ${height - 200} re f`,
      `/Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] ${group} ${states}`,
    )
    const own = texts.filter(text => text.page === page).map(text => showText(text, height))
    const stream = add(packed(`${own.join('\n')} q /Pale gs /Bar Do Q`))
    return add([
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${stream} 0 R /Resources << `,
      `/Font << /F1 3 0 R >> /XObject << /Bar ${add(bar)} 0 R >> /ExtGState << /Pale << /ca 0.4 >> >> >> >>`,
    ])
  })
  objects[0] = ['<< /Type /Catalog /Pages 2 0 R >>']
  objects[1] = [`<< /Type /Pages /Kids [${kids.map(at => `${at} 0 R`).join(' ')}] /Count ${kids.length} >>`]
  return assemble(objects)
}

/** Another figure of the same length: each digit is another one. */
function otherFigure(text: string): string {
  return text.replace(/\d/g, digit => String((Number(digit) + 3) % 9 || 9))
}

function hidden(
  text: PositionedText,
  way: Unseen,
  { size }: Strength,
  page: { width: number; height: number },
): string {
  const other = { ...text, text: otherFigure(text.text) }
  const beside = { ...other, x: text.x - text.width - 4 }
  const write = (one: PositionedText) => showText(one, page.height)
  switch (way) {
    case 'in white':
      return write({ ...beside, color: '#ffffff' })
    case 'in the colour of a grey ground':
      return `0.8 g ${rectangle(beside, page.height, 1)} f ${write({ ...beside, color: '#cccccc' })}`
    case 'nearly white':
      return write({ ...beside, color: size > 0.5 ? '#fafafa' : '#eeeeee' })
    case 'not painted':
      return `3 Tr ${write(beside)} 0 Tr`
    case 'only as a clip':
      return `q 7 Tr ${write(beside)} Q`
    case 'transparent':
      return `q /Clear gs ${write(beside)} Q`
    case 'tiny':
      return write({ ...beside, x: text.x - 5, width: beside.width * 0.12, height: 0.6 + size })
    case 'off the page':
      return write({ ...other, x: size > 0.5 ? page.width + 20 * size : -beside.width - 10 })
    case 'cut off by a clip':
      return `q ${rectangle({ ...beside, x: beside.x - 200 }, page.height, 0)} W n ${write(beside)} Q`
    case 'under a field with its own look':
    case 'under a note':
    case 'under a white box, another printed on it':
      return write(other)
    default:
      return write(beside)
  }
}

function cover(text: PositionedText, way: Unseen, { size }: Strength, height: number): string {
  const beside = { ...text, x: text.x - text.width - 4 }
  const room = 0.3 + size
  switch (way) {
    case 'under a white box, another printed on it':
      return `1 g ${rectangle(text, height, room)} f`
    case 'under a white box beside the true one':
      return `1 g ${rectangle(beside, height, room)} f`
    case 'under a box with round corners':
      return `1 g ${rounded(beside, height, room)} f`
    case 'under a box painted in two halves': {
      const half = { ...beside, width: beside.width / 2 }
      return `1 g ${rectangle(half, height, room)} ${rectangle({ ...half, x: half.x + half.width }, height, room)} f`
    }
    case 'under a small picture': {
      const { x, y, width, height: tall } = beside
      return `q ${width + 2 * room} 0 0 ${tall + 2 * room} ${x - room} ${height - y - tall - room} cm /Im Do Q`
    }
    default:
      return ''
  }
}

function rectangle({ x, y, width, height }: PositionedText, pageHeight: number, room: number): string {
  return `${x - room} ${pageHeight - y - height - room - 2} ${width + 2 * room} ${height + 2 * room + 2} re`
}

function rounded(text: PositionedText, pageHeight: number, room: number): string {
  const [left, bottom] = [text.x - room, pageHeight - text.y - text.height - room - 2]
  const [right, top] = [text.x + text.width + room, pageHeight - text.y + room]
  const r = 1.5
  return (
    `${left + r} ${bottom} m ${right - r} ${bottom} l ${right} ${bottom} ${right} ${bottom + r} ${right} ${bottom + r} c ` +
    `${right} ${top - r} l ${right} ${top} ${right - r} ${top} ${right - r} ${top} c ` +
    `${left + r} ${top} l ${left} ${top} ${left} ${top - r} ${left} ${top - r} c ` +
    `${left} ${bottom + r} l ${left} ${bottom} ${left + r} ${bottom} ${left + r} ${bottom} c h`
  )
}

function bar({ x, y, width, height }: PositionedText, pageHeight: number): string {
  return `0.1 0.2 0.2 rg ${x - 6} ${pageHeight - y - height - 4} ${width + 30} ${height + 6} re f`
}

/** What a field or a note shows: a white ground with the true figure on it. */
function look(text: PositionedText): PdfObject {
  const { width, height } = text
  const shown = showText({ ...text, x: 2, y: 2 }, height + 4)
  return packed(
    `1 g 0 0 ${width + 4} ${height + 4} re f ${shown}`,
    `/Type /XObject /Subtype /Form /BBox [0 0 ${width + 4} ${height + 4}] /Resources << /Font << /F1 3 0 R >> >>`,
  )
}

function annotation(
  { x, y, width, height, text }: PositionedText,
  way: Unseen,
  pageHeight: number,
  form: number,
): string {
  const rect = [x - 2, pageHeight - y - height - 2, x + width + 2, pageHeight - y + 2].join(' ')
  const value = text.replace(/[–−—]/g, '-').replace(/([()\\])/g, '\\$1')
  const kind =
    way === 'under a note'
      ? `/Subtype /FreeText /Contents (${value})`
      : `/Subtype /Widget /FT /Tx /T (f${x}-${y}) /V (${value})`
  return `<< /Type /Annot ${kind} /F 4 /Rect [${rect}] /DA (/F1 ${height} Tf 0 g) /AP << /N ${form} 0 R >> >>`
}

function packed(content: string, dictionary = ''): PdfObject {
  const bytes = deflateSync(Buffer.from(content, 'latin1'))
  return [`<< ${dictionary} /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`, bytes, '\nendstream']
}
