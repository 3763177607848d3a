import { deflateSync } from 'node:zlib'
import type { RenderedFile } from './distort.ts'
import { assemble, fontObject, showText } from './write-pdf.ts'

/** Files of which only a picture tells what they say. */
export const PICTURED = [
  'a scan',
  'text of another program under the picture',
  'text of another program that is not painted',
  'letters without a table',
  'figures typed onto a picture of the form',
] as const
/** The last is a text like any other, with a picture in a corner and the number of a barcode that nobody sees. */
export type Pictured = (typeof PICTURED)[number] | 'a logo and a hidden number'

/** What stands on the pages says less, or other things, than their pictures; the picture itself is one grey dot here. */
export function picturedPdf({ texts, sizes }: RenderedFile, way: Pictured): Uint8Array {
  const objects: (string | Buffer)[][] = [[''], [''], [way === 'letters without a table' ? tableless() : fontObject()]]
  const add = (object: (string | Buffer)[]) => objects.push(object)
  const picture = add(
    packed('\u00dd', '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8'),
  )
  const kids = sizes.map(({ page, width, height }) => {
    const own = texts.filter(text => text.page === page)
    const figures = own.filter(({ text }) => /^\W*\d[\d,.]*%?$/.test(text))
    const write = (list: typeof own) => list.map(text => showText(text, height)).join('\n')
    const scan = `q ${width} 0 0 ${height} 0 0 cm /Im Do Q`
    const contents: Record<Pictured, string> = {
      'a scan': scan,
      'text of another program under the picture': `${write(own)}\n${scan}`,
      'text of another program that is not painted': `${scan}\n3 Tr ${write(own)}`,
      'letters without a table': write(own.map(text => ({ ...text, text: coded(text.text) }))),
      'a logo and a hidden number': `${write(own)}\nq 60 0 0 30 500 750 cm /Im Do Q\n3 Tr ${write(own.slice(0, 1).map(text => ({ ...text, text: '1234567.89' })))}`,
      'figures typed onto a picture of the form': `${scan}\n${write(figures)}`,
    }
    const stream = add(packed(contents[way]))
    return add([
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${stream} 0 R`,
      ` /Resources << /Font << /F1 3 0 R >> /XObject << /Im ${picture} 0 R >> >> >>`,
    ])
  })
  objects[0] = ['<< /Type /Catalog /Pages 2 0 R >>']
  objects[1] = [`<< /Type /Pages /Kids [${kids.map(at => `${at} 0 R`).join(' ')}] /Count ${kids.length} >>`]
  return assemble(objects)
}

/** A font with letters of its own gives them numbers as they come. */
function coded(text: string): string {
  return text.replace(/[!-~]/g, letter => String.fromCharCode(33 + ((letter.charCodeAt(0) * 11) % 94)))
}

/** A font whose letters have names that say nothing. */
function tableless(): string {
  const names = Array.from({ length: 224 }, (_, at) => `/shape${at + 1}`)
  return fontObject()
    .replace('/Encoding /WinAnsiEncoding', `/Encoding << /Type /Encoding /Differences [32 ${names.join(' ')}] >>`)
    .replace('/BaseFont /Helvetica', '/BaseFont /ABCDEF+Own')
}

function packed(content: string, dictionary = ''): (string | Buffer)[] {
  const bytes = deflateSync(Buffer.from(content, 'latin1'))
  return [`<< ${dictionary} /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`, bytes, '\nendstream']
}
