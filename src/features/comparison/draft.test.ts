import { describe, expect, test } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { OF_NO_PAPER } from '../../../tests/harness/offers.ts'
import { type DraftOffer, draftOf, offerOf, pendingChanges, reconcile } from './draft.ts'
import { PLAIN_TERMS, type Scenario } from './model.ts'

const stored = (name: string, more: Partial<Scenario> = {}): Scenario => ({
  id: `id-${name}`,
  name,
  interest_rate: 6.5,
  mortgage_type: '30_year_fixed',
  fees: estimateFees(400_000),
  ...PLAIN_TERMS,
  ...OF_NO_PAPER,
  created_at: '2026-11-15T12:00:00.000Z',
  mark: 1,
  is_chosen: false,
  ...more,
})

const [a, b] = [stored('A'), stored('B')]
const row = (scenario: Scenario, more: Partial<DraftOffer> = {}): DraftOffer => ({ ...draftOf(scenario), ...more })

describe('what has to be saved', () => {
  test('nothing, when nothing changed', () => {
    expect(pendingChanges([a, b], [draftOf(a), draftOf(b)])).toEqual([])
  })

  test('[C18] only the fields that changed', () => {
    const changed = row(a, { interest_rate: 6.25, fees: { ...draftOf(a).fees, otherFee: 100 } })
    expect(pendingChanges([a, b], [changed, draftOf(b)])).toEqual([
      { do: 'update', input: { id: a.id, interest_rate: 6.25, fees: { otherFee: 100 } } },
    ])
  })

  test('[C7] text that is no number is saved as 0, once', () => {
    const typed = row(a, { interest_rate: null })
    expect(pendingChanges([a], [typed])).toEqual([{ do: 'update', input: { id: a.id, interest_rate: 0 } }])
    expect(pendingChanges([stored('A', { interest_rate: 0 })], [typed])).toEqual([])
    expect(offerOf(typed).interest_rate).toBe(0)
  })

  test('[C23] [C18] what changed in program, insurance and credit, and nothing else', () => {
    const changed = row(a, { loan_program: 'fha', mortgage_insurance_monthly: 160, lender_credit: null })
    expect(pendingChanges([a], [changed])).toEqual([
      { do: 'update', input: { id: a.id, loan_program: 'fha', mortgage_insurance_monthly: 160 } },
    ])
    const elsewhere = stored('A', { lender_credit: 500, upfront_fee: 100 })
    expect(reconcile([row(a, { upfront_fee: 6300 })], [a], [elsewhere])[0]).toMatchObject({
      lender_credit: 500,
      upfront_fee: 6300,
    })
  })

  test('new lenders before removed ones, so that there is always one', () => {
    const { created_at: _never, ...fresh } = row(stored('C'))
    expect(pendingChanges([a], [fresh]).map(pending => pending.do)).toEqual(['add', 'remove'])
  })

  test('a name that was emptied keeps what is stored, and a nameless new lender gets its number', () => {
    expect(pendingChanges([a], [row(a, { name: '  ' })])).toEqual([])
    expect(pendingChanges([a], [draftOf(a), row(b, { name: '' })])).toMatchObject([
      { do: 'add', input: { name: 'Lender 2' } },
    ])
  })

  test('[C18] a lender that is put back knows where it stood', () => {
    expect(pendingChanges([a], [draftOf(a), draftOf(b)])).toMatchObject([
      { do: 'add', input: { id: b.id, created_at: b.created_at } },
    ])
  })
})

describe('when another tab changed something', () => {
  test('what changed there shows here', () => {
    const after = [stored('A', { interest_rate: 6 }), b, stored('C')]
    expect(reconcile([draftOf(a), draftOf(b)], [a, b], after)).toEqual(after.map(draftOf))
  })

  test('what was typed here stays, field by field', () => {
    const here = row(a, { interest_rate: 5 })
    const [merged] = reconcile([here], [a], [stored('A', { interest_rate: 6, mortgage_type: '5_1_arm' })])
    expect(merged).toMatchObject({ interest_rate: 5, mortgage_type: '5_1_arm' })
  })

  test('a lender removed there goes, unless it was being changed here', () => {
    expect(reconcile([draftOf(a), draftOf(b)], [a, b], [a])).toEqual([draftOf(a)])
    expect(reconcile([draftOf(a), row(b, { name: 'Better' })], [a, b], [a])).toHaveLength(2)
  })

  test('a lender removed here does not come back with the answer to something else', () => {
    expect(reconcile([draftOf(a)], [a, b], [a, b])).toEqual([draftOf(a)])
  })

  test('[C7] the answer 0 does not replace the text that is no number', () => {
    const typed = row(a, { interest_rate: null, name: 'A ' })
    const [merged] = reconcile([typed], [a], [stored('A', { interest_rate: 0 })])
    expect(merged).toMatchObject({ interest_rate: null, name: 'A ' })
  })
})
