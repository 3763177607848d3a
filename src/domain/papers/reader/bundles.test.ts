import { describe, expect, test } from 'vitest'
import { drawFile, onlyPaper, plainPaper, readDrawn } from '../../../../tests/papers/drawn-file.ts'
import { judge } from '../../../../tests/papers/judge.ts'
import * as pages from '../../../../tests/papers/other-pages.ts'
import { blankPaper } from '../paper.ts'

const BEFORE = {
  'a letter that names its parts': pages.coverLetter,
  'a guide to the form': pages.guide,
  'the intent to proceed': pages.intentToProceed,
  'a notice of changed circumstance': pages.changedCircumstance,
  'a variance report': pages.varianceReport,
  'a cost sheet': pages.costSheet,
  'a settlement statement': pages.hud1,
  'an appraisal': pages.appraisal,
}

describe.each(Object.entries(BEFORE))('[RP48] with %s before it in one file', (_name, draw) => {
  test.each(['loan-estimate', 'closing-disclosure'] as const)('a %s is read whole', kind => {
    const paper = plainPaper(kind)
    const file = pages.withPagesBefore(drawFile(paper), draw)
    const { wrong, open } = judge(paper, onlyPaper(file))
    expect({ wrong, open }).toEqual({ wrong: [], open: [] })
    expect(onlyPaper(file).missing_pages).toEqual([])
    expect(readDrawn(file)).toMatchObject({ other_pages: [1] })
  })

  test('it is no paper by itself', () => {
    expect(readDrawn(pages.otherPages(draw)).kind).toBe('unknown')
  })
})

test('[RP48] several of them in a row change nothing', () => {
  const paper = plainPaper('loan-estimate')
  const file = pages.withPagesBefore(drawFile(paper), pages.coverLetter, pages.varianceReport, pages.guide)
  expect(judge(paper, onlyPaper(file))).toMatchObject({ wrong: [], open: [] })
})

test('[RP49] a blank form before the filled one is left out', () => {
  const paper = plainPaper('loan-estimate')
  const [blank, filled] = [drawFile(blankPaper('loan-estimate')), drawFile(paper)]
  const file = {
    texts: [...blank.texts, ...filled.texts.map(text => ({ ...text, page: text.page + 3 }))],
    sizes: [...blank.sizes, ...filled.sizes.map(size => ({ ...size, page: size.page + 3 }))],
  }
  const reading = onlyPaper(file)
  expect(reading.pages).toEqual([4, 5, 6])
  expect(judge(paper, reading)).toMatchObject({ wrong: [], open: [] })
})

test('[RP51] an excerpt of page 1 that ends after the loan terms has all of them', () => {
  for (const dy of [0, 120]) {
    const paper = plainPaper('loan-estimate', { story: 'negative' })
    const { texts, sizes } = drawFile(paper, { dy })
    const payments = texts.find(({ text }) => text === 'Projected Payments')
    const excerpt = texts.filter(({ page, y }) => page === 1 && y < (payments?.y ?? 0) - 4)
    const reading = onlyPaper({ texts: excerpt, sizes: sizes.slice(0, 1) })
    for (const key of ['loan_amount', 'interest_rate', 'principal_and_interest', 'balloon_payment'] as const) {
      expect([key, reading.paper.values[key]]).toEqual([key, paper.values[key]])
      expect(reading.readings[key]?.confidence).toBe('sure')
    }
  }
})

test.each([
  ['settlement-statement', pages.hud1],
  ['form-1098', pages.form1098],
  ['appraisal', pages.appraisal],
] as const)('[RP50] a file is declined for what its title says it is: %s', (why, draw) => {
  expect(readDrawn(pages.otherPages(draw))).toEqual({ kind: 'unknown', why, papers: [] })
})

test('[RP50] a letter that only speaks of other papers is none of them', () => {
  const letter = pages.otherPages(canvas => {
    canvas.text(54, 120, 'Bring your HUD-1 settlement statement and your form 1003, or ask about a home equity line of')
    canvas.text(54, 134, 'credit. A good faith estimate is no longer used.')
  })
  expect(readDrawn(letter)).toMatchObject({ kind: 'unknown', why: 'other' })
})
