import { checkDisclosure } from '#domain/disclosures/checks.ts'
import { isKnownWord } from '#domain/disclosures/fee-vocabulary.ts'
import { judgedReadings } from '#domain/disclosures/judged-readings.ts'
import { isFigure } from '#domain/disclosures/reader/figures.ts'
import { type PageSize, readDisclosures } from '#domain/disclosures/reader/read.ts'
import { type FileReading, type Place, type PositionedText, READ_ONCE } from '#domain/disclosures/reading.ts'
import { blankGrey, type GreyPicture } from './grey-picture.ts'
import type { Area, Look } from './picture-engine.ts'
import { pictureWords } from './picture-text.ts'

/** A row is looked at again larger than it is. */
const LARGER = 2
/** Words of one row that are further apart, in heights of their letters, are looked at apart. */
const ONE_SPACE = 1
/** What is seen around a row, in heights of its letters: neither its neighbours nor less than its own strokes. */
const AROUND = { above: 0.2, below: 0.3, beside: 0.4 }
const WHITE = 255
/** In 'Z61616' the first letter is a 2 to every look, and nothing else on the disclosure tells; nor whose number it is. */
const NUMBERS_ALONE = /_id$|^(?:file_number|mic_number)$/
/** 'ürst' for 'first', 'PI.' for 'Pl.', '12B' for '128': every look may see the same other letter. */
const TWINS = /[^\x20-\x7e–—’•]|[Il|[\]]|\p{L}\d|\d\p{L}/u
const GAP = 12

type Read = (
  picture: Uint8Array<ArrayBuffer>,
  looks: Look[],
  onProgress: (percent: number) => void,
) => Promise<string[]>

/**
 * The words of a page, of which those that its disclosure is not sure of were looked at a second time: each row of them
 * larger and alone. What both looks read alike is no longer read once; a figure that only the second could read is what it
 * says.
 */
export async function withSecondLook(
  words: readonly PositionedText[],
  grey: GreyPicture,
  size: PageSize,
  look: Read,
  onProgress: (percent: number) => void,
): Promise<PositionedText[]> {
  const rows = rowsAmong(openWords(words, size))
  if (rows.length === 0) return [...words]
  const found: string[] = []
  const sheets = sheetsOf(rows, grey, grey.width / size.width)
  for (const [at, { boxes, isFigure }] of sheets.entries()) {
    const { file, areas } = sheetOf(boxes, grey)
    const looks = areas.map((area, row): Look => ({ kind: 'row', area, isFigure: isFigure[row] ?? false }))
    found.push(...(await look(file, looks, percent => onProgress((100 * at + percent) / sheets.length))))
  }
  const all = rows.flatMap((row, at) =>
    compared(
      row,
      pictureWords(found[at] ?? '', size.page).map(({ text }) => text),
    ),
  )
  const now = new Map(all.map(each => [each.word, each.now]))
  let read = words.flatMap(word => {
    const change = now.get(word)
    return change === undefined ? [word] : change === null ? [] : [change]
  })
  for (const { now, instead } of all) {
    if (instead === undefined) continue
    const other = read.map(word => (word === now ? { ...word, text: instead } : word))
    if (countHoldingSums(other, size) > countHoldingSums(read, size)) read = other
  }
  return read
}

/** A word before and after the second look, and another figure that it may be. */
interface Compared {
  word: PositionedText
  /** None where it is the rest of the word before it. */
  now: PositionedText | null
  instead?: string
}

function joined(row: readonly PositionedText[], text: string): PositionedText | null {
  const [first] = row
  const right = Math.max(...row.map(({ x, width }) => x + width))
  return first ? { ...first, text, width: right - first.x, certainty: 1 } : null
}

/** How many sums of the page hold: of two figures, a sum tells which is right. */
function countHoldingSums(words: readonly PositionedText[], size: PageSize): number {
  const { disclosures } = disclosuresOf(words, size)
  return disclosures.flatMap(({ disclosure }) => checkDisclosure(disclosure)).filter(({ ok }) => ok).length
}

function disclosuresOf(words: readonly PositionedText[], size: PageSize): FileReading {
  return readDisclosures(words, [{ ...size, isPicture: true }])
}

/** Words of which nothing but this look tells what they say, and whatever has digits and is no figure. */
function openWords(words: readonly PositionedText[], size: PageSize): PositionedText[] {
  const places = disclosuresOf(words, size).disclosures.flatMap(disclosure =>
    Object.entries(judgedReadings(disclosure)).flatMap(([path, reading]) =>
      reading?.place && reading.confidence === 'unsure' && !NUMBERS_ALONE.test(path) ? [reading.place] : [],
    ),
  )
  if (places.length === 0) return []
  const once = words.filter(({ certainty }) => certainty === READ_ONCE)
  return once.filter(word => places.some(place => isIn(word, place)) || isBroken(word.text))
}

function isIn({ x, y, width, height }: PositionedText, place: Place): boolean {
  const [across, down] = [x + width / 2, y + height / 2]
  return across > place.x && across < place.x + place.width && down > place.y && down < place.y + place.height
}

/** '$l6,29O' and '$1,802.5' were figures on the disclosure. */
function isBroken(text: string): boolean {
  return /\d/.test(text) && /[$,.%]/.test(text) && !isFigure(text)
}

function rowsAmong(words: readonly PositionedText[]): PositionedText[][] {
  const rows: PositionedText[][] = []
  for (const word of words.toSorted((one, other) => one.x - other.x)) {
    const row = rows.find(row => {
      const last = row.at(-1)
      if (!last) return false
      const drop = Math.abs(last.y + last.height - word.y - word.height)
      return drop < 0.3 * last.height && word.x - last.x - last.width < ONE_SPACE * last.height
    })
    if (row) row.push(word)
    else rows.push([word])
  }
  return rows
}

/** More dots at once would take more memory than the page itself. */
const MOST_DOTS = 3_000_000

interface Sheet {
  boxes: Area[]
  isFigure: boolean[]
}

/** The rows in their order, as many at a time as one picture holds. */
function sheetsOf(rows: readonly (readonly PositionedText[])[], grey: GreyPicture, scale: number): Sheet[] {
  const sheets: Sheet[] = []
  for (const row of rows) {
    const box = boxOf(row, grey, scale)
    const last = sheets.at(-1)
    const sheet = last && dotsOf([...last.boxes, box]) <= MOST_DOTS ? last : { boxes: [], isFigure: [] }
    if (sheet !== last) sheets.push(sheet)
    sheet.boxes.push(box)
    sheet.isFigure.push(row.every(({ text }) => isMadeOfFigures(text)))
  }
  return sheets
}

function sizeOf(boxes: readonly Area[]): { width: number; height: number } {
  return {
    width: Math.max(...boxes.map(({ width }) => width * LARGER)) + 2 * GAP,
    height: boxes.reduce((sum, { height }) => sum + height * LARGER + GAP, GAP),
  }
}

function dotsOf(boxes: readonly Area[]): number {
  const { width, height } = sizeOf(boxes)
  return width * height
}

/** One picture with every row on a strip of its own. */
function sheetOf(boxes: readonly Area[], grey: GreyPicture): { file: Uint8Array<ArrayBuffer>; areas: Area[] } {
  const { width, height } = sizeOf(boxes)
  const { file, dots } = blankGrey(width, height)
  dots.fill(WHITE)
  let top = GAP
  const areas = boxes.map(box => {
    const area = { left: GAP, top, width: box.width * LARGER, height: box.height * LARGER }
    enlarge(grey, box, { width, dots }, area)
    top += area.height + GAP
    return area
  })
  return { file, areas }
}

function boxOf(row: readonly PositionedText[], grey: GreyPicture, scale: number): Area {
  const size = Math.max(...row.map(({ height }) => height))
  const base = Math.max(...row.map(({ y, height }) => y + height))
  const left = Math.min(...row.map(({ x }) => x)) - AROUND.beside * size
  const right = Math.max(...row.map(({ x, width }) => x + width)) + AROUND.beside * size
  const dot = (at: number, most: number) => Math.max(0, Math.min(most, Math.round(at * scale)))
  const box = { left: dot(left, grey.width), top: dot(base - size * (1 + AROUND.above), grey.height) }
  return {
    ...box,
    width: Math.max(1, dot(right, grey.width) - box.left),
    height: Math.max(1, dot(base + AROUND.below * size, grey.height) - box.top),
  }
}

/** Each dot between the four that are nearest, so that strokes stay as smooth as they are. */
function enlarge(
  from: GreyPicture,
  box: Area,
  to: { width: number; dots: Uint8Array },
  { left, top, width, height }: Area,
): void {
  const dot = (x: number, y: number) =>
    from.dots[Math.min(from.height - 1, y) * from.width + Math.min(from.width - 1, x)] ?? WHITE
  for (let y = 0; y < height; y++) {
    const down = box.top + y / LARGER
    const [row, below] = [Math.floor(down), down % 1]
    for (let x = 0; x < width; x++) {
      const across = box.left + x / LARGER
      const [column, beside] = [Math.floor(across), across % 1]
      const upper = dot(column, row) * (1 - beside) + dot(column + 1, row) * beside
      const lower = dot(column, row + 1) * (1 - beside) + dot(column + 1, row + 1) * beside
      to.dots[(top + y) * to.width + left + x] = upper * (1 - below) + lower * below
    }
  }
}

/** Money, a percentage or a day, also with a letter taken for a digit; a number without a mark may have letters. */
function isMadeOfFigures(text: string): boolean {
  return /[$%,./]/.test(text) && text.replace(/\P{L}/gu, '').length <= 1
}

function hasTwin(text: string): boolean {
  // A percent sign may be seen as '9%', where no form prints four decimals, and a '(J)' as '(1)'.
  if (!/\p{L}/u.test(text)) return /\.\d{4}|^\(\d\)$/.test(text)
  const parts = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\d]+/u)
  return TWINS.test(text) && !parts.every(part => part === '' || isKnownWord(part))
}

/** A text without what two looks may see differently: how long a dash is, the comma between thousands. */
function letters(texts: readonly string[]): string {
  const text = texts.join('').replace(/[–—]/g, '-')
  return /\p{L}{2}/u.test(text) ? text : text.replace(/(?<=\d)[.,](?=\d{3}(?:\D|$))|[.,]$/g, '')
}

/** What the second look says of the words of a row: the word as it is now, and the figure that it may be instead. */
function compared(row: readonly PositionedText[], again: readonly string[]): Compared[] {
  const isSame = letters(row.map(({ text }) => text)) === letters(again)
  const [figure = '', ...more] = again
  // '$1 5,773' is one figure where nothing else stands in its row.
  if (isSame && more.length === 0 && isFigure(figure))
    return row.map((word, at) => ({ word, now: at === 0 ? joined(row, figure) : null }))
  if (!isSame && again.length !== row.length) return []
  return row.flatMap((word, at): Compared[] => {
    const text = again[at] ?? ''
    if (isSame || letters([word.text]) === letters([text]))
      return hasTwin(word.text) ? [] : [{ word, now: { ...word, certainty: 1 } }]
    if (!isFigure(text)) return []
    return isFigure(word.text) ? [{ word, now: word, instead: text }] : [{ word, now: { ...word, text } }]
  })
}
