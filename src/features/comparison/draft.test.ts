import { describe, expect, test } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { OF_NO_DISCLOSURE } from '../../../tests/harness/offers.ts'
import { savableRows } from './comparison-draft.ts'
import { type DraftOffer, draftOf, formOf, offerOf } from './draft.ts'
import { PLAIN_TERMS, type Scenario } from './model.ts'

const stored = (name: string, more: Partial<Scenario> = {}): Scenario => ({
  id: `id-${name}`,
  name,
  interest_rate: 6.5,
  mortgage_type: '30_year_fixed',
  fees: estimateFees(400_000),
  ...PLAIN_TERMS,
  ...OF_NO_DISCLOSURE,
  created_at: '2026-11-15T12:00:00.000Z',
  mark: 1,
  is_chosen: false,
  ...more,
})

const [a, b] = [stored('A'), stored('B')]
const row = (scenario: Scenario, more: Partial<DraftOffer> = {}): DraftOffer => ({ ...draftOf(scenario), ...more })
const savable = (...rows: DraftOffer[]) => savableRows(rows, [a, b])

describe('what can be saved', () => {
  test('what was saved is saved as it is', () => {
    expect(savable(draftOf(a), draftOf(b))).toEqual(formOf({ scenarios: [a, b] }).offers)
  })

  test('[C7] text that is no number is saved as 0, and stays as typed', () => {
    const typed = row(a, { interest_rate: null, fees: { ...draftOf(a).fees, otherFee: null } })
    expect(savable(typed)).toMatchObject([{ interest_rate: 0, fees: { otherFee: 0 } }])
    expect([typed.interest_rate, offerOf(typed).interest_rate]).toEqual([null, 0])
  })

  test('a name that was emptied keeps what is stored, and a nameless new lender gets its number', () => {
    expect(savable(row(a, { name: '  ' }), row(stored('C'), { name: '' }))).toMatchObject([
      { name: 'A' },
      { name: 'Lender 2' },
    ])
  })

  test('an offer that did not change is the same row, so that it is not rendered again', () => {
    expect(draftOf(a)).toBe(draftOf(a))
  })
})
