// @vitest-environment node
import { expect, test } from 'vitest'
import { isDashOutline } from './digit-outlines.ts'
import type { Point } from './page-matrix.ts'
import { NAMELESS } from './sign-fonts.ts'
import { unnamedLetters } from './unnamed-letters.ts'

/** The words as a file gives them whose font calls these letters by other numbers, and one shape by its number alone. */
function read(words: string[], { shape, own = true }: { shape: string; own?: boolean }) {
  const letters = unnamedLetters()
  const numberOf = (letter: string) => (own && letter !== shape ? letter.charCodeAt(0) - 29 : letter.charCodeAt(0))
  const texts = words.map(word => ({
    text: [...word].map(letter => letters.letterOf('f1', numberOf(letter), letter)).join(''),
  }))
  return letters.named(texts).map(({ text }) => text)
}

test('[RP146] a shape that is called by its number is told by the words of the form that have it', () => {
  expect(read(['Seħlement', 'Aħorney', 'Keħering'], { shape: 'ħ' })).toEqual(['Settlement', 'Attorney', 'Kettering'])
  expect(read(['Originaধon', 'Esধmated', 'Pacificaধon'], { shape: 'ধ' })).toEqual([
    'Origination',
    'Estimated',
    'Pacification',
  ])
})

test('[RP146] a shape that no word of the form tells has no name', () => {
  expect(read(['Keħering', 'Loan'], { shape: 'ħ' })).toEqual([`Ke${NAMELESS}ering`, 'Loan'])
  // 'fi' and 'fl' would both make a word.
  expect(read(['ħnal', 'ħood'], { shape: 'ħ' })).toEqual([`${NAMELESS}nal`, `${NAMELESS}ood`])
})

test('[RP146] where numbers are names, letters keep theirs', () => {
  expect(read(['Peña', 'José'], { shape: '', own: false })).toEqual(['Peña', 'José'])
})

test('[RP146] a sign that is drawn as a dash is one', () => {
  const box = (low: number, high: number, width: number): Point[] => [
    [0, low],
    [0, high],
    [width, high],
    [width, low],
  ]
  expect(isDashOutline([box(230, 290, 500)])).toBe(true)
  expect(isDashOutline([box(-120, -60, 500)])).toBe(false)
  expect(isDashOutline([box(0, 600, 500)])).toBe(false)
  expect(isDashOutline([box(230, 290, 500), box(330, 390, 500)])).toBe(false)
})
