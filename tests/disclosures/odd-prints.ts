import type { PositionedText } from '#domain/disclosures/reading.ts'
import { textWidth } from './canvas.ts'
import type { RenderedFile } from './distort.ts'
import * as layouts from './odd-layouts.ts'

/** Ways in which programs print that the form's makers did not think of, each with a strength from 0 to 1. */
export const ODD_PRINTS = {
  'letters apart': letterSpacing,
  'small letters, each placed alone': smallLetters,
  'amounts torn at the comma': tornAmounts,
  'a point for thousands': file => marks(file, '.'),
  'a blank for thousands': file => marks(file, ' '),
  'O for 0 and l for 1': likeLetters,
  'values above their labels': raised,
  'content askew': askew,
  'the page made smaller': smaller,
  'the dollar sign at the left of its cell': dollarsLeft,
  'notes beside figures': notes,
  'two pages on a sheet': layouts.pagesPerSheet(2),
  'four pages on a sheet': layouts.pagesPerSheet(4),
  'rows close together': layouts.closeRows,
  'columns close together': layouts.closeColumns,
  'marks behind amounts': layouts.marksBehind,
  'a watermark': layouts.watermark,
  'boxes behind their words': layouts.boxesBehind,
  'months by name': layouts.monthsByName,
  'white totals on dark bars': layouts.inverseTotals,
  'payees without to': layouts.payeesWithoutTo,
  'lines without numbers': layouts.linesWithoutNumbers,
  'names cut off': layouts.namesCut,
} satisfies Record<string, (file: RenderedFile, strength: number) => RenderedFile>

const MONEY = /^([-–−(]? ?)\$(\d[\d,]*(?:\.\d\d)?)(\)?)$/

function changed(file: RenderedFile, change: (text: PositionedText) => PositionedText[]): RenderedFile {
  return { ...file, texts: file.texts.flatMap(change) }
}

/** Each letter as a text of its own, `extra` points further apart. */
function letters(text: PositionedText, extra: number): PositionedText[] {
  const unit = text.width / Math.max(0.001, textWidth(text.text))
  let x = text.x
  return [...text.text].flatMap(letter => {
    const width = textWidth(letter) * unit
    const placed = { ...text, text: letter, x, width }
    x += width + extra
    return letter === ' ' ? [] : [placed]
  })
}

function byWord(text: PositionedText): PositionedText[] {
  const unit = text.width / Math.max(0.001, textWidth(text.text))
  return [...text.text.matchAll(/\S+/g)].map(match => ({
    ...text,
    text: match[0],
    x: text.x + textWidth(text.text.slice(0, match.index)) * unit,
    width: textWidth(match[0]) * unit,
  }))
}

function letterSpacing(file: RenderedFile, strength: number): RenderedFile {
  return changed(file, text => letters(text, 0.4 + strength * 1.2))
}

function smallLetters(file: RenderedFile, strength: number): RenderedFile {
  const scale = 0.62 + strength * 0.25
  return changed(file, text => {
    const small = {
      ...text,
      width: text.width * scale,
      height: text.height * scale,
      y: text.y + text.height * (1 - scale),
    }
    return letters(small, 0)
  })
}

function tornAmounts(file: RenderedFile, strength: number): RenderedFile {
  return changed(file, text => {
    const at = text.text.indexOf(',')
    if (!MONEY.test(text.text) || at < 0) return [text]
    const unit = text.width / textWidth(text.text)
    const [head, tail] = [text.text.slice(0, at + 1), text.text.slice(at + 1)]
    const width = textWidth(head) * unit
    const gap = 0.8 + strength * 3
    return [
      { ...text, text: head, width },
      { ...text, text: tail, x: text.x + width + gap, width: text.width - width },
    ]
  })
}

function marks(file: RenderedFile, mark: string): RenderedFile {
  return changed(file, text => [MONEY.test(text.text) ? { ...text, text: text.text.replaceAll(',', mark) } : text])
}

function likeLetters(file: RenderedFile, strength: number): RenderedFile {
  let count = 0
  return changed(file, text => {
    if (!MONEY.test(text.text)) return [text]
    count += 1
    if (count % Math.round(2 + strength * 6) !== 0) return [text]
    return [{ ...text, text: text.text.replace('0', 'O').replace('1', 'l') }]
  })
}

/** Rendering moves values by `valueDrop`; here the file was rendered without, so they are found by how they look. */
function raised(file: RenderedFile, strength: number): RenderedFile {
  const isValue = /^[-–−(]? ?\$[\d,.]+\)?$|^[\d.]+ ?%$|^\d{1,2}\/\d{1,2}\/\d{4}/
  return changed(file, text => [isValue.test(text.text) ? { ...text, y: text.y - 1 - strength * 4 } : text])
}

function askew(file: RenderedFile, strength: number): RenderedFile {
  const slope = Math.tan((0.3 + strength * 1.2) * (Math.PI / 180))
  return changed(file, text => byWord(text).map(word => ({ ...word, y: word.y + (word.x - 306) * slope })))
}

function smaller(file: RenderedFile, strength: number): RenderedFile {
  const scale = 0.5 + strength * 0.4
  return changed(file, text => [
    {
      ...text,
      x: 306 + (text.x - 306) * scale,
      y: 40 + text.y * scale,
      width: text.width * scale,
      height: text.height * scale,
    },
  ])
}

function dollarsLeft(file: RenderedFile, strength: number): RenderedFile {
  return changed(file, text => {
    const match = MONEY.exec(text.text)
    if (match?.[1] !== '') return [text]
    const unit = text.width / textWidth(text.text)
    const width = textWidth('$') * unit
    return [
      { ...text, text: '$', x: text.x - 8 - strength * 22, width },
      { ...text, text: match[2] ?? '', x: text.x + width, width: text.width - width },
    ]
  })
}

function notes(file: RenderedFile, strength: number): RenderedFile {
  let count = 0
  return changed(file, text => {
    if (!MONEY.test(text.text)) return [text]
    count += 1
    if (count % Math.round(5 + strength * 9) !== 0) return [text]
    const note = count % 2 === 0 ? 'ask! was $125' : '(B)'
    return [text, { ...text, text: note, x: text.x + text.width + 3, width: textWidth(note) * text.height }]
  })
}
