import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { PositionedText } from '#domain/disclosures/reading.ts'
import type { RenderedFile } from './distort.ts'
import { assemble, fontObject, showText } from './write-pdf.ts'

/** Ways in which a file brings its letters. */
export const FONTS = [
  'of the viewer',
  'LiberationSans-Regular',
  'LiberationSans-Bold',
  'LiberationSans-Italic',
] as const
export type FontChoice = (typeof FONTS)[number]

/**
 * The rendered file with a table in its font that calls some letters by the names of others: `{ 3: '8' }` calls the shape of a 3 an 8.
 * People see the letters as they are painted.
 */
export function misnamedPdf(
  { texts, sizes }: RenderedFile,
  choice: FontChoice,
  names: Record<string, string>,
): Uint8Array {
  const objects: (string | Buffer)[][] = [[''], [''], ['']]
  const add = (object: (string | Buffer)[]) => objects.push(object)
  const table = add(packed(tableOf(names)))
  const brought = choice === 'of the viewer' ? '' : `/FontDescriptor ${broughtFont(choice, add)} 0 R`
  objects[2] = [
    fontObject()
      .replace('/Type1', choice === 'of the viewer' ? '/Type1' : '/TrueType')
      .replace('/BaseFont /Helvetica', choice === 'of the viewer' ? '/BaseFont /Helvetica' : '/BaseFont /ABCDEF+Own')
      .replace(/>>$/, `/ToUnicode ${table} 0 R ${brought} >>`),
  ]
  const kids = sizes.map(({ page, width, height }) => {
    const own = texts.filter((text: PositionedText) => text.page === page)
    const stream = add(packed(own.map(text => showText(text, height)).join('\n')))
    return add([
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${stream} 0 R`,
      ' /Resources << /Font << /F1 3 0 R >> >> >>',
    ])
  })
  objects[0] = ['<< /Type /Catalog /Pages 2 0 R >>']
  objects[1] = [`<< /Type /Pages /Kids [${kids.map(at => `${at} 0 R`).join(' ')}] /Count ${kids.length} >>`]
  return assemble(objects)
}

function broughtFont(choice: string, add: (object: (string | Buffer)[]) => number): number {
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const font = readFileSync(join(folder, 'standard_fonts', `${choice}.ttf`))
  const bytes = deflateSync(font)
  const file = add([
    `<< /Length ${bytes.length} /Length1 ${font.length} /Filter /FlateDecode >>\nstream\n`,
    bytes,
    '\nendstream',
  ])
  return add([
    '<< /Type /FontDescriptor /FontName /ABCDEF+Own /Flags 32 /FontBBox [-200 -300 1200 1000] /ItalicAngle 0 ' +
      `/Ascent 905 /Descent -212 /CapHeight 729 /StemV 80 /FontFile2 ${file} 0 R >>`,
  ])
}

const SPECIAL: Record<number, string> = { 146: '2019', 147: '201c', 148: '201d', 149: '2022', 150: '2013', 151: '2014' }

function tableOf(names: Record<string, string>): string {
  const lines = Array.from({ length: 224 }, (_, at) => {
    const code = at + 32
    const letter = String.fromCharCode(code)
    const called = SPECIAL[code] ?? (names[letter] ?? letter).charCodeAt(0).toString(16).padStart(4, '0')
    return `<${code.toString(16)}> <${called}>`
  })
  const blocks = [0, 100, 200].map(from => {
    const own = lines.slice(from, from + 100)
    return `${own.length} beginbfchar ${own.join(' ')} endbfchar`
  })
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <ff> endcodespacerange ${blocks.join(' ')} endcmap end end`
}

function packed(content: string): (string | Buffer)[] {
  const bytes = deflateSync(Buffer.from(content, 'latin1'))
  return [`<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`, bytes, '\nendstream']
}
