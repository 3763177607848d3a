import { expect, test } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { type Application, noAnswers } from '#features/application/model.ts'
import { OF_NO_DISCLOSURE, plainOffer } from '../../../tests/harness/offers.ts'
import { PLAIN_TERMS, type Scenario } from './model.ts'
import { sourcesOf } from './offer-sources.ts'
import { ownLoan } from './own-loan.ts'
import { savedStay, saveStay, USUAL_STAY } from './stay.ts'

const TODAY = '2026-11-18'
const completed = {
  ...noAnswers,
  property_value: 450_000,
  loan_amount: 360_000,
  down_payment_amount: 90_000,
  down_payment_percentage: 20,
  property_state: 'North Carolina',
} as Application
const offer = (name: string, interest_rate: number, mortgage_type: Scenario['mortgage_type'] = '30_year_fixed') =>
  ({
    ...PLAIN_TERMS,
    ...OF_NO_DISCLOSURE,
    sources: { ...sourcesOf(plainOffer(interest_rate, 0), 'typed') },
    id: name,
    name,
    interest_rate,
    mortgage_type,
    fees: estimateFees(360_000),
    created_at: '',
  }) as Scenario

test('[H60] one loan: the application’s, at the cheapest offer, else at our estimate', () => {
  expect(ownLoan(undefined, [], 7, TODAY)).toBeNull()
  expect(ownLoan({ completed: null, draft: null }, [offer('Harbor', 6.5)], 7, TODAY)).toBeNull()
  const guess = ownLoan({ completed, draft: null }, [], 7, TODAY)
  expect(guess).toMatchObject({ from: 'estimate', lender: null, rate: 7.75, term_years: 30, loan_amount: 360_000 })
  const loan = ownLoan({ completed, draft: null }, [offer('Prairie', 6.75), offer('Harbor', 6.5)], 7, TODAY)
  expect(loan).toMatchObject({ from: 'offer', lender: 'Harbor', rate: 6.5, term_years: 30 })
  expect(loan?.month?.principal_and_interest).toBeCloseTo(2275.44, 2)
  expect(loan?.month?.total).toBeCloseTo(2275.44 + 225 + 225, 1)
  const short = ownLoan({ completed, draft: null }, [offer('Lender 1', 6, '15_year_fixed')], 7, TODAY)
  expect(short).toMatchObject({ lender: null, term_years: 15 })
})

test('[C53] the offer whose lender was told yes is the one loan, also where another costs less or its day has passed; a rate that is gone is no offer', () => {
  const chosen = { ...offer('Prairie', 6.75), is_chosen: true }
  const of = (one: Scenario) => ownLoan({ completed, draft: null }, [one, offer('Harbor', 6.5)], 7, TODAY)
  expect(of(chosen)).toMatchObject({ from: 'offer', lender: 'Prairie', rate: 6.75 })
  expect(of({ ...chosen, expires_on: '2026-11-01' })).toMatchObject({ lender: 'Prairie', is_chosen: true })
  expect(of({ ...chosen, interest_rate: 0, sources: {} })).toMatchObject({ lender: 'Harbor' })
})

test('[H154] without an offer the loan is at what lenders averaged, and our estimate comes second', () => {
  const survey = { date: '2026-10-08', thirty_year: 7.4 }
  const loan = ownLoan({ completed, draft: null }, [], 7, TODAY, survey)
  expect(loan).toMatchObject({ from: 'survey', rate: 7.4, market: { survey, rate: 7.75 } })
  expect(loan?.month?.principal_and_interest).toBeCloseTo(2492.56, 1)
  expect(loan?.market?.month?.principal_and_interest).toBeCloseTo(2579.08, 1)
  expect(ownLoan({ completed, draft: null }, [offer('Harbor', 6.5)], 7, TODAY, survey)).toMatchObject({
    from: 'offer',
    market: null,
  })
})

test('[C47] our guess of a rate is no lender’s offer, and an expired or another loan’s offer is none either', () => {
  const guessed = { ...offer('Harbor Savings', 7.75), sources: { interest_rate: 'guessed' as const } }
  const expired = { ...offer('Ficus', 3.875), expires_on: '2013-03-04' }
  const other = { ...offer('Alder', 5), loan_amount: 162_000 }
  const own = (scenarios: Scenario[]) => ownLoan({ completed, draft: null }, scenarios, 7, TODAY)
  expect(own([guessed, expired, other])).toMatchObject({ from: 'estimate', lender: null, fees_source: 'guessed' })
  expect(own([guessed, offer('Prairie', 6.75)])).toMatchObject({ from: 'offer', lender: 'Prairie', rate: 6.75 })
  expect(own([{ ...offer('Prairie', 6.75), sources: { interest_rate: 'typed' } }])?.fees_source).toBe('guessed')
})

test('[T96] a closed loan is the one that was signed: its lender, amount and rate, whatever else was cheaper', () => {
  const closed = {
    id: 'c',
    chosen_lender_name: 'prairie ',
    chosen_lender_id: null,
    application_id: 'MA-1',
    loan_amount: 350_000,
    interest_rate: 6.25,
    loan_type: 'conventional' as const,
    apr: 6.4,
    notes: null,
    loan_closed: true,
    updated_at: '',
  }
  const offers = [offer('Prairie', 6.75, '15_year_fixed'), offer('Harbor', 6)]
  const loan = ownLoan({ completed, draft: null, closed }, offers, 7, TODAY)
  expect(loan).toMatchObject({ from: 'closed', is_closed: true, lender: 'prairie ', rate: 6.25, loan_amount: 350_000 })
  expect(loan?.term_years).toBe(15)
  expect(loan?.month?.principal_and_interest).toBeCloseTo(3000.98, 1)
  // A lender that was never compared runs for 30 years, as most do.
  const other = ownLoan(
    { completed, draft: null, closed: { ...closed, chosen_lender_name: 'Cedar' } },
    offers,
    7,
    TODAY,
  )
  expect(other).toMatchObject({ from: 'closed', lender: 'Cedar', rate: 6.25, term_years: 30 })
})

test('[H61] the stay is seven years until the buyer says otherwise, and is kept', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  }
  expect(savedStay(storage)).toBe(USUAL_STAY)
  saveStay(storage, 12)
  expect(savedStay(storage)).toBe(12)
  storage.setItem('stayYears', '900')
  expect(savedStay(storage)).toBe(7)
})
