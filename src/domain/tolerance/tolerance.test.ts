import { describe, expect, test } from 'vitest'
import { closingDisclosure, dollars, estimate, final } from '../../../tests/disclosures/dollar-charges.ts'
import { movesTen } from './baseline.ts'
import type { ClosingDisclosure, EstimatedCharge, LoanEstimate } from './charges.ts'
import { type Answers, tolerance } from './closing-check.ts'
import { feeMeaning } from './fee-meaning.ts'
import { pairCharges } from './pairing.ts'
import { openTolerance } from './questions.ts'

function check(estimates: LoanEstimate | LoanEstimate[], disclosure: ClosingDisclosure, answers: Answers = {}) {
  return tolerance({ estimates: [estimates].flat(), closingDisclosure: disclosure }, answers)
}

describe('worked examples of Regulation Z', () => {
  test('[TO1] T1: four charges over by $95 and a group over by $90 make $185', () => {
    const found = check(
      estimate([
        ['A', 'Origination Fee', 500],
        ['A', 'Underwriting Fee', 400],
        ['B', 'Appraisal Fee', 300],
        ['B', 'Credit Report Fee', 50],
        ['C', 'Title – Title Search', 700],
        ['E', 'Recording Fees and Other Taxes', 300],
      ]),
      closingDisclosure([
        ['A', 'Origination Fee', 530],
        ['A', 'Underwriting Fee', 425],
        ['B', 'Appraisal Fee', 325],
        ['B', 'Credit Report Fee', 65],
        ['B', 'Title – Title Search', 850],
        ['E', 'Recording Fees', 340],
      ]),
    )
    expect(found).toMatchObject({
      zero_excess_cents: 95_00,
      ten_base_cents: 1000_00,
      ten_excess_cents: 90_00,
      refund_cents: 185_00,
    })
  })

  test('[TO2] T2: one fee may rise by more than a tenth while the sum does not', () => {
    const disclosures = (agent: number) =>
      check(
        estimate([
          ['C', 'Title – Settlement Agent Fee', 300],
          ['C', 'Title – Title Search', 700],
        ]),
        closingDisclosure([
          ['B', 'Title – Settlement Agent Fee', agent],
          ['B', 'Title – Title Search', 700],
        ]),
      )
    expect(disclosures(400).refund_cents).toBe(0)
    expect(disclosures(402).refund_cents).toBe(2_00)
  })

  test('[TO2] T3: a fee that was left off the estimate joins the ten percent with nothing', () => {
    const found = check(
      estimate([['C', 'Title – Title Search', 1000]]),
      closingDisclosure([
        ['B', 'Title – Title Search', 1100],
        ['B', 'Title – Courier Fee', 10],
      ]),
    )
    expect(found).toMatchObject({ ten_base_cents: 1000_00, ten_excess_cents: 10_00 })
  })

  test('[TO2] T4 and T13: a service that was not performed leaves the base; one that was cheaper stays in it', () => {
    const before = estimate([
      ['C', 'Title – Title Search', 900],
      ['C', 'Pest Inspection Fee', 100],
    ])
    expect(check(before, closingDisclosure([['B', 'Title – Title Search', 990]]))).toMatchObject({
      ten_base_cents: 900_00,
      refund_cents: 0,
    })
    expect(check(before, closingDisclosure([['B', 'Title – Title Search', 1000]])).refund_cents).toBe(10_00)
    const cheaper = closingDisclosure([
      ['B', 'Title – Title Search', 1000],
      ['B', 'Pest Inspection Fee', 15],
    ])
    expect(check(before, cheaper)).toMatchObject({ ten_base_cents: 1000_00, refund_cents: 0 })
  })

  test('[TO3] T5: a smaller lender credit is a higher charge', () => {
    const found = check(
      estimate([], { lender_credits_cents: 750_00 }),
      closingDisclosure([], { lender_credits_cents: 500_00 }),
    )
    expect(found).toMatchObject({ zero_excess_cents: 250_00, refund_cents: 250_00 })
  })

  test('[TO3] T6: a credit that rises with the fee that it pays leaves nothing to give back', () => {
    const disclosures = {
      estimates: [estimate([['B', 'Appraisal Fee', 750]], { lender_credits_cents: 750_00 })],
      closingDisclosure: closingDisclosure([['B', 'Appraisal Fee', 900]], { lender_credits_cents: 900_00 }),
    }
    expect(tolerance(disclosures).refund_cents).toBe(0)
    // Only the buyer knows what the credit is for.
    expect(openTolerance(disclosures)).toMatchObject({
      least_cents: 0,
      most_cents: 150_00,
      questions: [{ kind: 'credit-covers' }],
    })
  })

  test('[TO3] what the lender pays for a charge by name counts as a lender credit', () => {
    const paid = closingDisclosure([], {
      charges: [{ ...final('B', 'Appraisal Fee', 0), performed: true, lender_paid_cents: 405_00 }],
    })
    expect(check(estimate([['B', 'Appraisal Fee', 405]], { lender_credits_cents: 405_00 }), paid).refund_cents).toBe(0)
  })

  test('[TO4] T10 and T11: changed circumstances count for the ten percent only once they lift the sum by more than that', () => {
    expect(movesTen('circumstance', { before_cents: 1000_00, revised_cents: 1050_00 })).toBe(false)
    expect(movesTen('circumstance', { before_cents: 1000_00, revised_cents: 1110_00 })).toBe(true)
    const first = estimate([['C', 'Title – Title Search', 400]])
    const second = estimate([['C', 'Title – Title Search', 420]], { issued_on: '2026-06-10' })
    const third = estimate([['C', 'Title – Title Search', 445]], { issued_on: '2026-06-20' })
    const disclosure = closingDisclosure([['B', 'Title – Title Search', 500]])
    const reasons = { 'revised 2026-06-10': 'circumstance', 'revised 2026-06-20': 'circumstance' }
    expect(check([first, second], disclosure, reasons)).toMatchObject({ ten_base_cents: 400_00, refund_cents: 60_00 })
    expect(check([third, first, second], disclosure, reasons)).toMatchObject({
      ten_base_cents: 445_00,
      refund_cents: 10_50,
    })
  })
})

test('[TO3] what the disclosure itself gives back is no longer owed, and leaves the promised credit as it was', () => {
  const before = estimate([['A', 'Origination Fee', 500]], { lender_credits_cents: 300_00 })
  const after = (credits: number, above: number) =>
    check(
      before,
      closingDisclosure([['A', 'Origination Fee', 600]], {
        lender_credits_cents: dollars(credits),
        above_limit_cents: dollars(above),
      }),
    )
  expect(after(400, 100)).toMatchObject({ zero_excess_cents: 100_00, credited_cents: 100_00, refund_cents: 0 })
  expect(after(100, 100)).toMatchObject({ zero_excess_cents: 400_00, refund_cents: 300_00 })
})

describe('baselines', () => {
  const first = estimate([
    ['A', '0.25% of Loan Amount (Points)', 405],
    ['B', 'Appraisal Fee', 405],
  ])
  const revised = estimate(
    [
      ['A', '0.5% of Loan Amount (Points)', 810],
      ['B', 'Appraisal Fee', 505],
    ],
    { issued_on: '2026-06-10' },
  )
  const disclosure = closingDisclosure([
    ['A', '0.5% of Loan Amount (Points)', 810],
    ['B', 'Appraisal Fee', 505],
  ])

  test('[TO4] the last revised estimate that counts is the baseline, and its reason decides for which charges', () => {
    expect(check([first, revised], disclosure, { 'revised 2026-06-10': 'requested' }).refund_cents).toBe(0)
    expect(check([first, revised], disclosure, { 'revised 2026-06-10': 'lock' }).refund_cents).toBe(100_00)
    expect(check([first, revised], disclosure, { 'revised 2026-06-10': 'none' }).refund_cents).toBe(505_00)
  })

  test('[TO4] an estimate of the day of the disclosure, or less than four days before closing, counts for nothing', () => {
    expect(check([first, { ...revised, issued_on: '2026-07-20' }], disclosure).refund_cents).toBe(505_00)
    const late = closingDisclosure([], { charges: disclosure.charges, issued_on: '2026-07-25' })
    expect(check([first, { ...revised, issued_on: '2026-07-22' }], late).refund_cents).toBe(0)
    expect(check([first, { ...revised, issued_on: '2026-07-23' }], late).refund_cents).toBe(505_00)
  })

  test('[TO4] after the printed day the lender may count anew, unless the buyer had said that they go on', () => {
    const later = { ...revised, issued_on: '2026-06-16' }
    const none = { 'revised 2026-06-16': 'none' }
    expect(check([first, later], disclosure, { ...none, intent: '2026-06-05' }).refund_cents).toBe(505_00)
    expect(check([first, later], disclosure, { ...none, intent: 'never' }).refund_cents).toBe(0)
    expect(
      openTolerance({ estimates: [first, later], closingDisclosure: disclosure }, none).questions.map(
        ({ kind }) => kind,
      ),
    ).toEqual(['intent'])
  })
})

describe('what only the buyer knows', () => {
  const disclosures = {
    estimates: [estimate([['C', 'Title – Settlement Agent Fee', 500]])],
    closingDisclosure: closingDisclosure([['B', 'Title – Settlement Agent Fee', 540]]),
  }

  test('[TO5] [TO52] a question is asked when its answer would change the sum, and shows both outcomes', () => {
    const found = openTolerance(disclosures)
    expect(found).toMatchObject({ refund_cents: 0, least_cents: 0, most_cents: 40_00 })
    expect(found.questions).toEqual([
      {
        id: 'affiliate B: Title – Settlement Agent Fee',
        kind: 'affiliate',
        lines: ['B: Title – Settlement Agent Fee'],
        outcomes: [
          { answer: 'yes', refund_cents: 40_00 },
          { answer: 'no', refund_cents: 0 },
        ],
        given: null,
      },
    ])
    expect(openTolerance(disclosures, { 'affiliate B: Title – Settlement Agent Fee': 'yes' })).toMatchObject({
      refund_cents: 40_00,
      questions: [],
      all_questions: [{ kind: 'affiliate', given: 'yes' }],
    })
  })

  test('[TO5] the disclosure says who chose a provider; the buyer is not asked and may say otherwise', () => {
    const shopped = {
      estimates: [estimate([['C', 'Survey Fee', 100]])],
      closingDisclosure: closingDisclosure([['C', 'Survey Fee', 130]]),
    }
    expect(openTolerance(shopped)).toMatchObject({ refund_cents: 0, most_cents: 0, questions: [] })
    expect(openTolerance(shopped, { 'chose C: Survey Fee': 'no' }).refund_cents).toBe(20_00)
  })
})

describe('pairing', () => {
  test.each([
    ['Title – Lender’s Title Policy', 'Title - Lender’s Title Insurance'],
    ['Title – Lender’s Policy', 'Title – Loan Policy Premium'],
    ['Title – Settlement Agent Fee', 'Title – Closing/Escrow Fee'],
    ['Title – Owner’s Title Policy (optional)', 'Title – Owner’s Title Insurance (optional)'],
    ['Tax Monitoring Fee', 'Tax Service Fee'],
    ['.25 % of Loan Amount (Points)', '0.25% of Loan Amount (Points)'],
    ['Flood Determination Fee', 'Flood Certification'],
    ['Pest Inspection Fee', 'Termite / WDI Inspection'],
    ['Credit Report Fee', 'Credit Reports'],
  ])('[TO6] %s is %s', (one, other) => {
    expect(feeMeaning(one).key).toBe(feeMeaning(other).key)
  })

  test.each([
    ['Title – Lender’s Title Policy', 'Title – Owner’s Title Policy'],
    ['Appraisal Fee', 'Appraisal Management Company Fee'],
    ['Flood Determination Fee', 'Flood Monitoring Fee'],
    ['Tax Monitoring Fee', 'Tax Status Research Fee'],
    ['Homeowner’s Insurance Premium', 'Mortgage Insurance Premium'],
    ['Title – Title Search', 'Title – Insurance Binder'],
    ['Title – Commitment', 'Commitment Fee'],
  ])('[TO6] %s is not %s', (one, other) => {
    expect(feeMeaning(one).key).not.toBe(feeMeaning(other).key)
  })

  test('[TO6] what was optional never becomes a required charge, and nothing moves where the rule forbids it', () => {
    const before: EstimatedCharge[] = [
      { section: 'H', label: 'Survey Fee', cents: 100_00 },
      { section: 'F', label: 'Property Taxes', cents: 600_00 },
    ]
    const after = [final('B', 'Survey Fee', 120_00), final('G', 'Property Taxes', 600_00)]
    expect(pairCharges(before, after).every(({ estimate, finals }) => !estimate || finals.length === 0)).toBe(true)
  })

  test('[TO6] the buyer can put two lines together and take them apart', () => {
    const before: EstimatedCharge[] = [{ section: 'B', label: 'Valuation', cents: 500_00 }]
    const after = [final('B', 'Appraisal Fee', 520_00)]
    expect(pairCharges(before, after)).toHaveLength(2)
    const by = {
      estimate: { section: 'B' as const, label: 'Valuation' },
      final: { section: 'B' as const, label: 'Appraisal Fee' },
    }
    expect(pairCharges(before, after, [by])).toMatchObject([{ estimate: before[0], finals: after }])
  })
})

test('[TO7] transfer taxes may not rise, recording fees a tenth; prepaid interest, insurance, taxes and what was chosen have no limit', () => {
  const found = check(
    estimate([
      ['E', 'Recording Fees and Other Taxes', 85],
      ['E', 'Transfer Taxes', 100],
      ['F', 'Homeowner’s Insurance Premium (6 months)', 605],
      ['F', 'Prepaid Interest ($17.44 per day for 15 days @ 3.875%)', 262],
      ['G', 'Property Taxes $105.30 per month for 2 mo.', 211],
      ['H', 'Home Warranty Fee (optional)', 300],
    ]),
    closingDisclosure([
      ['E', 'Recording Fees Deed: $40.00 Mortgage: $45.00', 95],
      ['E', 'Transfer Tax', 150],
      ['F', 'Homeowner’s Insurance Premium (12 mo.)', 1209.96],
      ['F', 'Prepaid Interest ($17.44 per day from 4/15/13 to 5/1/13)', 523.2],
      ['G', 'Property Taxes $105.30 per month for 4 mo.', 421.2],
      ['H', 'Home Warranty Fee', 450],
    ]),
  )
  expect(found.lines.map(({ group, reason }) => [group, reason])).toEqual([
    ['ten', 'recording'],
    ['zero', 'transfer-tax'],
    ['none', 'insurance'],
    ['none', 'prepaid-interest'],
    ['none', 'escrow'],
    ['none', 'not-required'],
  ])
  expect(found).toMatchObject({ zero_excess_cents: 50_00, ten_excess_cents: 1_50, refund_cents: 51_50 })
})

test('[TO8] half a dollar that the printed whole dollar may hide is not held against the lender', () => {
  const disclosures = (actual: number) =>
    check(estimate([['B', 'Credit Report Fee', 30]]), closingDisclosure([['B', 'Credit Report Fee', actual]]))
  expect(disclosures(30.5).refund_cents).toBe(0)
  expect(disclosures(30.51).refund_cents).toBe(51)
})

test('[TO9] what is above is due 60 days after closing', () => {
  expect(check(estimate([]), closingDisclosure([], { closing_on: '2013-10-01' })).refund_due).toBe('2013-11-30')
})
