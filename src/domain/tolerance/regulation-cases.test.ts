import { describe, expect, test } from 'vitest'
import { closingDisclosure, estimate, final } from '../../../tests/disclosures/dollar-charges.ts'
import type { ClosingDisclosure, FinalCharge, LoanEstimate } from './charges.ts'
import type { Answers } from './closing-check.ts'
import { openTolerance } from './questions.ts'

function check(estimates: LoanEstimate | LoanEstimate[], disclosure: ClosingDisclosure, answers: Answers = {}) {
  return openTolerance({ estimates: [estimates].flat(), closingDisclosure: disclosure }, answers)
}

function questions(estimates: LoanEstimate | LoanEstimate[], disclosure: ClosingDisclosure, answers: Answers = {}) {
  return check(estimates, disclosure, answers).questions.map(({ kind, outcomes }) => [
    kind,
    ...outcomes.map(({ refund_cents }) => refund_cents / 100),
  ])
}

function paid(charge: FinalCharge, more: Partial<FinalCharge>): ClosingDisclosure {
  return closingDisclosure([], { charges: [{ ...charge, ...more }] })
}

describe('the ten percent', () => {
  test('[TO43] recording fees share them; a cheaper service makes room for a dearer one', () => {
    const before = estimate([
      ['C', 'Title – Settlement Agent Fee', 500],
      ['C', 'Survey Fee', 300],
      ['E', 'Recording Fees and Other Taxes', 200],
    ])
    const after = closingDisclosure([
      ['B', 'Title – Settlement Agent Fee', 620],
      ['B', 'Survey Fee', 250],
      ['E', 'Recording Fees Deed: $90.00 Mortgage: $170.00', 260],
    ])
    // 1,130 against 1,100.
    expect(check(before, after)).toMatchObject({
      ten_base_cents: 1000_00,
      ten_actual_cents: 1130_00,
      refund_cents: 30_00,
    })
  })

  test('[TO43] a provider of the lender’s own has no ten percent, and one title company is asked about once', () => {
    const lines = ['Title – Title Search', 'Title – Settlement Agent Fee']
    const before = estimate(lines.map(label => ['C', label, 500]))
    const charges = lines.map(label => ({ ...final('B', label, 520_00), payee: 'Epsilon Title Co.' }))
    expect(questions(before, closingDisclosure([], { charges }))).toEqual([['affiliate', 40, 0]])
    const owned = check(before, closingDisclosure([], { charges }), { 'affiliate Epsilon Title Co.': 'yes' })
    expect(owned).toMatchObject({ zero_excess_cents: 40_00, ten_base_cents: 0, questions: [] })
  })

  test('[TO43] paid to the lender itself, a service may not rise, and nothing is asked', () => {
    const before = estimate([['C', 'Title – Title Search', 500]])
    expect(check(before, paid(final('B', 'Title – Title Search', 520_00), { is_paid_to_lender: true }))).toMatchObject({
      zero_excess_cents: 20_00,
      questions: [],
    })
  })

  test('[TO43] a buyer who got no list keeps the ten percent, whatever the section says; one who found the provider has no limit', () => {
    const before = estimate([['C', 'Survey Fee', 300]])
    const shopped = closingDisclosure([['C', 'Survey Fee', 400]])
    expect(check(before, shopped)).toMatchObject({ refund_cents: 0, questions: [] })
    expect(check(before, shopped, { 'chose C: Survey Fee': 'no' }).refund_cents).toBe(70_00)
    const ofLender = { 'chose C: Survey Fee': 'no', 'affiliate C: Survey Fee': 'yes' }
    expect(check(before, shopped, ofLender).refund_cents).toBe(100_00)
    const listed = closingDisclosure([['B', 'Survey Fee', 400]])
    expect(check(before, listed).refund_cents).toBe(70_00)
    expect(check(before, listed, { 'chose B: Survey Fee': 'yes' })).toMatchObject({ refund_cents: 0, questions: [] })
  })

  test('[TO43] half a dollar for every printed line: four lines hide two dollars', () => {
    const labels = ['Survey Fee', 'Title – Title Search', 'Title – Courier Fee', 'Pest Inspection Fee']
    const before = estimate(labels.map(label => ['C', label, 100]))
    const closed = (last: number) => closingDisclosure(labels.map((label, at) => ['B', label, at === 3 ? last : 100]))
    expect(check(before, closed(142)).ten_excess_cents).toBe(0)
    expect(check(before, closed(142.01)).ten_excess_cents).toBe(2_01)
  })

  test('[TO43] paid by the seller, a service was performed: its estimate stays in the sum', () => {
    const before = estimate([
      ['C', 'Survey Fee', 300],
      ['C', 'Title – Title Search', 700],
    ])
    const after = closingDisclosure([['B', 'Title – Title Search', 1090]])
    after.charges.push({ ...final('B', 'Survey Fee', 0), performed: true })
    expect(check(before, after)).toMatchObject({ ten_base_cents: 1000_00, ten_excess_cents: 0 })
    expect(check(before, closingDisclosure([['B', 'Title – Title Search', 1090]]))).toMatchObject({
      ten_base_cents: 700_00,
    })
  })
})

describe('fees that the estimate left off', () => {
  const before = estimate([['C', 'Title – Title Search', 1000]])

  test('[TO44] what nobody may shop for counts from nothing', () => {
    expect(check(before, closingDisclosure([['B', 'Appraisal Fee', 450]]))).toMatchObject({
      zero_excess_cents: 450_00,
      questions: [],
    })
    expect(check(before, closingDisclosure([['A', 'Processing Fee', 495]])).refund_cents).toBe(495_00)
  })

  test('[TO44] what one may shop for joins the ten percent; whether one could is asked', () => {
    const after = closingDisclosure([
      ['B', 'Title – Title Search', 1000],
      ['B', 'Title – Notary Fee', 150],
    ])
    expect(check(before, after)).toMatchObject({ ten_excess_cents: 50_00, refund_cents: 50_00 })
    expect(questions(before, after)).toContainEqual(['could-shop', 50, 150])
  })

  test('[TO44] taxes or insurance that are nowhere on the estimate are asked about, not presumed', () => {
    const after = closingDisclosure([['G', 'Property Taxes $200.00 per month for 3 mo.', 600]])
    expect(questions(before, after)).toEqual([['known', 600, 0]])
    expect(check(before, after).refund_cents).toBe(0)
    const named = estimate([['F', 'Property Taxes (6 months)', 1200]])
    expect(questions(named, after)).toEqual([])
    expect(questions(before, closingDisclosure([['F', 'Flood Insurance Premium (12 mo.)', 700]]))).toEqual([])
  })

  test('[TO44] an optional service may come later', () => {
    expect(check(before, closingDisclosure([['H', 'Home Inspection Fee', 500]]))).toMatchObject({ most_cents: 0 })
  })

  test('[TO69] one in section C is free only if the buyer found the provider, which is asked', () => {
    const survey = closingDisclosure([['C', 'Survey Fee', 300]])
    expect(questions(before, survey)).toEqual([['chose', 0, 300]])
    expect(check(before, survey)).toMatchObject({ refund_cents: 0, most_cents: 300_00 })
    expect(check(before, survey, { 'chose C: Survey Fee': 'yes' })).toMatchObject({ most_cents: 0 })
    expect(check(before, survey, { 'chose C: Survey Fee': 'no' }).lines).toContainEqual(
      expect.objectContaining({ id: 'C: Survey Fee', group: 'ten', reason: 'left-off-shoppable' }),
    )
    const low = estimate([['C', 'Title – Settlement Fee', 20]])
    expect(questions(low, closingDisclosure([['C', 'Title – Settlement Fee', 700]]))).toEqual([['chose', 0, 678]])
    const fair = estimate([['C', 'Title – Settlement Fee', 300]])
    expect(questions(fair, closingDisclosure([['C', 'Title – Settlement Fee', 700]]))).toEqual([])
  })
})

describe('lines that stand elsewhere', () => {
  test('[TO45] required on the estimate and optional on the disclosure: only the buyer can say that it is one charge', () => {
    const before = estimate([['B', 'Attorney Fee', 500]])
    expect(questions(before, closingDisclosure([['H', 'Attorney Fee', 900]]))).toEqual([['same-charge', 400, 0]])
    const same = { 'same-charge H: Attorney Fee': 'yes' }
    expect(check(before, closingDisclosure([['H', 'Attorney Fee', 900]]), same).lines).toMatchObject([
      { section_before: 'B', section_after: 'H', group: 'zero', over_cents: 400_00 },
    ])
    expect(questions(before, closingDisclosure([['C', 'Attorney Fee', 900]]))).toEqual([
      ['same-charge', 400, 0],
      ['chose', 0, 900],
    ])
  })

  test('[TO45] optional on the estimate and required on the disclosure: with the same amount nothing may be owed', () => {
    const before = estimate([['H', 'Attorney Fee', 800]])
    const found = check(before, closingDisclosure([['B', 'Attorney Fee', 800]]))
    expect(found).toMatchObject({ least_cents: 0 })
    expect(found.questions.map(({ kind }) => kind)).toContain('same-charge')
  })

  test('[TO45] a service that the lender does itself is held against its estimate', () => {
    const before = estimate([['C', 'Document Preparation Fee', 100]])
    expect(check(before, closingDisclosure([['A', 'Document Preparation Fee', 100]])).refund_cents).toBe(0)
    expect(check(before, closingDisclosure([['A', 'Document Preparation Fee', 120]])).refund_cents).toBe(20_00)
  })

  test('[TO45] a shoppable service that moved among the optional ones is asked about', () => {
    const before = estimate([['C', 'Survey Fee', 300]])
    expect(questions(before, closingDisclosure([['H', 'Survey Fee', 500]]))).toEqual([['required', 170, 0]])
  })

  test('[TO45] what was estimated and is not charged stands below its estimate', () => {
    const found = check(
      estimate([
        ['B', 'Tax Monitoring Fee', 75],
        ['C', 'Survey Fee', 300],
      ]),
      closingDisclosure([]),
    )
    expect(found.lines.map(({ group, reason }) => [group, reason])).toEqual([
      ['zero', 'not-performed'],
      ['none', 'not-performed'],
    ])
    expect(found.refund_cents).toBe(0)
  })
})

describe('lender credits', () => {
  const credit = (dollars: number) => estimate([['B', 'Appraisal Fee', 750]], { lender_credits_cents: dollars * 100 })

  test('[TO46] a credit that shrinks with the fee that it pays is still a smaller credit', () => {
    const after = closingDisclosure([['B', 'Appraisal Fee', 700]], { lender_credits_cents: 700_00 })
    expect(check(credit(750), after)).toMatchObject({ zero_excess_cents: 50_00, refund_cents: 50_00 })
  })

  test('[TO46] general credits and what the lender pays by name count together', () => {
    const split = (marked: boolean) => ({
      ...paid(final('B', 'Appraisal Fee', 0), {
        performed: true,
        lender_paid_cents: marked ? 400_00 : 0,
        others_paid_cents: marked ? 0 : 400_00,
      }),
      lender_credits_cents: 350_00,
    })
    expect(check(credit(750), split(true))).toMatchObject({ refund_cents: 0, questions: [] })
    // Not marked, it may be the lender or somebody else.
    expect(questions(credit(750), split(false))).toEqual([['paid-by-lender', 0, 400]])
    expect(check(credit(750), split(false), { 'paid-by-lender B: Appraisal Fee': 'no' }).refund_cents).toBe(400_00)
  })

  test('[TO46] half a dollar that the printed credit may hide is not held against the lender', () => {
    const closed = (cents: number) => closingDisclosure([['B', 'Appraisal Fee', 750]], { lender_credits_cents: cents })
    expect(check(credit(750), closed(749_50)).refund_cents).toBe(0)
    expect(check(credit(750), closed(749_49)).refund_cents).toBe(51)
  })

  test('[TO46] T17: what the lender takes off the principal for going above the limit is given back already', () => {
    const before = estimate([['A', 'Origination Fee', 1000]])
    const closed = (reduction: number) =>
      check(before, closingDisclosure([['A', 'Origination Fee', 1500]], { principal_reduction_cents: reduction * 100 }))
    expect(closed(500)).toMatchObject({ zero_excess_cents: 500_00, credited_cents: 500_00, refund_cents: 0 })
    expect(closed(300).refund_cents).toBe(200_00)
  })
})

test('[TO90] an appraisal that moved from B to C is still the lender’s, without a question', () => {
  const before = estimate([['B', 'Appraisal Fee', 500]])
  const after = closingDisclosure([['C', 'Appraisal Fee', 600]])
  expect(check(before, after)).toMatchObject({ zero_excess_cents: 100_00, refund_cents: 100_00, most_cents: 100_00 })
  expect(check(before, after)).toMatchObject({ least_cents: 100_00, questions: [] })
  // A survey may have been shopped for after all: that only the buyer knows.
  expect(
    questions(estimate([['B', 'Survey Fee', 500]]), closingDisclosure([['C', 'Survey Fee', 600]])).length,
  ).toBeGreaterThan(0)
})

describe('charges without a limit, and those of the government', () => {
  test('[TO47] a premium for mortgage insurance is asked about, the escrow for it is not', () => {
    const before = estimate([
      ['F', 'Mortgage Insurance Premium', 1000],
      ['G', 'Mortgage Insurance', 100],
    ])
    const after = closingDisclosure([
      ['F', 'Mortgage Insurance Premium', 1250],
      ['G', 'Mortgage Insurance', 300],
    ])
    expect(questions(before, after)).toEqual([['premium', 250, 0]])
    expect(
      questions(estimate([['F', 'VA Funding Fee', 5000]]), closingDisclosure([['F', 'VA Funding Fee', 5100]])),
    ).toEqual([['premium', 100, 0]])
  })

  test('[TO47] taxes on the price or the loan are transfer taxes whatever they are called, and are one sum', () => {
    const before = estimate([
      ['E', 'Recording Fees and Other Taxes', 100],
      ['E', 'Transfer Taxes', 2000],
    ])
    const after = closingDisclosure([
      ['E', 'Recording Fees Deed: $50.00 Mortgage: $55.00', 105],
      ['E', 'Documentary Stamp Tax', 1500],
      ['E', 'Intangible Tax', 700],
    ])
    expect(check(before, after)).toMatchObject({
      zero_excess_cents: 200_00,
      ten_base_cents: 100_00,
      refund_cents: 200_00,
    })
  })

  test('[TO80] a tax of New York, Georgia, Alabama or Tennessee that did not change is not above any limit', () => {
    const before = estimate([
      ['E', 'Recording Fees and Other Taxes', 250],
      ['E', 'Transfer Taxes', 7700],
    ])
    for (const label of [
      'Mortgage Recording Tax',
      'NYS Mortgage Recording Tax',
      'Mortgage Rec. Tax',
      'Intangibles Tax',
      'Mortgage Privilege Tax',
      'Indebtedness Tax',
      'State Tax',
    ]) {
      const after = closingDisclosure([
        ['E', 'Recording Fees Deed: $120.00 Mortgage: $130.00', 250],
        ['E', label, 7700],
      ])
      expect({ label, ...check(before, after) }).toMatchObject({ label, refund_cents: 0, most_cents: 0, questions: [] })
    }
  })

  test('[TO81] a government fee below line 01 whose name tells nothing is a tax by its place, and is asked about', () => {
    const before = estimate([
      ['E', 'Recording Fees and Other Taxes', 100],
      ['E', 'Transfer Taxes', 500],
    ])
    const lines: [string, number, number][] = [
      ['Recording Fees Deed: $40.00 Mortgage: $45.00', 1, 85_00],
      ['County of Anywhere', 2, 530_00],
    ]
    const charges = lines.map(([label, line_number, cents]) => ({ ...final('E', label, cents), line_number }))
    const after = closingDisclosure([], { charges })
    expect(check(before, after)).toMatchObject({ refund_cents: 30_00 })
    // With the recording fees it is 615 against 110.
    expect(questions(before, after)).toEqual([['transfer-tax', 30, 505]])
    const answered = check(before, after, { 'transfer-tax E: County of Anywhere': 'yes' })
    expect(answered).toMatchObject({ refund_cents: 30_00, questions: [] })
  })

  test('[TO81] a line that says recording is a recording fee on whatever line it stands', () => {
    const before = estimate([['E', 'Recording Fees and Other Taxes', 100]])
    const charges = ['Recording Fees', 'Release Recording'].map((label, at) => ({
      ...final('E', label, 55_00),
      line_number: at + 1,
    }))
    expect(check(before, closingDisclosure([], { charges }))).toMatchObject({ refund_cents: 0, questions: [] })
  })

  test('[TO47] T8: a part that came back is not paid: $100 less $30 is $70', () => {
    const before = estimate([['E', 'Recording Fees and Other Taxes', 60]])
    const after = closingDisclosure([
      ['E', 'Recording Fees', 100],
      ['E', 'Recording Fee Refund', -30],
    ])
    expect(check(before, after)).toMatchObject({ ten_actual_cents: 70_00, refund_cents: 4_00 })
  })

  test('[TO47] a dearer premium, more interest and a higher escrow are never owed back', () => {
    const labels: ['F' | 'G', string][] = [
      ['F', 'Homeowner’s Insurance Premium (12 mo.)'],
      ['F', 'Prepaid Interest ($17.44 per day)'],
      ['F', 'Property Taxes (6 mo.)'],
      ['G', 'Homeowner’s Insurance'],
      ['G', 'Property Taxes'],
    ]
    const found = check(
      estimate(labels.map(([section, label]) => [section, label, 100])),
      closingDisclosure(labels.map(([section, label]) => [section, label, 5000])),
    )
    expect(found).toMatchObject({ refund_cents: 0, most_cents: 0, questions: [] })
  })
})

test('[TO70] money back within a credit that did not grow: whether the credit stayed is asked, and believed until then', () => {
  const before = estimate([['A', 'Origination Fee', 500]], { lender_credits_cents: 500_00 })
  const after = closingDisclosure([['A', 'Origination Fee', 700]], {
    lender_credits_cents: 500_00,
    above_limit_cents: 200_00,
  })
  expect(questions(before, after)).toEqual([['credit-stayed', 0, 200]])
  expect(check(before, after)).toMatchObject({ refund_cents: 0, most_cents: 200_00 })
  const grown = { ...after, lender_credits_cents: 700_00 }
  expect(check(before, grown)).toMatchObject({ refund_cents: 0, most_cents: 0 })
  const shrunk = { ...after, lender_credits_cents: 200_00 }
  expect(check(before, shrunk)).toMatchObject({ least_cents: 500_00 })
})

test('[TO71] a revised estimate that may have come too late is asked about', () => {
  const before = estimate([['A', 'Origination Fee', 500]])
  const revised = estimate([['A', 'Origination Fee', 700]], { issued_on: '2026-07-21' })
  const after = closingDisclosure([['A', 'Origination Fee', 700]], { issued_on: '2026-07-23' })
  const answers = { 'revised 2026-07-21': 'requested' }
  expect(questions([before, revised], after, answers)).toEqual([['reached', 0, 200]])
  expect(check([before, revised], after, { ...answers, 'reached 2026-07-21': 'no' })).toMatchObject({
    refund_cents: 200_00,
  })
  // Issued after the closing day's last chance, it counts for nothing, whatever is said.
  const late = { ...revised, issued_on: '2026-07-24' }
  expect(questions([before, late], after, { 'revised 2026-07-24': 'requested' })).toEqual([])
  expect(check([before, late], after, { 'revised 2026-07-24': 'requested' })).toMatchObject({ refund_cents: 200_00 })
  const early = { ...revised, issued_on: '2026-07-10' }
  expect(questions([before, early], after, { 'revised 2026-07-10': 'requested' })).toEqual([])
})
