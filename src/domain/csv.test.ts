import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

const cellsOf = (text: string) => {
  const read = readCsv(text)
  return read.ok ? read.lines.map(({ cells }) => cells) : read
}

test('what is written is read again as it was, formulas and line ends included', () => {
  const rows = [
    ['name', 'note'],
    ['=SUM(A1)', 'two\nlines, "quoted"; and more'],
    ['+1 555', '-'],
    ['', 'last'],
  ]
  expect(writeCsv(rows)).toContain("'=SUM(A1)")
  expect(cellsOf(writeCsv(rows))).toEqual(rows)
})

test('files of spreadsheet programs are read: a mark in front, other line ends, spaces, empty lines, no end', () => {
  expect(cellsOf('\uFEFFname,apr\r\n\r\n Bank ,6.5\rOther,\n,,\nLast,7,')).toEqual([
    ['name', 'apr'],
    ['Bank', '6.5'],
    ['Other', ''],
    ['Last', '7', ''],
  ])
  expect(cellsOf('')).toEqual([])
})

test('each line knows where it began, also after a cell of several lines', () => {
  const read = readCsv('a,b\n"1\n2",x\n\ny,z\n')
  expect(read.ok && read.lines.map(({ number }) => number)).toEqual([1, 2, 5])
})

test('a quotation mark that is not closed, or stands inside a cell, is reported with its line', () => {
  expect(readCsv('a\n"b\nc')).toEqual({ ok: false, number: 2, problem: 'quote-open' })
  expect(readCsv('a\n5" pipe')).toEqual({ ok: false, number: 2, problem: 'quote-inside' })
  expect(readCsv('a\n"b"c')).toEqual({ ok: false, number: 2, problem: 'quote-inside' })
})
