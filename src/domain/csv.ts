// A text that begins like a formula would be run by the program that opens the file; wide signs count as well in some.
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
// Where the comma is for decimals, cells end at semicolons: what follows one must not begin a cell of its own.
const ENDS_CELL = /[",;\t\r\n]/

/** A table for a spreadsheet program (RFC 4180). Numbers stay numbers; no text is run as a formula. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return ENDS_CELL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export interface CsvLine {
  /** Where it begins in the file, from 1: a cell in quotation marks may run over several. */
  number: number
  cells: string[]
}

export type ReadCsv = { ok: true; lines: CsvLine[] } | { ok: false; number: number; problem: CsvProblem }
export type CsvProblem = 'quote-open' | 'quote-inside'

/** Reads what `writeCsv` writes, and what spreadsheet programs do. Empty lines are left out. */
export function readCsv(text: string): ReadCsv {
  const lines: CsvLine[] = []
  let line: CsvLine = { number: 1, cells: [] }
  let number = 1
  let at = text.startsWith('\uFEFF') ? 1 : 0
  const endLine = () => {
    if (line.cells.some(each => each !== '')) lines.push(line)
    line = { number, cells: [] }
  }
  while (at < text.length) {
    const isQuoted = text[at] === '"'
    const end = isQuoted ? closingQuote(text, at + 1) : endOfCell(text, at)
    if (end === -1) return { ok: false, number: line.number, problem: 'quote-open' }
    const raw = isQuoted ? text.slice(at + 1, end).replaceAll('""', '"') : text.slice(at, end)
    if (!isQuoted && raw.includes('"')) return { ok: false, number, problem: 'quote-inside' }
    line.cells.push(plain(raw))
    if (isQuoted) number += raw.split('\n').length - 1
    at = isQuoted ? end + 1 : end
    if (text[at] === ',') {
      at += 1
      // The last cell of a file that ends with a comma.
      if (at === text.length) line.cells.push('')
      continue
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n') {
      return { ok: false, number, problem: 'quote-inside' }
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    if (at < text.length) {
      at += 1
      number += 1
      endLine()
    }
  }
  endLine()
  return { ok: true, lines }
}

/** Takes off the sign that keeps a text from being a formula. */
function plain(text: string): string {
  const trimmed = text.trim()
  return trimmed.startsWith("'") && FORMULA.test(trimmed.slice(1)) ? trimmed.slice(1) : trimmed
}

function endOfCell(text: string, from: number): number {
  const end = text.slice(from).search(/[,\r\n]/)
  return end === -1 ? text.length : from + end
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}
