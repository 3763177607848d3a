import { describe, expect, test } from 'vitest'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { DisclosureEvidence } from '#domain/disclosures/known-disclosure.ts'
import { checkJson } from '../../../scripts/papers/check.ts'
import { plainDisclosure } from '../../../tests/disclosures/rendered-file.ts'
import { sureEvidence, wholeDisclosure, withTotals } from '../../../tests/disclosures/whole-disclosure.ts'
import { checkDisclosures } from './disclosure-check.ts'
import { disclosureDays } from './disclosure-days.ts'
import { figuresOf } from './model.ts'

const estimate = () =>
  wholeDisclosure('loan-estimate', [
    ['A', 'Origination Fee', 500],
    ['B', 'Appraisal Fee', 400],
    ['C', 'Title – Search', 700],
    ['E', 'Recording Fees', 85],
  ])
const closingDisclosure = () =>
  wholeDisclosure('closing-disclosure', [
    ['A', 'Origination Fee', 530],
    ['B', 'Appraisal Fee', 400],
    ['C', 'Title – Search', 900],
    ['E', 'Recording Fees', 85],
  ])

function lacksOf(disclosures: DisclosureEvidence[], answers: Record<string, string> = {}) {
  const check = checkDisclosures(disclosures, answers, [])
  return check?.verdict === 'cannot-tell' ? check.lacks : []
}
const codes = (disclosures: DisclosureEvidence[]) => lacksOf(disclosures).map(({ code }) => code)

describe('papers of which something is not known', () => {
  test('[TO63] two whole papers have a verdict', () => {
    expect(checkDisclosures([sureEvidence(estimate()), sureEvidence(closingDisclosure())], {}, [])).toMatchObject({
      verdict: 'above',
      found: { refund_cents: 30_00 },
    })
  })

  test.each([
    ['estimate', 2],
    ['estimate', 3],
    ['disclosure', 1],
    ['disclosure', 2],
    ['disclosure', 5],
  ] as const)('[TO63] the %s without page %i gives no verdict, and says which page', (which, page) => {
    const disclosures = [sureEvidence(estimate()), sureEvidence(closingDisclosure())].map(disclosure =>
      disclosure.id.endsWith(which) ? { ...disclosure, missing_pages: [page] } : disclosure,
    )
    expect(lacksOf(disclosures)).toMatchObject([{ code: 'page-missing', page }])
  })

  test('[TO63] a paper kept without its page of costs, before pages were kept with it, gives no verdict', () => {
    const { values, ...rest } = closingDisclosure()
    const blanks = Object.fromEntries(Object.keys(values).map(key => [key, null])) as Disclosure['values']
    const cut = { ...rest, values: { ...blanks, closing_costs: values.closing_costs }, lines: [] }
    expect(codes([sureEvidence(estimate()), sureEvidence(cut)])).toContain('figure-not-read')
    expect(codes([sureEvidence({ ...cut, kind: 'loan-estimate' }), sureEvidence(closingDisclosure())])).toContain(
      'figure-not-read',
    )
  })

  test('[TO63] a section without a printed total has none only where the total above it says so', () => {
    const blank = closingDisclosure()
    blank.values.section_H = null
    expect(lacksOf([sureEvidence(estimate()), sureEvidence(blank)])).toEqual([])
    const lost = closingDisclosure()
    lost.values.section_C = null
    lost.lines = lost.lines.filter(({ section }) => section !== 'C')
    expect(lacksOf([sureEvidence(estimate()), sureEvidence(lost)])).toMatchObject([
      { code: 'figure-not-read', path: 'section_C' },
    ])
  })

  test('[TO63] a line that is unsure, unnamed, or missing from its sum is named', () => {
    const disclosure = sureEvidence(closingDisclosure())
    expect(
      lacksOf([sureEvidence(estimate()), { ...disclosure, unsure: ['lines.1.amount', 'lines.2.label'] }]),
    ).toMatchObject([
      { code: 'figure-unsure', path: 'lines.1.amount' },
      { code: 'figure-unsure', path: 'lines.2.label' },
    ])
    const unnamed = closingDisclosure()
    unnamed.lines = unnamed.lines.map((line, at) => (at === 0 ? { ...line, label: '' } : line))
    expect(lacksOf([sureEvidence(estimate()), sureEvidence(unnamed)])).toMatchObject([
      { code: 'charge-unnamed', section: 'A', path: 'lines.0.label' },
    ])
    const shorter = closingDisclosure()
    shorter.lines = shorter.lines.slice(1)
    expect(lacksOf([sureEvidence(estimate()), sureEvidence(shorter)])).toMatchObject([
      { code: 'sum-wrong', name: 'section_A', printed_cents: 530_00, computed_cents: 0 },
    ])
  })

  test('[TO63] costs that differ from page to page are of two papers', () => {
    const first = closingDisclosure()
    first.values.closing_costs = 2000_00
    expect(lacksOf([sureEvidence(estimate()), sureEvidence(first)])).toMatchObject([
      { code: 'sum-wrong', name: 'page_1_closing_costs' },
    ])
    const third = closingDisclosure()
    third.cash.total_closing_costs.amount = 2000_00
    expect(lacksOf([sureEvidence(estimate()), sureEvidence(third)])).toMatchObject([
      { code: 'sum-wrong', name: 'cash_total_closing_costs' },
    ])
    const credits = closingDisclosure()
    credits.values.section_J = (credits.values.section_J ?? 0) - 100_00
    credits.values.closing_costs = credits.values.section_J
    expect(codes([sureEvidence(estimate()), sureEvidence(credits)])).toContain('figure-not-read')
  })

  test('[TO63] what is unsure beside the costs is left blank, not believed', () => {
    const dated = { ...closingDisclosure() }
    dated.values = { ...dated.values, date_issued: '2026-07-10', closing_date: '2026-07-17' }
    const check = checkDisclosures(
      [sureEvidence(estimate()), { ...sureEvidence(dated), unsure: ['closing_date'] }],
      {},
      [],
    )
    expect(check).toMatchObject({ verdict: 'above', days: { closing_on: null, refund_due_on: null } })
  })

  test('[TO65] costs of an estimate that is not there, and another lender’s estimate, give no verdict', () => {
    const other = closingDisclosure()
    other.cash.total_closing_costs.estimate = 1900_00
    const disclosures = [sureEvidence(estimate()), sureEvidence(other)]
    expect(lacksOf(disclosures)).toMatchObject([
      { code: 'other-estimate', printed_cents: 1900_00, ours_cents: 1685_00 },
    ])
    expect(lacksOf(disclosures, { 'other-estimate': 'no' })).toEqual([])
    const named = (disclosure: Disclosure, lender: string) =>
      sureEvidence({ ...disclosure, values: { ...disclosure.values, lender } })
    expect(codes([named(estimate(), 'Ficus Bank'), named(closingDisclosure(), 'Alder Home Loans')])).toEqual([
      'other-lender',
    ])
    const proved = closingDisclosure()
    proved.cash.total_closing_costs.estimate = 1685_00
    expect(codes([named(estimate(), 'Ficus Bank'), named(proved, 'Ficus Bank, N.A.')])).toEqual([])
  })

  test('[TO68] the command names what is missing and gives no figure of the check', () => {
    const cut = { ...sureEvidence(closingDisclosure()), missing_pages: [2] }
    expect(checkJson([sureEvidence(estimate()), cut], {})).toMatchObject({
      verdict: 'cannot-tell',
      refund: null,
      refund_range: null,
      lender_credits: null,
      lines: [],
      lacks: [{ code: 'page-missing', paper: 'closing-disclosure', page: 2, text: 'Page 2 is missing.' }],
    })
    expect(checkJson([sureEvidence(estimate()), sureEvidence(closingDisclosure())], {})).toMatchObject({
      verdict: 'above',
      refund: 30,
      lacks: [],
    })
    expect(
      checkJson([sureEvidence(estimate()), sureEvidence(withTotals(estimateAsClosingDisclosure()))], {}),
    ).toMatchObject({
      verdict: 'within',
      refund: 0,
    })
  })
})

function estimateAsClosingDisclosure(): Disclosure {
  return { ...estimate(), kind: 'closing-disclosure' }
}

test('[LP188] a day that nobody confirmed is not counted from', () => {
  const figures = figuresOf(plainDisclosure('loan-estimate'))
  expect(disclosureDays([{ figures, unsure: [] }]).costs_expire_on).toBe('2024-03-22')
  expect(disclosureDays([{ figures, unsure: ['closing_costs_expire'] }]).costs_expire_on).toBeNull()
})
