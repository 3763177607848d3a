import { describe, expect, test } from 'vitest'
import { estimateFees, FEE_KEYS } from '#domain/fee-estimate.ts'
import { noAnswers } from '#features/application/model.ts'
import { PLAIN_TERMS, type Scenario } from '#features/comparison/model.ts'
import type { SavedDisclosure } from '#features/disclosures/model.ts'
import { OF_NO_DISCLOSURE } from '../../../tests/harness/offers.ts'
import { negotiationLetter } from './letter.ts'
import { controlledCosts, type NegotiableOffer, offersOfComparison, offersOfEstimates } from './offers.ts'
import { bestPair, isUndated, LETTER_OBSTACLES, type LetterObstacle, letterObstacle } from './rules.ts'
import { obstacleWords } from './words.ts'

const TODAY = '2026-11-16'

function estimate(digit: number, name: string, values: object = {}): SavedDisclosure {
  return {
    id: `${digit}2222222-2222-4222-8222-222222222222`,
    unsure: [],
    added_at: `2026-11-1${digit}T12:00:00.000Z`,
    figures: {
      kind: 'loan-estimate',
      values: written({
        date_issued: '2026-11-12',
        closing_costs_expire: '2026-11-27',
        loan_amount: 360_000_00,
        loan_term_months: 360,
        product: 'Fixed Rate',
        loan_type: 'conventional',
        purpose: 'Purchase',
        rate_lock: 'no',
        interest_rate: 6.5,
        section_A: 3_602_00,
        section_B: 872_00,
        lender_credits: 0,
        applicants: 'Robin Ash\n1 Elm Street',
        ...values,
      }),
      payments: [],
      lines: [],
      cash: {},
      contacts: { lender: { name, contact: 'Joe Smith', email: 'joe@ficus.example' } },
    },
  }
}

/** What is blank on a disclosure is not stored. */
function written(values: object): SavedDisclosure['figures']['values'] {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

const ficus = offersOfEstimates([estimate(1, 'Ficus Bank')])[0] as NegotiableOffer
const cheaper = { section_A: 1_802_00, lender_credits: -250_00 }
const alder = offersOfEstimates([estimate(2, 'Alder Home Loans', cheaper)])[0] as NegotiableOffer

test('[NL1] the letter says the loan, both prices, the credit of the difference and the day, and nothing else', () => {
  expect(letterObstacle(ficus, alder, TODAY)).toBeNull()
  expect(negotiationLetter(ficus, alder)).toBe(
    [
      'Dear Joe Smith,',
      'I would like to take my loan from Ficus Bank. I have your Loan Estimate of Nov 12, 2026 and the Loan Estimate of Nov 12, 2026 from Alder Home Loans, for the same loan: $360,000, 30 years, Fixed Rate, rate not locked.',
      [
        'What each of you charges:',
        '- Interest rate: you 6.5%, they 6.5%',
        '- A. Origination charges: you $3,602.00, they $1,802.00',
        '- B. Services I cannot shop for: you $872.00, they $872.00',
        '- Lender credits: you $0.00, they $250.00',
        '- A and B less credits: you $4,474.00, they $2,424.00',
      ].join('\n'),
      'Would you match their costs, or give me a lender credit of $2,050.00, the difference, in a revised Loan Estimate?',
      'Their costs are good until Nov 27, 2026, so please answer by then. I can send you pages 1 and 2 of their Loan Estimate.',
      'Thank you.\nRobin Ash',
    ].join('\n\n'),
  )
})

test('[NL1] a lower rate is asked for by its name', () => {
  expect(negotiationLetter(ficus, { ...alder, interest_rate: 6.25 })).toContain(
    'Would you match their rate of 6.25%, and either their costs or a lender credit of $2,050.00',
  )
  const same = { ...ficus, lender: 'Alder', interest_rate: 6.25 }
  expect(negotiationLetter(ficus, same)).toContain('Would you match their rate of 6.25% at the same costs')
})

describe('[NL2] no letter', () => {
  const cases: Record<LetterObstacle, Partial<NegotiableOffer>> = {
    'same-lender': { lender: 'FICUS BANK' },
    'loan-amount': { loan_amount: 350_000 },
    term: { months: 180 },
    product: { product: '5/1 Adjustable Rate' },
    program: { program: 'fha' },
    purpose: { purpose: 'Refinance' },
    day: { issued_on: '2026-11-10' },
    locked: { is_locked: true },
    'lock-days': {},
    expired: { expires_on: '2026-11-15' },
    'not-better': { section_A: 4_000, lender_credit: 0 },
    mixed: { interest_rate: 6.75 },
  }
  test.each(LETTER_OBSTACLES.filter(obstacle => obstacle !== 'lock-days'))('%s', obstacle => {
    const rival = { ...alder, ...cases[obstacle] }
    expect(letterObstacle(ficus, rival, TODAY)).toBe(obstacle)
    expect(obstacleWords(obstacle, ficus, rival).length).toBeGreaterThan(20)
  })
  test('locks of different length', () => {
    const locked = { is_locked: true, lock_days: 45 }
    expect(letterObstacle({ ...ficus, ...locked }, { ...alder, is_locked: true, lock_days: 30 }, TODAY)).toBe(
      'lock-days',
    )
    expect(letterObstacle({ ...ficus, ...locked }, { ...alder, ...locked }, TODAY)).toBeNull()
  })
})

describe('[NL3] which offers speak', () => {
  test('the newest estimate of a lender; one without rate or costs not at all', () => {
    const disclosures = [
      estimate(1, 'Ficus Bank'),
      estimate(3, 'Ficus Bank', { date_issued: '2026-11-13', section_A: 100_00 }),
      estimate(4, 'Birch', { section_A: undefined }),
    ]
    expect(offersOfEstimates(disclosures).map(({ lender, section_A }) => [lender, section_A])).toEqual([
      ['Ficus Bank', 100],
    ])
  })
  test('without a printed day the costs expire ten business days after the paper', () => {
    const [offer] = offersOfEstimates([estimate(1, 'Ficus Bank', { closing_costs_expire: undefined })])
    // Thanksgiving, November 26, is none of them.
    expect(offer?.expires_on).toBe('2026-11-27')
  })
  test('an offer that came from an estimate is that estimate; a typed one is an offer without a day', () => {
    const scenario: Scenario = {
      ...PLAIN_TERMS,
      ...OF_NO_DISCLOSURE,
      id: '11111111-1111-4111-8111-111111111111',
      name: 'Harbor',
      interest_rate: 6.5,
      mortgage_type: '30_year_fixed',
      fees: { ...estimateFees(360_000), originationFee: 900 },
      created_at: '2026-11-01T12:00:00.000Z',
      mark: 1,
      is_chosen: false,
    }
    const made = { ...scenario, id: '33333333-3333-4333-8333-333333333333', mark: 2 }
    const disclosure = { ...estimate(1, 'Ficus Bank'), offer_id: made.id }
    const [typed, printed] = offersOfComparison([scenario, made], [disclosure], null, TODAY) as [
      NegotiableOffer,
      NegotiableOffer,
    ]
    // [C30] Both keep the colour and shape that they have in the comparison.
    expect(printed).toEqual({ ...ficus, mark: 2 })
    expect(typed).toMatchObject({
      from: 'typed',
      mark: 1,
      section_A: 2190,
      section_B: 520,
      months: 360,
      issued_on: null,
    })
    expect(isUndated(printed, typed)).toBe(true)
    expect(letterObstacle(printed, typed, TODAY)).toBeNull()
    const letter = negotiationLetter(printed, typed)
    expect(letter).toContain('the offer from Harbor')
    expect(letter).toContain('Please answer by ____________.')
    expect(letter).not.toContain('pages 1 and 2')
  })
  test('[NL6] an offer with a guess in it is none that a letter speaks of, nor an estimate with a figure to check', () => {
    const offer = (name: string, sources: Scenario['sources']): Scenario => ({
      ...PLAIN_TERMS,
      ...OF_NO_DISCLOSURE,
      id: name,
      name,
      interest_rate: 6.5,
      mortgage_type: '30_year_fixed',
      fees: estimateFees(360_000),
      sources,
      created_at: '2026-11-01T12:00:00.000Z',
      mark: 1,
      is_chosen: false,
    })
    const answers = { ...noAnswers, loan_amount: 360_000 }
    const typed = Object.fromEntries(FEE_KEYS.map(key => [key, 'typed' as const]))
    const names = (scenarios: Scenario[]) =>
      offersOfComparison(scenarios, [], answers, TODAY).map(({ lender }) => lender)
    expect(
      names([offer('Known', typed), offer('Before', {}), offer('Guess', { ...typed, titleInsurance: 'guessed' })]),
    ).toEqual(['Known'])
    expect(names([offer('Unrated', { ...typed, interest_rate: 'guessed' })])).toEqual([])
    const unsure = { ...estimate(1, 'Ficus Bank'), unsure: ['section_A'] }
    expect(offersOfEstimates([unsure])).toEqual([])
    expect(offersOfEstimates([{ ...unsure, unsure: ['section_F'] }])).toHaveLength(1)
  })
  test('the dearest lender with a better rival is proposed first', () => {
    const birch = { ...ficus, id: 'b', lender: 'Birch', section_A: 5_000 }
    expect(bestPair([alder, ficus, birch], TODAY)).toMatchObject({ addressee: birch, rival: alder })
    expect(bestPair([ficus], TODAY)).toBeNull()
    expect(controlledCosts(alder)).toBe(2_424)
  })
})
