import { expect, test } from 'vitest'
import { type Application, type ApplicationView, noAnswers } from '#features/application/model.ts'
import { basisLine, basisOf, firstOffers, startingOffer } from './basis.ts'

const application = (more: Partial<Application>): Application => ({
  ...noAnswers,
  id: 'one',
  tracking_id: 'MA-ABCDEFGH',
  status: 'completed',
  completed_at: null,
  created_at: '2026-11-15T12:00:00.000Z',
  updated_at: '2026-11-15T12:00:00.000Z',
  ...more,
})

const nothing: ApplicationView = {
  completed: null,
  draft: null,
  locked: false,
  closed: null,
  can_start_new: true,
  past_loans: [],
}
const mine = application({ loan_amount: 300_000, property_value: 400_000, property_state: 'Texas' })

test('[C1] an account without a completed application has nothing to compare yet', () => {
  expect(basisOf(nothing, true)).toBeNull()
  expect(basisOf({ ...nothing, draft: mine }, true)).toBeNull()
})

test('[C1] a guest without an application compares sample lenders, labelled as samples', () => {
  const basis = basisOf(nothing, false)
  expect(basis).toMatchObject({ kind: 'sample', loan_amount: 400_000 })
  expect(basis && firstOffers(basis).map(({ name }) => name)).toEqual([
    'Harbor Savings',
    'First County',
    'Prairie Mutual',
  ])
})

test('[C2] whoever has an application compares their own loan', () => {
  for (const isSaved of [true, false]) {
    expect(basisOf({ ...nothing, completed: mine }, isSaved)).toMatchObject({
      kind: 'own',
      completed: true,
      loan_amount: 300_000,
    })
  }
  expect(basisOf({ ...nothing, draft: mine }, false)).toMatchObject({ kind: 'own', completed: false })
  expect(basisOf({ ...nothing, completed: mine, locked: true }, true)).toMatchObject({ closed: true })
})

test('[X182] the loan of a paper that became an offer is compared until an application says another', () => {
  const disclosure = { loan_amount: 162_000, property_value: 180_000 }
  for (const isSaved of [true, false]) {
    const basis = basisOf(nothing, isSaved, disclosure)
    expect(basis).toMatchObject({
      kind: 'own',
      completed: false,
      is_of_paper: true,
      loan_amount: 162_000,
      application: disclosure,
    })
    expect(basis && basisLine(basis)).toBe('$162,000 loan · from your Loan Estimate')
    expect(basisOf({ ...nothing, draft: mine }, isSaved, disclosure)).toMatchObject({
      loan_amount: 300_000,
      is_of_paper: false,
    })
    expect(basisOf({ ...nothing, completed: mine }, isSaved, disclosure)).toMatchObject({ loan_amount: 300_000 })
  }
})

test('[C4] the first lender starts with the estimated rate and fees', () => {
  const basis = basisOf({ ...nothing, completed: mine }, true)
  if (!basis) throw new Error('no basis')
  expect(firstOffers(basis)).toEqual([{ name: 'Lender 1', ...startingOffer(basis) }])
  expect(startingOffer(basis)).toMatchObject({
    interest_rate: 7.75,
    mortgage_type: '30_year_fixed',
    fees: { originationFee: 3000, titleInsurance: 1500 },
  })
})

test('the loan is described in one line, and what is assumed says so', () => {
  const own = basisOf({ ...nothing, completed: { ...mine, credit_score_range: 'good_670_739' } }, true)
  expect(own && basisLine(own)).toBe('$300,000 loan · Texas · credit 670–739')
  const unknown = basisOf({ ...nothing, completed: application({}) }, true)
  expect(unknown && basisLine(unknown)).toBe('$400,000 loan (assumed)')
})
