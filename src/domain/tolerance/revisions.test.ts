import { describe, expect, test } from 'vitest'
import { closingDisclosure, estimate } from '../../../tests/disclosures/dollar-charges.ts'
import type { ClosingDisclosure, LoanEstimate } from './charges.ts'
import { type Answers, tolerance } from './closing-check.ts'
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

describe('revised estimates', () => {
  const first = estimate([
    ['A', 'Underwriting Fee', 1000],
    ['B', 'Appraisal Fee', 400],
    ['A', '0.5% of Loan Amount (Points)', 800],
  ])
  const second = estimate(
    [
      ['A', 'Underwriting Fee', 1150],
      ['B', 'Appraisal Fee', 600],
      ['A', '0.75% of Loan Amount (Points)', 1200],
    ],
    { issued_on: '2026-06-10' },
  )
  const closing = closingDisclosure([
    ['A', 'Underwriting Fee', 1150],
    ['B', 'Appraisal Fee', 600],
    ['A', '0.75% of Loan Amount (Points)', 1200],
  ])
  const because = (reason: string, more: Answers = {}) =>
    check([first, second], closing, { 'revised 2026-06-10': reason, ...more })

  test('[TO41] a revised estimate that came more than three business days after the reason counts for nothing', () => {
    // 150 + 200 + 400.
    expect(because('late').refund_cents).toBe(750_00)
    expect(because('none').refund_cents).toBe(750_00)
  })

  test('[TO41] a changed circumstance moves only what it really raised; which charges that are is asked', () => {
    const found = because('circumstance')
    expect(found.refund_cents).toBe(0)
    expect(found.questions.map(({ kind, lines }) => [kind, ...lines])).toEqual([
      ['affected', 'A: 0.75% of Loan Amount (Points)'],
      ['affected', 'A: Underwriting Fee'],
      ['affected', 'B: Appraisal Fee'],
    ])
    expect(found).toMatchObject({ least_cents: 0, most_cents: 750_00 })
    const onlyAppraisal = {
      'affected 2026-06-10 A: Underwriting Fee': 'no',
      'affected 2026-06-10 A: 0.75% of Loan Amount (Points)': 'no',
      'affected 2026-06-10 B: Appraisal Fee': 'yes',
    }
    expect(because('circumstance', onlyAppraisal)).toMatchObject({ refund_cents: 550_00, questions: [] })
  })

  test('[TO41] when a single charge rose, the reason is taken to be about it', () => {
    const one = estimate(
      [
        ['A', 'Underwriting Fee', 1000],
        ['B', 'Appraisal Fee', 600],
        ['A', '0.5% of Loan Amount (Points)', 800],
      ],
      { issued_on: '2026-06-10' },
    )
    const found = check([first, one], closing, { 'revised 2026-06-10': 'requested' })
    // Underwriting and points were never revised: 150 + 400.
    expect(found).toMatchObject({ refund_cents: 550_00, questions: [] })
  })

  test('[TO42] a rate lock moves points and credits, never the appraisal; other charges of the lender are asked about', () => {
    const found = because('lock')
    // Appraisal 200 for sure, underwriting 150 unless it hangs on the rate.
    expect(found.refund_cents).toBe(350_00)
    expect(found.questions.map(({ id }) => id)).toEqual(['affected 2026-06-10 A: Underwriting Fee'])
    expect(because('lock', { 'affected 2026-06-10 A: Underwriting Fee': 'yes' }).refund_cents).toBe(200_00)
    const credit = (cents: number, issued_on: string) => estimate([], { lender_credits_cents: cents, issued_on })
    const disclosures = [credit(900_00, '2026-06-01'), credit(400_00, '2026-06-10')]
    const after = closingDisclosure([], { lender_credits_cents: 400_00 })
    expect(check(disclosures, after, { 'revised 2026-06-10': 'lock' }).refund_cents).toBe(0)
    expect(check(disclosures, after, { 'revised 2026-06-10': 'none' }).refund_cents).toBe(500_00)
  })

  test('[TO41] an estimate that had expired, and a new home, may be counted anew in full', () => {
    expect(because('expired')).toMatchObject({ refund_cents: 0, questions: [] })
    const built = (closing_on: string) =>
      check([first, second], { ...closing, closing_on }, { 'revised 2026-06-10': 'construction' }).refund_cents
    expect(built('2026-08-10')).toBe(0)
    // Sixty days before closing the right to revise has ended: 2026-06-10 + 60 days is August 9.
    expect(built('2026-08-09')).toBe(750_00)
  })

  test('[TO41] of several revised estimates the last that counts is the baseline of each charge', () => {
    const third = estimate(
      [
        ['A', 'Underwriting Fee', 1150],
        ['B', 'Appraisal Fee', 550],
      ],
      { issued_on: '2026-06-20' },
    )
    const reasons = { 'revised 2026-06-10': 'expired', 'revised 2026-06-20': 'requested' }
    // The appraisal was lowered to 550 and is 600.
    expect(check([third, second, first], closing, reasons).refund_cents).toBe(50_00)
    expect(questions([third, second, first], closing, reasons)).toEqual([['lowered', 50, 0]])
    expect(check([third, second, first], closing, { ...reasons, 'revised 2026-06-20': 'none' }).refund_cents).toBe(0)
  })

  test('[TO41] the reason of a revision is asked when it decides', () => {
    const [why] = check([first, second], closing).questions
    expect(why?.kind).toBe('revised')
    expect(Object.fromEntries(why?.outcomes.map(({ answer, refund_cents }) => [answer, refund_cents]) ?? [])).toEqual({
      circumstance: 0,
      eligibility: 0,
      requested: 0,
      lock: 350_00,
      expired: 0,
      construction: 750_00,
      late: 750_00,
      none: 750_00,
    })
  })

  test('[TO41] no estimate counts from the day of the first disclosure on, also if a later one corrected it', () => {
    const late = { ...second, issued_on: '2026-07-15' }
    const disclosures = { estimates: [first, late], closingDisclosure: { ...closing, issued_on: '2026-07-20' } }
    expect(tolerance(disclosures).refund_cents).toBe(0)
    expect(
      tolerance({
        ...disclosures,
        earlier_disclosures: [{ ...disclosures.closingDisclosure, issued_on: '2026-07-15' }],
      }).refund_cents,
    ).toBe(750_00)
    expect(
      tolerance({
        ...disclosures,
        earlier_disclosures: [{ ...disclosures.closingDisclosure, issued_on: '2026-07-16' }],
      }).refund_cents,
    ).toBe(0)
  })

  test('[TO41] in the ten percent a requested change counts at any size, a changed circumstance above a tenth', () => {
    const search = (dollars: number, issued_on: string) =>
      estimate([['C', 'Title – Title Search', dollars]], { issued_on })
    const disclosures = [search(1000, '2026-06-01'), search(1080, '2026-06-10')]
    const after = closingDisclosure([['B', 'Title – Title Search', 1180]])
    // 1,180 − 1,188 is below; 1,180 − 1,100 is 80.
    expect(check(disclosures, after, { 'revised 2026-06-10': 'requested' }).refund_cents).toBe(0)
    expect(check(disclosures, after, { 'revised 2026-06-10': 'circumstance' }).refund_cents).toBe(80_00)
  })
})

describe('a disclosure that carries new figures', () => {
  const first = estimate([
    ['A', 'Underwriting Fee', 1000],
    ['B', 'Appraisal Fee', 400],
    ['C', 'Title – Title Search', 1000],
  ])
  const closing = closingDisclosure([
    ['A', 'Underwriting Fee', 1100],
    ['B', 'Appraisal Fee', 480],
    ['B', 'Title – Title Search', 1300],
  ])
  // 100 + 80 + (1,300 − 1,100).
  const because = (reason: string, more: Answers = {}) =>
    check(first, closing, { 'carried 2026-07-20': reason, ...more }).refund_cents

  test('[TO60] is only dearer until the buyer was given a reason; nobody is asked for one, and the sentence stands', () => {
    const found = check(first, closing)
    expect(found.refund_cents).toBe(380_00)
    expect(found.least_cents).toBe(380_00)
    expect(found.questions.map(({ kind }) => kind)).not.toContain('carried')
    expect(found.carried).toMatchObject([{ id: 'carried 2026-07-20', given: 'none' }])
    expect(check(first, closingDisclosure([['A', 'Underwriting Fee', 1000]])).carried).toEqual([])
  })

  test('[TO60] counts for what its reason really changed, and a charge stays in its group', () => {
    expect(because('none')).toBe(380_00)
    expect(because('requested')).toBe(0)
    // A changed circumstance lifts the ten percent only above a tenth of their sum: 300 of 1,000 is.
    expect(because('circumstance')).toBe(0)
    expect(because('circumstance', { 'affected 2026-07-20 A: Underwriting Fee': 'no' })).toBe(100_00)
    // A lock touches no appraisal and no title search.
    expect(because('lock')).toBe(380_00)
    expect(because('lock', { 'affected 2026-07-20 A: Underwriting Fee': 'yes' })).toBe(280_00)
  })

  test('[TO60] an earlier disclosure with a reason is what a later one is held against', () => {
    const earlier = closingDisclosure(
      [
        ['A', 'Underwriting Fee', 1050],
        ['B', 'Appraisal Fee', 480],
        ['B', 'Title – Title Search', 1300],
      ],
      { issued_on: '2026-07-14' },
    )
    const disclosures = { estimates: [first], closingDisclosure: closing, earlier_disclosures: [earlier] }
    const answers = { 'carried 2026-07-14': 'requested' }
    expect(openTolerance(disclosures, answers).refund_cents).toBe(50_00)
    expect(openTolerance(disclosures, { ...answers, 'carried 2026-07-20': 'requested' }).refund_cents).toBe(0)
  })

  test('[TO60] a smaller lender credit moves with its reason too', () => {
    const promised = { ...first, lender_credits_cents: 500_00 }
    expect(check(promised, closing, {}).refund_cents).toBe(880_00)
    expect(check(promised, closing, { 'carried 2026-07-20': 'requested' }).refund_cents).toBe(0)
  })
})

test('[TO41] an estimate that reaches the buyer less than four business days before closing counts for nothing', () => {
  const first = estimate([['B', 'Appraisal Fee', 400]])
  const revised = (issued_on: string) => estimate([['B', 'Appraisal Fee', 500]], { issued_on })
  const after = closingDisclosure([['B', 'Appraisal Fee', 500]], { issued_on: null, closing_on: '2026-07-07' })
  // July 4 is a Saturday and a holiday: 6, 3, 2, 1.
  expect(check([first, revised('2026-07-01')], after).refund_cents).toBe(0)
  expect(check([first, revised('2026-07-02')], after).refund_cents).toBe(100_00)
})
