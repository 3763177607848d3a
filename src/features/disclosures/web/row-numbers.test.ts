// @vitest-environment node
import { expect, test } from 'vitest'
import type { PositionedText } from '#domain/disclosures/reading.ts'
import { withRowNumbers } from './row-numbers.ts'

const word = (text: string, x: number, base: number): PositionedText => ({
  text,
  page: 1,
  x,
  y: base - 20,
  width: text.length * 9,
  height: 20,
  color: null,
  certainty: 1,
})

/** Rows 28 dots apart, each with a label; `numbers` as a reader of pictures gave them. */
const rows = (numbers: string[][], top = 100): PositionedText[] =>
  numbers.flatMap((texts, at) => [
    ...texts.map((text, part) => word(text, 96 + part * 10, top + at * 28 + (part % 2) * 4)),
    word(`Fee${at}`, 130, top + at * 28),
  ])

const numbersOf = (words: PositionedText[]) => words.filter(({ x }) => x < 120).map(({ text }) => text)

test('[RP57] what stands in a column of row numbers is the number that its place gives', () => {
  const read = rows([['A.'], ['01'], ['0.'], ['i'], ['04'], ['05'], ['0', ')'], ['07']])
  expect(numbersOf(withRowNumbers(read))).toEqual(['A.', '01', '02', '03', '04', '05', '06', '07'])
})

test('[RP57] numbers begin anew after the letter of a section, which is known by its title', () => {
  const title = word('Other', 120, 100 + 4 * 28)
  const read = rows([['01'], ['02'], ['03'], ['04'], ['Ho'], ['N'], ['02'], ['03']]).filter(
    ({ text }) => text !== 'Fee4',
  )
  expect(numbersOf(withRowNumbers([...read, title]))).toEqual(['01', '02', '03', '04', 'H.', '01', '02', '03'])
})

test('[RP57] where the numbers above and below do not agree, nothing is put in', () => {
  const read = rows([['01'], ['02'], ['03'], ['04'], ['x'], ['09'], ['10']])
  expect(numbersOf(withRowNumbers(read))).toContain('x')
  const letter = [word('12', 300, 100), word('345', 300, 128), word('Dear', 130, 100)]
  expect(withRowNumbers(letter)).toEqual(letter)
})
