import { describe, expect, test } from 'vitest'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { plainDisclosure } from '../../../tests/disclosures/rendered-file.ts'
import { costsExpireOn, offerFromEstimate } from './offer.ts'
import { OFFER_NEEDS, offerObstacle } from './offer-obstacle.ts'
import { obstacleWords, otherLoanWords } from './offer-words.ts'

const WHOLE = { unsure: [], typed: false }
const obstacle = (disclosure: Disclosure, state: { unsure: string[]; typed: boolean } = WHOLE) =>
  offerObstacle(disclosure, offerFromEstimate(disclosure), state)

function changed(values: Partial<Disclosure['values']>, rest: Partial<Disclosure> = {}): Disclosure {
  const disclosure = plainDisclosure('loan-estimate')
  return { ...disclosure, ...rest, values: { ...disclosure.values, ...values } }
}

test('[LP200] a whole estimate makes an offer', () => {
  expect(obstacle(plainDisclosure('loan-estimate'))).toBeNull()
})

describe('[LP200] what was not read makes no offer, and never a cost of 0', () => {
  test('a paper without its second page names what is missing', () => {
    const { values } = plainDisclosure('loan-estimate')
    const none = Object.fromEntries(
      Object.keys(values)
        .filter(key => key.startsWith('section_'))
        .map(key => [key, null]),
    )
    const found = obstacle(changed({ ...none, lender_credits: null }, { lines: [] }))
    expect(found).toEqual({
      kind: 'figures',
      missing: ['section_A', 'section_B', 'section_C', 'section_E'],
      unsure: [],
    })
    expect(found && obstacleWords(found)).toContain('origination charges (A)')
  })

  test.each(['section_A', 'section_B', 'section_C', 'section_E'] as const)('without %s', section => {
    const found = obstacle(changed({ [section]: null }))
    expect(found?.kind === 'figures' && found.missing).toContain(section)
  })

  test('a sum that does not hold is not known', () => {
    const { section_D, lender_credits, section_J } = plainDisclosure('loan-estimate').values
    const broken = obstacle(changed({ section_D: (section_D ?? 0) + 500_00 }))
    expect(broken?.kind === 'figures' && broken.missing).toContain('section_D')
    const credits = obstacle(changed({ lender_credits: (lender_credits ?? 0) - 900_00, section_J }))
    expect(credits?.kind === 'figures' && credits.missing).toEqual(['lender_credits'])
    const disclosure = plainDisclosure('loan-estimate')
    const twice = {
      ...disclosure,
      lines: [...disclosure.lines, ...disclosure.lines.filter(({ section }) => section === 'A')],
    }
    const lines = obstacle(twice)
    expect(lines?.kind === 'figures' && lines.missing).toContain('section_A')
  })

  test('nor without a rate, a loan or the payments; of a typed paper the form asks for less', () => {
    expect(obstacle(changed({ interest_rate: null }))).toMatchObject({ missing: ['interest_rate'] })
    expect(obstacle(changed({ loan_amount: null }))).toMatchObject({ missing: ['loan_amount'] })
    const bare = changed({ section_D: null, section_H: null, section_I: null, section_J: null }, { payments: [] })
    expect(obstacle(bare)).toMatchObject({ missing: ['payments'] })
    expect(obstacle(bare, { unsure: [], typed: true })).toBeNull()
  })
})

test('[LP201] what nobody has confirmed is asked for first, and only if the offer needs it', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const line = disclosure.lines.findIndex(({ section }) => section === 'B')
  const found = obstacle(disclosure, {
    unsure: ['interest_rate', `lines.${line}.amount`, 'section_F', 'tip'],
    typed: false,
  })
  expect(found).toEqual({ kind: 'figures', missing: [], unsure: ['interest_rate', 'section_B'] })
  expect(found && obstacleWords(found)).toContain('Please check this first: the interest rate and services')
  expect(obstacle(disclosure, { unsure: ['section_F', 'tip'], typed: false })).toBeNull()
})

test.each([
  [{ product: '5 Year Interest Only, 5/3 Adjustable Rate' }, 'interest-only'],
  [{ interest_only_payments: 'YES for your first 60 payments' }, 'interest-only'],
  [{ product: '2 Year Negative Amortization, Fixed Rate' }, 'negative'],
  [{ loan_amount_can_increase: 'yes' }, 'negative'],
  [{ product: 'Year 7 Balloon Payment, Fixed Rate' }, 'balloon'],
  [{ balloon_payment: 'yes' }, 'balloon'],
  [{ product: 'Year 2 Step Payment, Step Rate' }, 'step'],
  [{ seasonal_payments: 'YES, monthly payments' }, 'seasonal'],
  [{ product: 'Fixed Rate', loan_term_months: 240 }, 'term'],
  [{ product: '3/1 Adjustable Rate', loan_term_months: 360 }, 'adjustable'],
] as const)('[LP202] %o makes no offer: %s', (values, product) => {
  const found = obstacle(changed(values))
  expect(found).toEqual({ kind: 'product', product })
  expect(found && obstacleWords(found)).toMatch(/loan/)
})

test('[LP203] the question names both loans', () => {
  expect(otherLoanWords.text('$162,000', 10, '$360,000')).toBe(
    'This paper is for $162,000 with 10% down. Your comparison is for $360,000.',
  )
  expect(offerFromEstimate(changed({ loan_amount: 162_000_00 })).loan_amount).toBe(162_000)
})

test('[LP204] costs end on the printed day, else ten business days after the paper', () => {
  expect(costsExpireOn(changed({ closing_costs_expire: '2013-03-04' }))).toBe('2013-03-04')
  expect(costsExpireOn(changed({ closing_costs_expire: null, date_issued: '2026-11-12' }))).toBe('2026-11-27')
  expect(costsExpireOn(changed({ closing_costs_expire: null, date_issued: null }))).toBeNull()
})

test('[LP200] every figure that an offer needs has a sentence', () => {
  for (const need of OFFER_NEEDS) {
    expect(obstacleWords({ kind: 'figures', missing: [need], unsure: [] })).toMatch(/^We couldn’t read this: \S/)
  }
})
