import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { picturePdf } from './card-pdf.ts'
import { withPrintSize } from './png-size.ts'

const WIDTH = 1500
const HEIGHT = 2100

function samplePdf() {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).map((_, at) => at % 251)
  const pdf = picturePdf({ width: WIDTH, height: HEIGHT, dpi: 300, deflatedRgb: deflateSync(rgb), title: 'Ada & 佐藤' })
  return { rgb, file: Buffer.from(pdf) }
}

test('[CG9] the PDF is one page of five by seven inches', () => {
  const text = samplePdf().file.toString('latin1')
  expect(text.startsWith('%PDF-1.7\n')).toBe(true)
  expect(text.endsWith('%%EOF\n')).toBe(true)
  expect(text).toContain('/MediaBox [0 0 360 504]')
  expect(text).toContain('/Count 1')
})

test('[CG9] every object of the PDF is where its table says', () => {
  const { file } = samplePdf()
  const text = file.toString('latin1')
  const table = Number(/startxref\n(\d+)\n/.exec(text)?.[1])
  expect(text.slice(table, table + 5)).toBe('xref\n')
  const entries = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)]
  expect(entries).toHaveLength(6)
  for (const [at, entry] of entries.entries()) {
    expect(text.slice(Number(entry[1])).startsWith(`${at + 1} 0 obj\n`)).toBe(true)
  }
})

test('[CG9] the picture in the PDF is the picture that was given, point by point', () => {
  const { rgb, file } = samplePdf()
  const text = file.toString('latin1')
  const image = text.indexOf('/Subtype /Image')
  const start = text.indexOf('stream\n', image) + 'stream\n'.length
  const length = Number(/\/Length (\d+)/.exec(text.slice(image))?.[1])
  expect(inflateSync(file.subarray(start, start + length)).equals(rgb)).toBe(true)
  expect(text.slice(start + length, start + length + 10)).toBe('\nendstream')
  expect(text).toContain('/Title <feff0041006400610020002600204f5085e4>')
})

test('[CG9] the PNG says that it is printed at 300 points an inch', () => {
  const header = Buffer.alloc(33, 7)
  const rest = Buffer.from('the rest')
  const sized = Buffer.from(withPrintSize(Buffer.concat([header, rest]), 300))
  expect(sized.subarray(0, 33).equals(header)).toBe(true)
  expect(sized.subarray(54).equals(rest)).toBe(true)
  expect(sized.toString('latin1', 37, 41)).toBe('pHYs')
  expect([sized.readUInt32BE(33), sized.readUInt32BE(41), sized.readUInt32BE(45), sized[49]]).toEqual([
    9, 11811, 11811, 1,
  ])
  expect(sized.readUInt32BE(50)).toBe(crc32(sized.subarray(37, 50)))
})
