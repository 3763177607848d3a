import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
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

/** A thousand small streams, each of which unpacks to less than one alone may. */
export function manySmallStreamsPdf(count: number, megabytes: number): Uint8Array {
  const bytes = deflateSync(Buffer.alloc(megabytes * 1024 * 1024))
  return assemble([...PAGE, ...Array.from({ length: count }, () => packed(bytes))])
}

/** Runs of zeros, two bytes for 128 of them. */
export function runLengthPdf(megabytes: number): Uint8Array {
  const runs = Buffer.alloc((megabytes * 1024 * 1024) / 64)
  for (let at = 0; at < runs.length; at += 2) runs[at] = 129
  return assemble([...PAGE, packed(runs, '/RunLengthDecode')])
}

/** One letter, then ever longer repetitions of it until the table is full, again and again. */
export function lzwPdf(rounds: number): Uint8Array {
  const bits: string[] = []
  for (let round = 0; round < rounds; round++) {
    bits.push((256).toString(2).padStart(round === 0 ? 9 : 12, '0'))
    for (let code = 0, size = 258; size < 4095; code++, size++) {
      const width = size >= 2048 ? 12 : size >= 1024 ? 11 : size >= 512 ? 10 : 9
      bits.push((code === 0 ? 0 : 257 + code).toString(2).padStart(width, '0'))
    }
  }
  const all = bits.join('')
  const bytes = Buffer.from(
    Array.from({ length: Math.ceil(all.length / 8) }, (_, at) =>
      Number.parseInt(all.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2),
    ),
  )
  return assemble([...PAGE, packed(bytes, '/LZWDecode')])
}

/** How it is packed, and how long it is, other objects say. */
export function referredFilterPdf(megabytes: number, filter = '/FlateDecode'): Uint8Array {
  const bytes = deflateSync(Buffer.alloc(megabytes * 1024 * 1024))
  return assemble([
    ...PAGE,
    ['<< /Length 6 0 R /Filter 5 0 R >>\nstream\n', bytes, '\nendstream'],
    [filter],
    [String(bytes.length)],
  ])
}

/** As letters, so that nothing looks packed. */
export function letteredPdf(megabytes: number): Uint8Array {
  const letters = Buffer.from(`${deflateSync(Buffer.alloc(megabytes * 1024 * 1024)).toString('hex')}>`)
  return assemble([...PAGE, packed(letters, '[/ASCIIHexDecode /FlateDecode]')])
}

/** With the word that ends a stream in the middle of it: who goes by the length reads on. */
export function earlyEndPdf(megabytes: number): Uint8Array {
  const begin = deflateSync(Buffer.from('\nendstream endobj\n'), { level: 0, finishFlush: constants.Z_SYNC_FLUSH })
  return assemble([...PAGE, packed(Buffer.concat([begin, deflateRawSync(Buffer.alloc(megabytes * 1024 * 1024))]))])
}

/** Form XObjects that invoke others: a few hundred bytes, painted `each` to the power of `deep` times. */
export function nestedFormsPdf(deep: number, each: number): Uint8Array {
  const calls = Buffer.from('/F Do '.repeat(each))
  const form = (next: number) => [
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${next} 0 R >> >> /Length ${calls.length} >>\nstream\n`,
    calls,
    '\nendstream',
  ]
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>'
  const forms = Array.from({ length: deep }, (_, at) => form(at === deep - 1 ? 4 : at + 6))
  const last = ['<< /Length 5 >>\nstream\n', Buffer.from('0 0 m'), '\nendstream']
  return assemble([
    ...PAGE.slice(0, 2),
    [page],
    ['<< /Length 6 >>\nstream\n', Buffer.from('/F Do '), '\nendstream'],
    ...forms.slice(0, -1),
    last,
  ])
}

/** A JPEG whose own words are far larger than what the PDF says of it. */
export function hugeJpegPdf(width: number, height: number): Uint8Array {
  const size = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3])
  const image = Buffer.concat([size, Buffer.alloc(60)])
  return assemble([
    ...PAGE,
    packed(deflateSync(Buffer.from('BT ET'))),
    [
      `<< /Type /XObject /Subtype /Image /Width 10 /Height 10 /Length ${image.length} /Filter /DCTDecode >>\nstream\n`,
      image,
      '\nendstream',
    ],
  ])
}

/** White without end, in a few kilobytes. */
export function hugePng(side: number): Uint8Array {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
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

function packed(bytes: Buffer, filter = '/FlateDecode'): (string | Buffer)[] {
  return [`<< /Length ${bytes.length} /Filter ${filter} >>\nstream\n`, bytes, '\nendstream']
}
