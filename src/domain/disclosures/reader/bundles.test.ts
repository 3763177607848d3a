import { describe, expect, test } from 'vitest'
import type { RenderedFile } from '../../../../tests/disclosures/distort.ts'
import { judge } from '../../../../tests/disclosures/judge.ts'
import * as pages from '../../../../tests/disclosures/other-pages.ts'
import {
  onlyDisclosure,
  plainDisclosure,
  readRendered,
  renderFile,
} from '../../../../tests/disclosures/rendered-file.ts'
import { blankDisclosure, type Disclosure } from '../disclosure.ts'
import { judgedReadings } from '../judged-readings.ts'
import type { DisclosureReading } from '../reading.ts'

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
    const disclosure = plainDisclosure(kind)
    const file = pages.withPagesBefore(renderFile(disclosure), render)
    const { wrong, open } = judge(disclosure, onlyDisclosure(file))
    expect({ wrong, open }).toEqual({ wrong: [], open: [] })
    expect(onlyDisclosure(file).missing_pages).toEqual([])
    expect(readRendered(file)).toMatchObject({ other_pages: [1] })
  })

  test('it is no paper by itself', () => {
    expect(readRendered(pages.otherPages(render)).kind).toBe('unknown')
  })
})

test('[RP48] several of them in a row change nothing', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const file = pages.withPagesBefore(renderFile(disclosure), pages.coverLetter, pages.varianceReport, pages.guide)
  expect(judge(disclosure, onlyDisclosure(file))).toMatchObject({ wrong: [], open: [] })
})

test('[RP49] a blank form before the filled one is left out', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const [blank, filled] = [renderFile(blankDisclosure('loan-estimate')), renderFile(disclosure)]
  const file = {
    texts: [...blank.texts, ...filled.texts.map(text => ({ ...text, page: text.page + 3 }))],
    sizes: [...blank.sizes, ...filled.sizes.map(size => ({ ...size, page: size.page + 3 }))],
  }
  const reading = onlyDisclosure(file)
  expect(reading.pages).toEqual([4, 5, 6])
  expect(judge(disclosure, reading)).toMatchObject({ wrong: [], open: [] })
})

/** Pages of several files in one, in this order: [file, page]. */
function bundle(files: RenderedFile[], order: [file: number, page: number][]): RenderedFile {
  const texts = order.flatMap(([file, page], at) =>
    (files[file]?.texts ?? []).filter(text => text.page === page).map(text => ({ ...text, page: at + 1 })),
  )
  return { texts, sizes: order.map((_, at) => ({ page: at + 1, width: 612, height: 792 })) }
}

const sure = (reading: DisclosureReading) =>
  Object.values(judgedReadings(reading)).filter(each => each?.confidence === 'sure').length

describe('two versions of one paper in a file', () => {
  const disclosures = [
    plainDisclosure('loan-estimate'),
    plainDisclosure('loan-estimate', { credits: 0, points: 1, day: '2024-03-09' }),
  ]
  const files = disclosures.map(disclosure => renderFile(disclosure))

  test('[RP68] one after the other, both are read whole', () => {
    const { disclosures: read } = readRendered(
      bundle(files, [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 1],
        [1, 2],
        [1, 3],
      ]),
    )
    expect(read.map((reading, at) => judge(disclosures[at] as Disclosure, reading).wrong)).toEqual([[], []])
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
    for (const reading of readRendered(bundle(files, order)).disclosures) expect(sure(reading)).toBe(0)
  })

  test('[RP68] of an excerpt and a whole paper, the pages that follow belong to the second', () => {
    const [first, second] = [
      plainDisclosure('closing-disclosure', { credits: 0 }),
      plainDisclosure('closing-disclosure'),
    ]
    const rendered = [first, second].map(disclosure => renderFile(disclosure))
    const order = [1, 2, 3].map((page): [number, number] => [0, page])
    const { disclosures: read } = readRendered(
      bundle(rendered, [...order, ...[1, 2, 3, 4, 5].map((page): [number, number] => [1, page])]),
    )
    expect(read.map(({ pages }) => pages)).toEqual([
      [1, 2, 3],
      [4, 5, 6, 7, 8],
    ])
  })

  test('[RP69] a page 2 that agrees with itself and not with page 1 is of another paper: nothing is sure', () => {
    const mixed = onlyDisclosure(
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
    const disclosure = plainDisclosure('loan-estimate', { story: 'negative' })
    const { texts, sizes } = renderFile(disclosure, { dy })
    const payments = texts.find(({ text }) => text === 'Projected Payments')
    const excerpt = texts.filter(({ page, y }) => page === 1 && y < (payments?.y ?? 0) - 4)
    const reading = onlyDisclosure({ texts: excerpt, sizes: sizes.slice(0, 1) })
    for (const key of ['loan_amount', 'interest_rate', 'principal_and_interest', 'balloon_payment'] as const) {
      expect([key, reading.disclosure.values[key]]).toEqual([key, disclosure.values[key]])
      expect(reading.readings[key]?.confidence).toBe('sure')
    }
  }
})

test.each([
  ['settlement-statement', pages.hud1],
  ['form-1098', pages.form1098],
  ['appraisal', pages.appraisal],
] as const)('[RP50] a file is declined for what its title says it is: %s', (why, render) => {
  expect(readRendered(pages.otherPages(render))).toEqual({ kind: 'unknown', why, disclosures: [] })
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
    const first = plainDisclosure('closing-disclosure', { loan_id: '111222333' })
    const second = plainDisclosure('closing-disclosure', { loan_id: '999888777' })
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
    const { disclosures } = readRendered({
      texts: [
        ...one.texts.filter(text => !isHeading(text)).map(named),
        ...other.texts.map(text => ({ ...text, page: text.page + count })),
      ],
      sizes: [...one.sizes, ...other.sizes.map(size => ({ ...size, page: size.page + count }))],
    })
    expect(disclosures.map(({ pages, missing_pages }) => [pages, missing_pages])).toEqual([
      [[1, 2, 3, 4, 5], []],
      [[6, 7, 8, 9, 10], []],
    ])
  },
)

test('[RP7] of two disclosures on legal sheets, no page is left out because it names few amounts', () => {
  const rendered = ['111222333', '999888777'].map(loan_id =>
    renderFile(plainDisclosure('closing-disclosure', { loan_id })),
  )
  const isAmount = ({ text, page }: { text: string; page: number }) => page === 4 && /\$/.test(text)
  const { disclosures } = readRendered({
    texts: rendered.flatMap(({ texts }, at) =>
      texts.filter(text => at > 0 || !isAmount(text)).map(text => ({ ...text, page: text.page + at * 5 })),
    ),
    sizes: rendered.flatMap(({ sizes }, at) =>
      sizes.map(size => ({ ...size, page: size.page + at * 5, height: 1008 })),
    ),
  })
  expect(disclosures.map(({ missing_pages }) => missing_pages)).toEqual([[], []])
})
