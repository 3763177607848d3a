// @vitest-environment node
import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import {
  bombPdf,
  earlyEndPdf,
  hugeJpegPdf,
  hugePng,
  letteredPdf,
  lzwPdf,
  manySmallStreamsPdf,
  nestedFormsPdf,
  referredFilterPdf,
  runLengthPdf,
} from '../../../../tests/disclosures/bad-pdfs.ts'
import { MANNERS, oddPdf } from '../../../../tests/disclosures/odd-pdf.ts'
import { plainDisclosure, renderFile } from '../../../../tests/disclosures/rendered-file.ts'
import { writePdf } from '../../../../tests/disclosures/write-pdf.ts'
import { fileProblem } from './pdf-file.ts'
import { pdfText } from './pdf-text.ts'
import { pictureSize } from './picture-size.ts'
import { fromLetters, unpack } from './unpacked-size.ts'

/** A parser that must not be asked. */
const noParser = {
  getDocument() {
    throw new Error('The file reached the parser')
  },
} as never as typeof pdfjs

describe('[LP180] a small file that would take gigabytes or minutes is refused before anything opens it', () => {
  test.each([
    ['one stream', () => bombPdf(64)],
    ['900 small streams', () => manySmallStreamsPdf(900, 11)],
    ['runs of one byte', () => runLengthPdf(60)],
    ['a table of repetitions', () => lzwPdf(40)],
    ['a filter that another object names', () => referredFilterPdf(60)],
    ['a list of filters that another object names', () => referredFilterPdf(60, '[ /Fl ]')],
    ['a filter whose name is written by numbers', () => referredFilterPdf(60, '/#46lateDecode')],
    ['letters for bytes', () => letteredPdf(60)],
    ['the word that ends a stream within it', () => earlyEndPdf(60)],
    ['forms in forms', () => nestedFormsPdf(12, 10)],
    ['a picture that is larger than the file says', () => hugeJpegPdf(20_000, 20_000)],
  ])('%s', async (_, file) => {
    const data = file()
    const before = process.memoryUsage().rss
    expect(await pdfText(noParser, data)).toEqual({ ok: false, problem: 'too-much-inside' })
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
  })

  test('the nested forms are as small as the attack’s', () => {
    expect(nestedFormsPdf(12, 10).length).toBeLessThan(4_000)
  })
})

test('[LP181] a picture says how large it is before it is unpacked, and one that no phone takes is refused', async () => {
  const png = hugePng(17_000)
  expect(png.length).toBeLessThan(60_000)
  expect(await fileProblem(png)).toBe('picture-too-large')
  expect(await fileProblem(hugePng(2_000))).toBe('image-file')
  const bytes = (...parts: (string | number[])[]) =>
    new Uint8Array(
      Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
    )
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 0x4e, 0x20, 0x4e, 0x21, 3])
  expect(pictureSize(jpeg)).toEqual({ width: 20_001, height: 20_000 })
  expect(await fileProblem(jpeg)).toBe('picture-too-large')
  expect(pictureSize(bytes('GIF89a', [0x10, 0x27, 0x20, 0x4e]))).toEqual({ width: 10_000, height: 20_000 })
  expect(pictureSize(bytes('RIFF....WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x0f, 0x27, 0, 0x1f, 0x4e, 0]))).toEqual({
    width: 10_000,
    height: 20_000,
  })
  const tiff = bytes(
    'II*\0',
    [8, 0, 0, 0, 2, 0, 0, 1, 4, 0, 1, 0, 0, 0, 1, 2, 3, 0, 1, 1, 3, 0, 1, 0, 0, 0, 7, 0, 0, 0],
  )
  expect(pictureSize(tiff)).toEqual({ width: 0x30201, height: 7 })
  expect(pictureSize(bytes('\0\0\0 ftypavif....ispe', [0, 0, 0, 0, 0, 0, 0x10, 0, 0, 0, 0x20, 0]))).toEqual({
    width: 4_096,
    height: 8_192,
  })
  expect(pictureSize(bytes('\u0089PNG'))).toBeNull()
})

test('[LP180] what is counted is what a stream unpacks to', async () => {
  const words = Buffer.from('To be or not to be. '.repeat(500))
  const pieces = createHash('sha256')
  const flate = await unpack(deflateSync(words), 'flate', 1e9, piece => void pieces.update(piece))
  expect(flate.size).toBe(words.length)
  expect(pieces.digest('hex')).toBe(createHash('sha256').update(words).digest('hex'))
  const runs = await unpack(new Uint8Array([255, 65, 2, 66, 67, 68, 128]), 'run-length', 1e9, () => {})
  expect(Buffer.from(runs.head).toString()).toBe('AABCD')
  // The example of the standard: 45 45 45 45 45 65 45 45 45 66.
  const lzw = await unpack(new Uint8Array([0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01]), 'lzw', 1e9, () => {})
  expect(lzw.size).toBe(10)
  expect(Buffer.from(fromLetters(Buffer.from('48 65 6C6c 6F>'), 'ascii-hex')).toString()).toBe('Hello')
  expect(Buffer.from(fromLetters(Buffer.from('87cURD]i,"Ebo80~>'), 'ascii-85')).toString()).toBe('Hello World!')
})

describe('[LP180] papers as programs write them are opened', () => {
  test('drawn', async () => {
    for (const kind of ['loan-estimate', 'closing-disclosure'] as const) {
      const { texts, sizes } = renderFile(plainDisclosure(kind))
      expect(await fileProblem(writePdf(texts, sizes))).toBeNull()
    }
  })
  test.each(MANNERS)('with %s', async manner => {
    expect(await fileProblem(oddPdf(renderFile(plainDisclosure('loan-estimate')), manner))).toBeNull()
  })
  test('with forms in forms, each painted a few times', async () => {
    expect(await fileProblem(nestedFormsPdf(4, 5))).toBeNull()
  })
})
