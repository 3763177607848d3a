import { expect, test } from 'vitest'
import type { Scenario } from '#features/comparison/model.ts'
import { DisclosureFigures, type SavedDisclosure } from '#features/disclosures/model.ts'
import { knownDetails } from './known-details.ts'

const chosen = {
  name: 'Harbor Savings',
  is_chosen: true,
  interest_rate: 6.5,
  loan_amount: null,
  loan_program: 'conventional',
  sources: { interest_rate: 'typed' },
} as unknown as Scenario
const other = { ...chosen, name: 'First County', is_chosen: false, interest_rate: 6.125 }

function disclosure(unsure: string[] = []): SavedDisclosure {
  const values = {
    lender: 'Ficus Bank',
    loan_amount: 162_000_00,
    interest_rate: 3.875,
    loan_type: 'conventional',
    apr: 4.174,
    closing_date: '2026-11-15',
  }
  const figures = { kind: 'closing-disclosure', values, payments: [], lines: [], cash: {}, contacts: {} }
  return { id: 'a', unsure, added_at: '2026-11-12T10:00:00.000Z', figures: DisclosureFigures.parse(figures) }
}

const nothing = {
  disclosures: [],
  offers: [],
  application_id: 'MA-ABCD1234',
  planned_on: null,
  contract_on: null,
  today: '2026-11-19',
}

test('[CL22] a closing begins with what the Closing Disclosure prints, as far as it is sure and not ahead', () => {
  const printed = knownDetails({ ...nothing, disclosures: [disclosure()] })
  expect(printed).toEqual({
    from: 'disclosure',
    details: {
      chosen_lender_name: 'Ficus Bank',
      loan_amount: 162_000,
      interest_rate: 3.875,
      loan_type: 'conventional',
      apr: 4.174,
      closed_on: '2026-11-15',
      application_id: 'MA-ABCD1234',
    },
  })
  // Its figures are its own lender's, whichever was chosen; a disclosure of another year is another loan's.
  const both = knownDetails({ ...nothing, disclosures: [disclosure()], offers: [chosen] })
  expect(both.details).toMatchObject({ chosen_lender_name: 'Ficus Bank', interest_rate: 3.875 })
  const later = knownDetails({ ...nothing, disclosures: [disclosure()], today: '2028-01-10' })
  expect(later).toMatchObject({ from: null, details: { loan_amount: null, closed_on: null } })
  const { details } = knownDetails({ ...nothing, disclosures: [disclosure(['apr'])], today: '2026-11-14' })
  expect(details).toMatchObject({ interest_rate: 3.875, apr: null, closed_on: null })
})

test('[CL22] else with what the buyer was offered by the lender they chose; what nobody said is asked', () => {
  const offered = knownDetails({ ...nothing, offers: [other, chosen], planned_on: '2026-11-18' })
  expect(offered.from).toBe('offer')
  expect(offered.details).toMatchObject({ chosen_lender_name: 'Harbor Savings', interest_rate: 6.5, apr: null })
  expect(offered.details).toMatchObject({ loan_amount: null, loan_type: null, closed_on: '2026-11-18' })
  const guessed = { ...chosen, sources: { interest_rate: 'guessed' } } as Scenario
  expect(knownDetails({ ...nothing, offers: [guessed] })).toMatchObject({
    from: null,
    details: { interest_rate: null },
  })
  const fha = { ...chosen, loan_program: 'fha', loan_amount: 350_000 } as Scenario
  const { details } = knownDetails({ ...nothing, offers: [fha] })
  expect(details).toMatchObject({ loan_type: 'fha', loan_amount: 350_000 })
  expect(knownDetails({ ...nothing, offers: [other] }).from).toBeNull()
})
