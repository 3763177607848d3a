import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { canBeSet, letterPdf } from './letter-pdf.ts'

const widthOf = (line: string) => line.length * 5.5

async function pagesOf(pdf: Uint8Array): Promise<string[][]> {
  const file = await pdfjs.getDocument({ data: pdf, verbosity: 0 }).promise
  const pages = Array.from({ length: file.numPages }, async (_, at) => {
    const { items } = await (await file.getPage(at + 1)).getTextContent()
    return items.flatMap(item => ('str' in item && item.str !== '' ? [item.str] : []))
  })
  return Promise.all(pages)
}

test('[TO53] the PDF of a letter holds its words, line by line', async () => {
  const letter = 'Dear José (Joe) Smith,\n\nThe “Title – Search” rose by $12.50.\n\nThank you.'
  expect(await pagesOf(letterPdf(letter, 'A letter', widthOf))).toEqual([
    ['Dear José (Joe) Smith,', 'The “Title – Search” rose by $12.50.', 'Thank you.'],
  ])
})

test('[TO53] long lines are broken between words, and a long letter has more pages', async () => {
  const sentence = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')
  const pages = await pagesOf(letterPdf(Array.from({ length: 30 }, () => sentence).join('\n'), 'Long', widthOf))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.flat().every(line => widthOf(line) <= 468)).toBe(true)
  expect(pages.flat().join(' ')).toBe(Array.from({ length: 30 }, () => sentence).join(' '))
})

test('[TO53] a letter in letters that the file has no font for says so', () => {
  expect(canBeSet('Ana Díaz – “thank you”\n')).toBe(true)
  expect(canBeSet('佐藤')).toBe(false)
})
