import { deflateSync } from 'node:zlib'
import { assemble, writePdf } from './write-pdf.ts'

const PAGE: string[][] = [
  ['<< /Type /Catalog /Pages 2 0 R >>'],
  ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
  ['<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>'],
]

/** One page whose content unpacks to zeros without end, or nearly. */
export function bombPdf(megabytes: number): Uint8Array {
  return assemble([...PAGE, packed(deflateSync(Buffer.alloc(megabytes * 1024 * 1024)))])
}

/** Locked with a password that nobody knows. */
export function lockedPdf(): Uint8Array {
  const id = '<00112233445566778899aabbccddeeff>'
  const encrypt =
    '/Encrypt << /Filter /Standard /V 1 /R 2 /Length 40 /P -4 ' +
    `/O <${'28'.repeat(32)}> /U <${'41'.repeat(32)}> >> /ID [${id} ${id}]`
  return assemble([...PAGE, packed(deflateSync(Buffer.from('BT ET')))], encrypt)
}

/** So many pages, each with so many words. */
export function longPdf(pages: number, words = 0): Uint8Array {
  const sizes = Array.from({ length: pages }, (_, at) => ({ page: at + 1, width: 612, height: 792 }))
  const texts = sizes.flatMap(({ page }) =>
    Array.from({ length: words }, (_, at) => ({
      page,
      text: `word${at}`,
      x: 20 + (at % 10) * 55,
      y: 20 + (Math.floor(at / 10) % 70) * 10,
      width: 40,
      height: 8,
      color: '#000000',
      certainty: 1,
    })),
  )
  return writePdf(texts, sizes)
}

function packed(bytes: Buffer): (string | Buffer)[] {
  return [`<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n`, bytes, '\nendstream']
}
