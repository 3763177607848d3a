import type { PositionedText } from '#domain/disclosures/reading.ts'
import { textWidth } from './canvas.ts'
import type { RenderedFile } from './distort.ts'

/** Ways to lay a form's pages and rows out that its makers did not think of, each with a strength from 0 to 1. */
type Print = (file: RenderedFile, strength: number) => RenderedFile

const MONEY = /^[-–−(]? ?\$\d[\d,]*(?:\.\d\d)?\)?$/

function changed(file: RenderedFile, change: (text: PositionedText, at: number) => PositionedText[]): RenderedFile {
  return { ...file, texts: file.texts.flatMap(change) }
}

/** Two pages side by side on a sheet that lies, or four on one that stands. */
export function pagesPerSheet(count: 2 | 4): Print {
  return ({ texts, sizes }) => {
    const [size = { width: 612, height: 792 }] = sizes
    const lies = count === 2
    const [width, height] = lies ? [size.height, size.width] : [size.width, size.height]
    const scale = Math.min(width / 2 / size.width, height / (lies ? 1 : 2) / size.height)
    const placed = texts.map(text => {
      const cell = (text.page - 1) % count
      return {
        ...text,
        page: Math.floor((text.page - 1) / count) + 1,
        x: text.x * scale + (cell % 2) * (width / 2),
        y: text.y * scale + Math.floor(cell / 2) * (height / 2),
        width: text.width * scale,
        height: text.height * scale,
      }
    })
    const sheets = Math.ceil(sizes.length / count)
    return { texts: placed, sizes: Array.from({ length: sheets }, (_, at) => ({ page: at + 1, width, height })) }
  }
}

/** Rows 7 to 10 points apart, their letters as much smaller. */
export const closeRows: Print = (file, strength) => {
  const scale = 0.65 + strength * 0.3
  return changed(file, text => [
    { ...text, y: 30 + text.y * scale, height: text.height * scale, width: text.width * scale },
  ])
}

/** Columns closer together, their letters as large as before: figures touch. */
export const closeColumns: Print = (file, strength) => {
  const scale = 0.97 - strength * 0.3
  return changed(file, text => [{ ...text, x: 306 + (text.x - 306) * scale }])
}

/** 'POC', '(B)', '(L)', '*' behind some amounts. */
export const marksBehind: Print = (file, strength) => {
  const marks = ['POC', '(B)', '(L)', '*', 'P.O.C.', 'L', '(S)']
  return changed(file, (text, at) => {
    if (!MONEY.test(text.text) || at % Math.round(2 + strength * 6) !== 0) return [text]
    const mark = marks[at % marks.length] ?? ''
    const x = text.x + text.width + 1 + strength * 4
    return [text, { ...text, text: mark, x, width: textWidth(mark) * text.height }]
  })
}

/** Large pale letters across every page, behind the words. */
export const watermark: Print = (file, strength) => {
  const letters = [...'COPY'].flatMap((letter, at) =>
    file.sizes.map(
      ({ page }): PositionedText => ({
        text: letter,
        page,
        x: 60 + at * (90 + strength * 40),
        y: 200 + strength * 200,
        width: 40,
        height: 30 + strength * 50,
        color: '#d4d4d4',
        certainty: 1,
      }),
    ),
  )
  return { ...file, texts: [...file.texts, ...letters] }
}

const OPTION = /^(Conventional|FHA|VA|Other|NO|YES|From|To)\b/

/** Every box behind its word, the empty ones too. */
export const boxesBehind: Print = (file, strength) => {
  const isMark = ({ text, height }: PositionedText) => /^[xX╳]$/.test(text) && height < 9
  const isMarked = (text: PositionedText) =>
    file.texts.some(
      mark =>
        isMark(mark) &&
        mark.page === text.page &&
        text.x - mark.x > 0 &&
        text.x - mark.x < 13 &&
        Math.abs(text.y + text.height - mark.y - mark.height - 1) < 3,
    )
  return changed(file, text => {
    if (isMark(text)) return []
    const option = OPTION.exec(text.text)?.[0]
    const isOption = option !== undefined && !/^(Other:|To )/.test(text.text)
    const sign = isMarked(text) ? '☒' : isOption && strength > 0.5 ? '☐' : ''
    if (sign === '') return [text]
    const word = option ?? text.text
    const unit = text.width / Math.max(0.001, textWidth(text.text))
    const width = textWidth(word) * unit
    const box = { ...text, text: sign, x: text.x + width + 2, width: text.height * 0.7 }
    const rest = text.text.slice(word.length).trim()
    const after = { ...text, text: rest, x: box.x + box.width + 2, width: textWidth(rest) * unit }
    return [{ ...text, text: word, width }, box, ...(rest === '' ? [] : [after])]
  })
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 31-Jul-2026 */
export const monthsByName: Print = file =>
  changed(file, text => [
    {
      ...text,
      text: text.text.replace(
        /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/,
        (_, month, day, year) => `${day.padStart(2, '0')}-${MONTHS[Number(month) - 1]}-${year}`,
      ),
    },
  ])

/** The totals of the costs in white letters on a dark bar. */
export const inverseTotals: Print = file => {
  const totals = file.texts.filter(({ text }) => /^[DIJ]\. TOTAL/.test(text))
  // On an estimate, what stands further right is in the other column.
  const width = (total: PositionedText) => (/Borrower/.test(total.text) ? 560 : 250)
  const isTotal = ({ page, x, y }: PositionedText) =>
    totals.some(total => total.page === page && Math.abs(total.y - y) < 6 && x >= total.x && x < total.x + width(total))
  return changed(file, text => [isTotal(text) ? { ...text, color: '#ffffff' } : text])
}

export const payeesWithoutTo: Print = file =>
  changed(file, text => [/^to \p{Lu}/u.test(text.text) ? { ...text, text: text.text.slice(3) } : text])

export const linesWithoutNumbers: Print = file => {
  const isBefore = (one: PositionedText, other: PositionedText) =>
    other.page === one.page && Math.abs(other.y - one.y) < 2 && other.x > one.x && other.x - one.x < 20
  const isNumber = (text: PositionedText) => /^\d\d$/.test(text.text) && file.texts.some(other => isBefore(text, other))
  return changed(file, text => (isNumber(text) ? [] : [text]))
}

/** Long names of charges end where their column does. */
export const namesCut: Print = (file, strength) => {
  const longest = 18 + Math.round(strength * 14)
  return changed(file, text => {
    const isLong = text.text.length > longest && text.height < 8.9 && !/[$.:]/.test(text.text)
    if (!isLong) return [text]
    return [{ ...text, text: text.text.slice(0, longest), width: (text.width * longest) / text.text.length }]
  })
}
