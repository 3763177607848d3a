import { describe, expect, test } from 'vitest'
import type { RenderedFile } from '../../../../tests/papers/distort.ts'
import { judge } from '../../../../tests/papers/judge.ts'
import * as pages from '../../../../tests/papers/other-pages.ts'
import { onlyPaper, plainPaper, readRendered, renderFile } from '../../../../tests/papers/rendered-file.ts'
import { judgedReadings } from '../judged-readings.ts'
import { blankPaper, type Paper } from '../paper.ts'
import type { PaperReading } from '../reading.ts'

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

describe.each(Object.entries(BEFORE))('[RP48] with %s before it in one file', (_name, render) => {
  test.each(['loan-estimate', 'closing-disclosure'] as const)('a %s is read whole', kind => {
    const paper = plainPaper(kind)
    const file = pages.withPagesBefore(renderFile(paper), render)
    const { wrong, open } = judge(paper, onlyPaper(file))
    expect({ wrong, open }).toEqual({ wrong: [], open: [] })
    expect(onlyPaper(file).missing_pages).toEqual([])
    expect(readRendered(file)).toMatchObject({ other_pages: [1] })
  })

  test('it is no paper by itself', () => {
    expect(readRendered(pages.otherPages(render)).kind).toBe('unknown')
  })
})

test('[RP48] several of them in a row change nothing', () => {
  const paper = plainPaper('loan-estimate')
  const file = pages.withPagesBefore(renderFile(paper), pages.coverLetter, pages.varianceReport, pages.guide)
  expect(judge(paper, onlyPaper(file))).toMatchObject({ wrong: [], open: [] })
})

test('[RP49] a blank form before the filled one is left out', () => {
  const paper = plainPaper('loan-estimate')
  const [blank, filled] = [renderFile(blankPaper('loan-estimate')), renderFile(paper)]
  const file = {
    texts: [...blank.texts, ...filled.texts.map(text => ({ ...text, page: text.page + 3 }))],
    sizes: [...blank.sizes, ...filled.sizes.map(size => ({ ...size, page: size.page + 3 }))],
  }
  const reading = onlyPaper(file)
  expect(reading.pages).toEqual([4, 5, 6])
  expect(judge(paper, reading)).toMatchObject({ wrong: [], open: [] })
})

/** Pages of several files in one, in this order: [file, page]. */
function bundle(files: RenderedFile[], order: [file: number, page: number][]): RenderedFile {
  const texts = order.flatMap(([file, page], at) =>
    (files[file]?.texts ?? []).filter(text => text.page === page).map(text => ({ ...text, page: at + 1 })),
  )
  return { texts, sizes: order.map((_, at) => ({ page: at + 1, width: 612, height: 792 })) }
}

const sure = (reading: PaperReading) =>
  Object.values(judgedReadings(reading)).filter(each => each?.confidence === 'sure').length

describe('two versions of one paper in a file', () => {
  const papers = [
    plainPaper('loan-estimate'),
    plainPaper('loan-estimate', { credits: 0, points: 1, day: '2024-03-09' }),
  ]
  const files = papers.map(paper => renderFile(paper))

  test('[RP68] one after the other, both are read whole', () => {
    const { papers: read } = readRendered(
      bundle(files, [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 1],
        [1, 2],
        [1, 3],
      ]),
    )
    expect(read.map((reading, at) => judge(papers[at] as Paper, reading).wrong)).toEqual([[], []])
    expect(read.map(reading => sure(reading) > 60)).toEqual([true, true])
  })

  test.each([
    [
      [0, 1],
      [1, 1],
      [1, 2],
      [0, 2],
      [0, 3],
      [1, 3],
    ],
    [
      [0, 1],
      [1, 1],
      [0, 2],
      [1, 2],
      [0, 3],
      [1, 3],
    ],
    [
      [1, 2],
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 3],
      [0, 3],
    ],
  ] as [number, number][][])('[RP68] with their pages among each other, nothing is sure (%j …)', (...order) => {
    for (const reading of readRendered(bundle(files, order)).papers) expect(sure(reading)).toBe(0)
  })

  test('[RP68] of an excerpt and a whole paper, the pages that follow belong to the second', () => {
    const [first, second] = [plainPaper('closing-disclosure', { credits: 0 }), plainPaper('closing-disclosure')]
    const rendered = [first, second].map(paper => renderFile(paper))
    const order = [1, 2, 3].map((page): [number, number] => [0, page])
    const { papers: read } = readRendered(
      bundle(rendered, [...order, ...[1, 2, 3, 4, 5].map((page): [number, number] => [1, page])]),
    )
    expect(read.map(({ pages }) => pages)).toEqual([
      [1, 2, 3],
      [4, 5, 6, 7, 8],
    ])
  })

  test('[RP69] a page 2 that agrees with itself and not with page 1 is of another paper: nothing is sure', () => {
    const mixed = onlyPaper(
      bundle(files, [
        [0, 1],
        [1, 2],
        [0, 3],
      ]),
    )
    expect(sure(mixed)).toBe(0)
  })
})

test('[RP51] an excerpt of page 1 that ends after the loan terms has all of them', () => {
  for (const dy of [0, 120]) {
    const paper = plainPaper('loan-estimate', { story: 'negative' })
    const { texts, sizes } = renderFile(paper, { dy })
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
] as const)('[RP50] a file is declined for what its title says it is: %s', (why, render) => {
  expect(readRendered(pages.otherPages(render))).toEqual({ kind: 'unknown', why, papers: [] })
})

test('[RP50] a letter that only speaks of other papers is none of them', () => {
  const letter = pages.otherPages(canvas => {
    canvas.text(54, 120, 'Bring your HUD-1 settlement statement and your form 1003, or ask about a home equity line of')
    canvas.text(54, 134, 'credit. A good faith estimate is no longer used.')
  })
  expect(readRendered(letter)).toMatchObject({ kind: 'unknown', why: 'other' })
})

test.each(['numbers of loans', 'numbers of pages'])(
  '[RP7] of two disclosures in one file, no page of one is left out because the other has more of its headings: %s tell',
  tells => {
    const first = plainPaper('closing-disclosure', { loan_id: '111222333' })
    const second = plainPaper('closing-disclosure', { loan_id: '999888777' })
    const [one, other] = [renderFile(first), renderFile(second)]
    const isHeading = ({ text, page }: { text: string; page: number }) =>
      page === 4 && /^(Loan Disclosures|Security Interest|Partial Payments)$/.test(text)
    expect(one.texts.filter(isHeading)).toHaveLength(3)
    const count = one.sizes.length
    const isOther = ({ text }: { text: string }) => /^PAGE \d OF 5/.test(text)
    const named = (text: RenderedFile['texts'][number]) =>
      isOther(text)
        ? { ...text, text: tells === 'numbers of pages' ? text.text.slice(0, 11) : text.text.slice(14) }
        : text
    const { papers } = readRendered({
      texts: [
        ...one.texts.filter(text => !isHeading(text)).map(named),
        ...other.texts.map(text => ({ ...text, page: text.page + count })),
      ],
      sizes: [...one.sizes, ...other.sizes.map(size => ({ ...size, page: size.page + count }))],
    })
    expect(papers.map(({ pages, missing_pages }) => [pages, missing_pages])).toEqual([
      [[1, 2, 3, 4, 5], []],
      [[6, 7, 8, 9, 10], []],
    ])
  },
)

test('[RP7] of two disclosures on legal sheets, no page is left out because it names few amounts', () => {
  const rendered = ['111222333', '999888777'].map(loan_id => renderFile(plainPaper('closing-disclosure', { loan_id })))
  const isAmount = ({ text, page }: { text: string; page: number }) => page === 4 && /\$/.test(text)
  const { papers } = readRendered({
    texts: rendered.flatMap(({ texts }, at) =>
      texts.filter(text => at > 0 || !isAmount(text)).map(text => ({ ...text, page: text.page + at * 5 })),
    ),
    sizes: rendered.flatMap(({ sizes }, at) =>
      sizes.map(size => ({ ...size, page: size.page + at * 5, height: 1008 })),
    ),
  })
  expect(papers.map(({ missing_pages }) => missing_pages)).toEqual([[], []])
})
