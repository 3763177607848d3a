// @vitest-environment node
import { expect, test } from 'vitest'
import { withoutBars } from './dark-bars.ts'
import { greyPicture } from './grey-picture.ts'
import { greyFileOf, isLying, levelled } from './picture-pixels.ts'
import { pictureWords } from './picture-text.ts'

const line = (box: string, baseline: string, words: string) =>
  `<span class='ocr_line' id='l' title="bbox ${box}; baseline ${baseline}; x_size 24; x_descenders 5; x_ascenders 5">${words}</span>`
const word = (left: number, right: number, text: string, sure = 96) =>
  `<span class='ocrx_word' id='w' title='bbox ${left} 90 ${right} 120; x_wconf ${sure}'>${text}</span>`

test('[RP47] words of a picture stand on straight lines, however it lies', () => {
  // Two lines that fall by one dot in a hundred, as on a page that was scanned askew.
  const hocr =
    line('100 90 900 120', '0.01 -8', word(100, 200, 'Loan') + word(800, 900, '$162,000')) +
    line('100 190 900 220', '0.01 -8', word(100, 200, 'Interest') + word(800, 900, '3.875%'))
  const words = pictureWords(hocr, 2)
  expect(words.map(({ text, page }) => [text, page])).toEqual([
    ['Loan', 2],
    ['$162,000', 2],
    ['Interest', 2],
    ['3.875%', 2],
  ])
  const [loan, amount] = words
  expect((loan?.y ?? 0) + (loan?.height ?? 0)).toBeCloseTo((amount?.y ?? 0) + (amount?.height ?? 0), 6)
})

test('[RP47] signs that a page format spells out are signs again, and marks around words go', () => {
  const hocr = line(
    '0 0 900 20',
    '0 -4',
    word(0, 90, '<strong>Principal</strong>') + word(95, 110, '&amp;') + word(111, 112, ' '),
  )
  expect(pictureWords(hocr, 1).map(({ text }) => text)).toEqual(['Principal', '&'])
})

test('[RP47] light letters on a dark bar become dark letters, and the rest stays', () => {
  const [width, height] = [400, 200]
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  const paint = (x: number, y: number, value: number) => rgba.fill(value, (y * width + x) * 4, (y * width + x) * 4 + 3)
  for (let y = 60; y < 120; y++) for (let x = 40; x < 360; x++) paint(x, y, 20)
  // A corner is round, so that what is light there is no letter.
  for (let y = 60; y < 68; y++) for (let x = 40; x < 48 - (y - 60); x++) paint(x, y, 255)
  for (let y = 88; y < 92; y++) for (let x = 118; x < 123; x++) paint(x, y, 250)
  for (let y = 160; y < 164; y++) for (let x = 100; x < 140; x++) paint(x, y, 10)
  const file = greyFileOf(width, height, (top, rows) => rgba.subarray(top * width * 4, (top + rows) * width * 4))
  const { dots } = withoutBars(greyPicture(file))
  const at = (x: number, y: number) => dots[y * width + x] ?? 0
  // Nothing is left of the bar's edge, which would be read as a bracket.
  for (const [x, y] of [
    [43, 63],
    [41, 90],
    [358, 90],
    [200, 61],
    [200, 118],
  ] as const)
    expect(at(x, y)).toBeGreaterThan(200)
  expect(at(120, 90)).toBeLessThan(60)
  expect(at(220, 90)).toBeGreaterThan(200)
  expect(at(120, 162)).toBeLessThan(60)
  expect(at(300, 20)).toBe(255)
  expect(new TextDecoder().decode(file.subarray(0, 15))).toBe('P5 400 200 255\n')
})

test('[LP165] a page that lies on its side is told by its lines, however wide its margins are', () => {
  const [width, height] = [340, 440]
  const page = (isInk: (x: number, y: number) => boolean, wide: number, high: number) => {
    const pixels = Array.from({ length: wide * high }, (_, at) => (isInk(at % wide, Math.floor(at / wide)) ? 20 : 250))
    return new Uint8Array([...new TextEncoder().encode(`P5 ${wide} ${high} 255\n`), ...pixels])
  }
  // Lines of words: sixteen dots of letters, eight of white, a gap every now and then, a wide left margin.
  const isInk = (x: number, y: number) => x > 90 && x < 320 && y > 30 && y < 400 && y % 24 < 16 && (x * 7 + y) % 5 < 2
  expect(isLying(greyPicture(page(isInk, width, height)))).toBe(false)
  expect(isLying(greyPicture(page((x, y) => isInk(y, width - x), height, width)))).toBe(true)
})

test('[RP47] a page that was scanned askew is made level, and a level one stays as it is', () => {
  const [width, height] = [600, 400]
  const page = (slope: number) => {
    const dots = Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      const row = Math.round(y - slope * x)
      return x > 40 && x < 560 && row > 40 && row < 360 && row % 20 < 10 && (x * 7) % 5 < 3 ? 20 : 250
    })
    return { width, height, dots }
  }
  const level = page(0)
  expect(levelled(level)).toBe(level)
  const { dots } = levelled(page(0.02))
  const ink = (y: number) => Array.from({ length: 400 }, (_, at) => 255 - (dots[y * width + 100 + at] ?? 255))
  const rows = Array.from({ length: 200 }, (_, at) => ink(at + 100).reduce((sum, one) => sum + one, 0))
  // Rows of letters and the white between them lie apart again.
  expect(Math.min(...rows)).toBeLessThan(0.1 * Math.max(...rows))
})

test('[RP47] edges of bars and tables are no part of a word, and a marked box is one', () => {
  const hocr = line(
    '0 0 900 20',
    '0 -4',
    word(0, 9, '[') + word(10, 90, '"Costs') + word(95, 110, '$8,054') + word(120, 130, '®') + word(140, 150, '—'),
  )
  expect(pictureWords(hocr, 1).map(({ text }) => text)).toEqual(['Costs', '$8,054', '☒', '—'])
  const odd = line(
    '0 0 900 20',
    '0 -4',
    word(0, 9, 'D+1') + word(10, 90, '{12') + word(95, 110, 'mo.}') + word(120, 130, '—-'),
  )
  expect(pictureWords(odd, 1).map(({ text }) => text)).toEqual(['D+I', '(12', 'mo.)', '–'])
})
