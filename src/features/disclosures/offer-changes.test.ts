import { expect, test } from 'vitest'
import { blankDisclosure, blankLine, type Disclosure } from '#domain/disclosures/disclosure.ts'
import { figuresOf, type SavedDisclosure } from './model.ts'
import { offerFromEstimate } from './offer.ts'
import { offerChanges } from './offer-changes.ts'
import { estimateDays, offeredLoan } from './offer-sources.ts'
import { offerOf, openDisclosures } from './rules.ts'

const OFFER = '0a0a0a0a-0000-4000-8000-000000000001'

function estimate(values: Partial<Disclosure['values']>, underwriting = 1097): Disclosure {
  const disclosure = blankDisclosure('loan-estimate')
  return {
    ...disclosure,
    values: { ...disclosure.values, lender: 'Ficus Bank', product: 'Fixed Rate', loan_term_months: 360, ...values },
    lines: [{ ...blankLine('A', 'Underwriting Fee'), amount: underwriting * 100 }],
  }
}

function saved(disclosure: Disclosure, last: string, offer_id?: string): SavedDisclosure {
  const id = `0b0b0b0b-0000-4000-8000-00000000000${last}`
  return {
    id,
    figures: figuresOf(disclosure),
    unsure: [],
    added_at: `2026-11-15T12:00:0${last}.000Z`,
    ...(offer_id && { offer_id }),
  }
}

const first = estimate({ date_issued: '2013-02-15', loan_id: '7' })

test('[LP40] an offer made of an estimate knows the day of its last one', () => {
  const revised = estimate({ date_issued: '2013-03-01', loan_id: '7' })
  const state = { papers: [saved(first, '1', OFFER), saved(revised, '2', OFFER)], answers: [], pairings: [] }
  expect(estimateDays(state)).toEqual(new Map([[OFFER, '2013-03-01']]))
  const undated = { ...state, papers: [saved(estimate({}), '1', OFFER)] }
  expect(estimateDays(undated)).toEqual(new Map([[OFFER, null]]))
})

test('[X182] the newest estimate that became an offer says which loan is compared', () => {
  const [old, newer] = [100_000_00, 162_000_00].map((loan_amount, index) =>
    saved(
      estimate({ loan_amount, sale_price: 180_000_00, date_issued: `2026-0${2 - index}-15` }),
      String(index),
      OFFER,
    ),
  )
  const other = saved(estimate({ loan_amount: 1_00, date_issued: '2026-11-01' }), '9')
  const state = (...disclosures: (SavedDisclosure | undefined)[]) => ({
    papers: disclosures.filter(disclosure => disclosure !== undefined),
    answers: [],
    pairings: [],
  })
  expect(offeredLoan(state(newer, old, other))).toEqual({ loan_amount: 100_000, property_value: 180_000 })
  expect(offeredLoan(state(other))).toBeNull()
})

test('[LP41] a revised estimate of the same loan finds its predecessor’s offer', () => {
  const revised = estimate({ date_issued: '2013-03-01', loan_id: '7' })
  const disclosures = openDisclosures([saved(first, '1', OFFER), saved(revised, '2')])
  expect(disclosures.map(({ isRevised }) => isRevised)).toEqual([false, true])
  expect(disclosures[1] && offerOf(disclosures[1], disclosures)).toBe(OFFER)
})

test.each([
  ['another number', { loan_id: '8' }],
  ['another term', { loan_id: null, loan_term_months: 180 }],
])('[LP41] a second loan of the same lender, with %s, replaces nothing', (_, change) => {
  const disclosures = openDisclosures([
    saved(first, '1', OFFER),
    saved(estimate({ date_issued: '2013-03-01', ...change }), '2'),
  ])
  expect(disclosures[1]?.isRevised).toBe(false)
  expect(disclosures[1] && offerOf(disclosures[1], disclosures)).toBeUndefined()
})

test('[LP41] what a revised estimate changes is told figure by figure before it replaces anything', () => {
  const terms = (disclosure: Disclosure, interest_rate: number) => {
    const { fees, mortgage_insurance_monthly, upfront_fee, lender_credit } = offerFromEstimate(disclosure)
    return {
      interest_rate,
      mortgage_type: '30_year_fixed' as const,
      loan_program: 'conventional' as const,
      mortgage_insurance_monthly,
      upfront_fee,
      lender_credit,
      fees,
    }
  }
  const revised = { ...estimate({ lender_credits: -500_00 }, 1297) }
  expect(offerChanges(terms(first, 3.875), terms(revised, 4))).toEqual([
    { key: 'interest_rate', before: 3.875, after: 4 },
    { key: 'lender_credit', before: 0, after: 500 },
    { key: 'underwritingFee', before: 1097, after: 1297 },
  ])
  expect(offerChanges(terms(first, 3.875), terms(first, 3.875))).toEqual([])
})
