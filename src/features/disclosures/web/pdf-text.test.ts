// @vitest-environment node
import { deflateSync } from 'node:zlib'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { bombPdf, lockedPdf, longPdf } from '../../../../tests/disclosures/bad-pdfs.ts'
import { judge } from '../../../../tests/disclosures/judge.ts'
import { inverseTotals } from '../../../../tests/disclosures/odd-layouts.ts'
import { plainDisclosure, renderFile } from '../../../../tests/disclosures/rendered-file.ts'
import { assemble, writePdf } from '../../../../tests/disclosures/write-pdf.ts'
import { PDF_PROBLEMS } from '../pdf-problem.ts'
import { pdfProblemWords } from '../reading-words.ts'
import { pdfText } from './pdf-text.ts'
import { readFile } from './read-file.ts'

const page = (extra = '') => [
  ['<< /Type /Catalog /Pages 2 0 R >>'],
  ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
  [`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${extra} >>`],
]
const stream = (bytes: Buffer, filter = '/FlateDecode') => [
  `<< /Length ${bytes.length} /Filter ${filter} >>\nstream\n`,
  bytes,
  '\nendstream',
]

describe.each(['loan-estimate', 'closing-disclosure'] as const)('a %s', kind => {
  test('[RP2] is read from a PDF as it was drawn, white leftovers and all', async () => {
    const disclosure = plainDisclosure(kind)
    const { texts, sizes } = renderFile(
      disclosure,
      { valueDrop: 3 },
      { leftovers: true, shuffled: true, fakeBold: true, cover: true },
    )
    const answer = await readFile(pdfjs, writePdf(texts, sizes))
    if (!answer.ok || !answer.reading.disclosures[0]) throw new Error('It was not read.')
    const { wrong, open } = judge(disclosure, answer.reading.disclosures[0])
    expect({ wrong, open }).toEqual({ wrong: [], open: [] })
  })
})

test.each(['loan-estimate', 'closing-disclosure'] as const)(
  '[RP126] totals of a %s in white on dark bars are read',
  async kind => {
    const disclosure = plainDisclosure(kind)
    const { texts, sizes } = inverseTotals(renderFile(disclosure), 0)
    const answer = await readFile(pdfjs, writePdf(texts, sizes, { bars: true }))
    if (!answer.ok || !answer.reading.disclosures[0]) throw new Error('It was not read.')
    const { wrong, open } = judge(disclosure, answer.reading.disclosures[0])
    expect({ wrong, open }).toEqual({ wrong: [], open: [] })
  },
)

test('[RP3] a word keeps its colour and its place', async () => {
  const word = { text: 'Purchase ce', page: 1, x: 100, y: 200, width: 60, height: 10, color: '#ffffff', certainty: 1 }
  const file = writePdf(
    [word, { ...word, text: 'Fixed', y: 300, color: '#102030' }],
    [{ page: 1, width: 612, height: 792 }],
  )
  const text = await pdfText(pdfjs, file)
  const words = text.ok ? (text.pages[0]?.words ?? []) : []
  expect(words.map(word => [word.text, word.color])).toEqual([
    ['Purchase', '#ffffff'],
    ['ce', '#ffffff'],
    ['Fixed', '#102030'],
  ])
  expect(words[0]?.x).toBeCloseTo(100, 3)
  expect(words[0]?.y).toBeCloseTo(200, 3)
})

describe('[RP12] a file that cannot be read has one sentence', () => {
  const problem = async (data: Uint8Array) => {
    const answer = await pdfText(pdfjs, data)
    return answer.ok ? 'read' : answer.problem
  }
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

  test('each says what to do', () => {
    for (const name of PDF_PROBLEMS) expect(pdfProblemWords[name]).toMatch(/^[A-Z].*\.$/)
  })

  test.each([
    ['empty-file', bytes('')],
    ['not-a-pdf', bytes('Dear buyer, here are your figures.')],
    ['word-document', bytes('PK\u0003\u0004 word/document.xml')],
    ['image-file', bytes('\u0089PNG\r\n')],
    ['broken', bytes('%PDF-1.7\nnothing of it is left')],
    ['too-large', new Uint8Array(26 * 1024 * 1024)],
  ])('%s', async (name, data) => {
    expect(await problem(data)).toBe(name)
  })

  test('a file of 300 pages', async () => {
    expect(await problem(longPdf(300))).toBe('too-many-pages')
  })

  test('a bomb of packed zeros, also packed twice, is not opened', async () => {
    expect(await problem(bombPdf(64))).toBe('too-much-inside')
    const noise = Buffer.from(Array.from({ length: 40_000 }, (_, at) => (at * 7919) % 251))
    expect(
      await problem(assemble([...page(), stream(deflateSync(deflateSync(noise)), '[/FlateDecode /FlateDecode]')])),
    ).toBe('too-much-inside')
  })

  test('a page of far too many words', async () => {
    const words = Array.from({ length: 31_000 }, (_, at) => `1 0 0 1 ${at % 600} 100 Tm (w) Tj`).join('\n')
    const content = deflateSync(Buffer.from(`BT /F1 9 Tf ${words} ET`))
    const font = ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>']
    const file = assemble([...page('/Resources << /Font << /F1 5 0 R >> >>'), stream(content), font])
    expect(await problem(file)).toBe('too-much-inside')
  })

  test('one that is locked asks for its password', async () => {
    expect(await problem(lockedPdf())).toBe('password-needed')
    const answer = await pdfText(pdfjs, lockedPdf(), { password: 'wrong' })
    expect(answer).toMatchObject({ ok: false, problem: 'password-wrong' })
  })

  test('reading can be cancelled, before and while it runs', async () => {
    const { texts, sizes } = renderFile(plainDisclosure('closing-disclosure'))
    const stop = new AbortController()
    const running = pdfText(pdfjs, writePdf(texts, sizes), { signal: stop.signal, onPage: () => stop.abort() })
    expect(await running).toMatchObject({ ok: false, problem: 'cancelled' })
    const never = await pdfText(pdfjs, writePdf(texts, sizes), { signal: AbortSignal.abort() })
    expect(never).toMatchObject({ ok: false, problem: 'cancelled' })
  })
})

test('[RP12] scripts, links and attachments of a PDF are never run or followed', async () => {
  const open = '/OpenAction << /S /JavaScript /JS (globalThis.ranFromPdf = true) >>'
  const objects = page(
    '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 612 792] /A << /S /URI /URI (http://127.0.0.1:9/) >> >>]',
  )
  objects[0] = [`<< /Type /Catalog /Pages 2 0 R ${open} >>`]
  const asked: unknown[] = []
  const real = globalThis.fetch
  globalThis.fetch = (...request) => {
    asked.push(request)
    return real(...request)
  }
  try {
    const text = await pdfText(pdfjs, assemble([...objects, stream(deflateSync(Buffer.from('BT ET')))]))
    expect(text.ok).toBe(true)
  } finally {
    globalThis.fetch = real
  }
  expect(asked).toEqual([])
  expect('ranFromPdf' in globalThis).toBe(false)
})

test.each(['loan-estimate', 'closing-disclosure'] as const)(
  '[RP42] the boxes of a %s may be marked with two drawn lines',
  async kind => {
    const disclosure = plainDisclosure(kind)
    const { texts, sizes } = renderFile(disclosure, { box: '╳' })
    const answer = await readFile(pdfjs, writePdf(texts, sizes))
    if (!answer.ok || !answer.reading.disclosures[0]) throw new Error('It was not read.')
    const { wrong, open } = judge(disclosure, answer.reading.disclosures[0])
    expect({ wrong, open }).toEqual({ wrong: [], open: [] })
  },
)

test('[RP149] a page full of leaders is no picture', async () => {
  const { texts, sizes } = renderFile(plainDisclosure('loan-estimate'))
  const led = texts.flatMap(text =>
    text.page === 2 && /\p{L}{3}/u.test(text.text)
      ? [text, { ...text, text: '.'.repeat(90), x: text.x + text.width + 3 }]
      : [text],
  )
  expect(led.length).toBeGreaterThan(texts.length + 15)
  const answer = await pdfText(pdfjs, writePdf(led, sizes))
  expect(answer.ok && answer.pages.map(({ isPicture }) => isPicture)).toEqual([false, false, false])
})
