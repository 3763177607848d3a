// @vitest-environment node
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { judge } from '../../../../tests/disclosures/judge.ts'
import { MANNERS, oddPdf } from '../../../../tests/disclosures/odd-pdf.ts'
import { plainDisclosure, renderFile } from '../../../../tests/disclosures/rendered-file.ts'
import { readFile } from './read-file.ts'
import { letterOf } from './sign-fonts.ts'

describe.each(['loan-estimate', 'closing-disclosure'] as const)('a %s', kind => {
  test.each(MANNERS)('[LP70] is read whole from a PDF with %s', async manner => {
    const disclosure = plainDisclosure(kind)
    const answer = await readFile(pdfjs, oddPdf(renderFile(disclosure), manner))
    const [reading] = answer.ok ? answer.reading.disclosures : []
    if (!reading) throw new Error('It was not read.')
    const { wrong, open } = judge(disclosure, reading)
    expect({ wrong, open }).toEqual({ wrong: [], open: [] })
  })
})

test.each([
  ['ZapfDingbats', '8', '☒'],
  ['ZapfDingbats', 'o', '☐'],
  ['ABCDEF+Wingdings-Regular', 'þ', '☒'],
  ['ABCDEF+Wingdings-Regular', '\uf0a8', '☐'],
  ['Wingdings 2', '\uf052', '☒'],
  ['Wingdings2', '£', '☐'],
  ['Webdings', 'a', '☒'],
  ['ABCDEF+Wingdings-Regular', '☑', '☑'],
  ['Helvetica', '8', '8'],
])('[LP70] in %s, %s is %s', (font, written, seen) => {
  expect(letterOf(written, font)).toBe(seen)
})

test.each([
  ['琀琀', 'tt'],
  ['琀椀', 'ti'],
  ['昀椀', 'fi'],
  ['ﬁ', 'ﬁ'],
  ['琀8', '琀8'],
])('[RP130] a ligature that is called %s is %s', (written, seen) => {
  expect(letterOf(written, 'ABCDEF+Carlito')).toBe(seen)
})
