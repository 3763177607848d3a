import { deflateSync } from 'node:zlib'
import type { PositionedText } from '#domain/disclosures/reading.ts'
import { textWidth } from './canvas.ts'
import type { RenderedFile } from './distort.ts'
import { assemble, fontObject, showText } from './write-pdf.ts'

/** Ways in which programs put the same words into a PDF. */
export const MANNERS = [
  'letter by letter',
  'spaces as moves',
  'form within a form',
  'fields with their look',
  'fields without their look',
  'turned page',
  'lying page',
  'page on its head',
  'page that begins elsewhere',
  'glyphs that draw themselves',
  'dingbats',
  'hidden layer',
  'larger unit',
] as const
export type Manner = (typeof MANNERS)[number]

type PdfObject = (string | Buffer)[]

/** The rendered file as a PDF that another program could have written. */
export function oddPdf({ texts, sizes }: RenderedFile, manner: Manner): Uint8Array {
  const objects: PdfObject[] = [[''], [''], [fontObject()]]
  const add = (object: PdfObject) => objects.push(object)
  const fields: number[] = []
  const kids = sizes.map(({ page, width, height }) => {
    const own = texts.filter(text => text.page === page)
    const isField = (text: PositionedText) =>
      manner.startsWith('fields') && /^[–(-]? ?\$?[\d,.]+\)?$/.test(text.text) && text.color !== '#ffffff'
    const marks = own.filter(({ text }) => manner === 'dingbats' && /^x$/i.test(text))
    const printed = own.filter(text => !isField(text) && !marks.includes(text))
    const body = printed.map(text => written(text, height, manner)).join('\n')
    const boxes = marks.map(
      ({ x, y, height: size }) => `0 g BT /Zd ${size} Tf 1 0 0 1 ${x} ${height - y - size} Tm (8) Tj ET`,
    )
    const extra = manner === 'hidden layer' ? `/OC /Layer BDC ${leftover(own, height)} EMC` : ''
    let content = `${body}\n${boxes.join('\n')}\n${extra}`
    let resources = `/Font << /F1 3 0 R ${manner === 'dingbats' ? '/Zd << /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>' : ''} >>`
    if (manner === 'hidden layer') resources += ' /Properties << /Layer 4 0 R >>'
    if (manner === 'hidden layer' && objects.length === 3) add(['<< /Type /OCG /Name (Other language) >>'])
    if (manner === 'glyphs that draw themselves') resources = `/Font << /F1 ${typeThree(add)} 0 R >>`
    if (manner === 'form within a form') {
      const inner = add(form(content, `<< ${resources} >>`, '1 0 0 1 30 40'))
      const outer = add(
        form('q 1 0 0 1 -10 -15 cm /In Do Q', `<< /XObject << /In ${inner} 0 R >> >>`, '1 0 0 1 -20 -25'),
      )
      content = '/Out Do'
      resources = `/XObject << /Out ${outer} 0 R >>`
    }
    const annotations = own.filter(isField).map(text => {
      const look = manner === 'fields with their look' ? add(fieldLook(text)) : null
      return add([field(text, height, look)])
    })
    fields.push(...annotations)
    const box = `/MediaBox [0 0 ${width} ${height}]`
    const frames: Partial<Record<Manner, [string, string]>> = {
      'turned page': [`/MediaBox [0 0 ${height} ${width}] /Rotate 90`, `0 1 -1 0 ${height} 0 cm`],
      'lying page': [`/MediaBox [0 0 ${height} ${width}]`, `0 1 -1 0 ${height} 0 cm`],
      'page on its head': [`${box} /Rotate 180`, ''],
      'page that begins elsewhere': [
        `/MediaBox [-40 -50 ${width + 60} ${height + 70}] /CropBox [0 0 ${width} ${height}]`,
        '',
      ],
      'larger unit': [`/MediaBox [0 0 ${width / 2} ${height / 2}] /UserUnit 2`, '0.5 0 0 0.5 0 0 cm'],
    }
    const [frame, move] = frames[manner] ?? [box, '']
    const stream = add(packed(`${move}\n${content}`))
    return add([
      `<< /Type /Page /Parent 2 0 R ${frame} /Contents ${stream} 0 R /Resources << ${resources} >>`,
      annotations.length > 0 ? ` /Annots [${annotations.map(at => `${at} 0 R`).join(' ')}]` : '',
      ' >>',
    ])
  })
  const needs = manner === 'fields without their look' ? '/NeedAppearances true' : ''
  const acroForm =
    fields.length > 0
      ? `/AcroForm << ${needs} /Fields [${fields.map(at => `${at} 0 R`).join(' ')}] /DA (/F1 9 Tf 0 g) /DR << /Font << /F1 3 0 R >> >> >>`
      : ''
  const layers = manner === 'hidden layer' ? '/OCProperties << /OCGs [4 0 R] /D << /OFF [4 0 R] >> >>' : ''
  objects[0] = [`<< /Type /Catalog /Pages 2 0 R ${acroForm} ${layers} >>`]
  objects[1] = [`<< /Type /Pages /Kids [${kids.map(at => `${at} 0 R`).join(' ')}] /Count ${kids.length} >>`]
  return assemble(objects)
}

function written(text: PositionedText, pageHeight: number, manner: Manner): string {
  if (manner === 'letter by letter')
    return letters(text)
      .map(letter => showText(letter, pageHeight))
      .join('\n')
  if (manner === 'spaces as moves')
    return words(text)
      .map(word => showText(word, pageHeight))
      .join('\n')
  return showText(text, pageHeight)
}

function letters(text: PositionedText): PositionedText[] {
  return parts(text, /\S/gu)
}

function words(text: PositionedText): PositionedText[] {
  return parts(text, /\S+/gu)
}

function parts(text: PositionedText, pattern: RegExp): PositionedText[] {
  const whole = textWidth(text.text)
  return [...text.text.matchAll(pattern)].map(match => ({
    ...text,
    text: match[0],
    x: text.x + (textWidth(text.text.slice(0, match.index)) / whole) * text.width,
    width: (textWidth(match[0]) / whole) * text.width,
  }))
}

/** The figures of another disclosure, in a layer that nobody sees. */
function leftover(texts: readonly PositionedText[], pageHeight: number): string {
  return texts
    .filter(({ text }) => /^\$/.test(text))
    .map(text => showText({ ...text, text: '$7,777', x: text.x - 3, y: text.y + 1 }, pageHeight))
    .join('\n')
}

function packed(content: string, dictionary = ''): PdfObject {
  const bytes = deflateSync(Buffer.from(content, 'latin1'))
  return [`<< ${dictionary} /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`, bytes, '\nendstream']
}

function form(content: string, resources: string, matrix: string): PdfObject {
  return packed(
    content,
    `/Type /XObject /Subtype /Form /BBox [-999 -999 1999 1999] /Matrix [${matrix}] /Resources ${resources}`,
  )
}

function fieldLook(text: PositionedText): PdfObject {
  const { width, height } = text
  const shown = showText({ ...text, x: 2, y: 2 }, height + 4)
  return packed(
    `/Tx BMC q ${shown} Q EMC`,
    `/Type /XObject /Subtype /Form /BBox [0 0 ${width + 4} ${height + 4}] /Resources << /Font << /F1 3 0 R >> >>`,
  )
}

function field({ text, page, x, y, width, height }: PositionedText, pageHeight: number, look: number | null): string {
  const rect = [x - 2, pageHeight - y - height - 2, x + width + 2, pageHeight - y + 2].join(' ')
  const value = text.replace(/[–−—]/g, '-').replace(/([()\\])/g, '\\$1')
  return (
    `<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 /Rect [${rect}] /T (f${page}-${x}-${y}) /V (${value}) ` +
    `/DA (/F1 ${height} Tf 0 g) ${look ? `/AP << /N ${look} 0 R >>` : ''} >>`
  )
}

/** A font whose letters are small drawings, as some old programs write it; a table says which letter each is. */
function typeThree(add: (object: PdfObject) => number): number {
  const glyph = add(packed('500 0 0 0 400 700 d1 0 0 400 700 re f'))
  const all = Array.from({ length: 224 }, (_, at) => at + 32)
  const widths = /\/Widths (\[[^\]]*\])/.exec(fontObject())?.[1] ?? '[]'
  const unicode = add(
    packed(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <ff> endcodespacerange ${[
        0, 100, 200,
      ]
        .map(from => {
          const own = all.slice(from, from + 100)
          return own.length > 0
            ? `${own.length} beginbfchar ${own.map(code => `<${code.toString(16)}> <${unicodeOf(code)}>`).join(' ')} endbfchar`
            : ''
        })
        .join(' ')} endcmap end end`,
    ),
  )
  return add([
    `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 /LastChar 255 /Widths ${widths} `,
    `/Encoding << /Type /Encoding /Differences [32 ${all.map(code => `/g${code}`).join(' ')}] >> `,
    `/CharProcs << ${all.map(code => `/g${code} ${glyph} 0 R`).join(' ')} >> /ToUnicode ${unicode} 0 R /Resources << >> >>`,
  ])
}

const SPECIAL: Record<number, string> = { 150: '2013', 151: '2014', 146: '2019', 149: '2022', 147: '201c', 148: '201d' }

function unicodeOf(code: number): string {
  return SPECIAL[code] ?? code.toString(16).padStart(4, '0')
}
