import { describe, expect, test } from 'vitest'
import { blankDisclosure, blankLine, type CostLine, type Disclosure } from '#domain/disclosures/disclosure.ts'
import { paymentMonths } from '#domain/escrow/year-two.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import { figuresOf, type SavedDisclosure } from '#features/disclosures/model.ts'
import { askLetter } from './ask-letter.ts'
import { disclosureTells, planOnDisclosure } from './disclosure-figures.ts'
import { forecast } from './forecast.ts'
import { BLANK_PLAN, type YearTwoPlan } from './model.ts'
import { planStart } from './plan-start.ts'
import { sureRows } from './sure-words.ts'
import { levelWords, resetWords } from './year-two-words.ts'

const line = (section: CostLine['section'], label: string, rest: Partial<CostLine>): CostLine => ({
  ...blankLine(section, label),
  ...rest,
})

/** Section G and page 3 as the regulation's sample disclosure prints them. */
function sampleClosingDisclosure(change: Partial<Disclosure['values']> = {}): Disclosure {
  const blank = blankDisclosure('closing-disclosure')
  return {
    ...blank,
    values: {
      ...blank.values,
      closing_date: '2013-04-15',
      property: '456 Somewhere Ave\nAnytown, FL 12345',
      sale_price: 180_000_00,
      principal_and_interest: 761_78,
      ...change,
    },
    lines: [
      line('G', 'Homeowner’s Insurance', { each: 100_83, times: 2, amount: 201_66 }),
      line('G', 'Mortgage Insurance', { each: 0, amount: null }),
      line('G', 'Property Taxes', { each: 105_30, times: 2, amount: 210_60 }),
      line('K', 'HOA Dues 4/15/13 to 4/30/13', { amount: 80_00 }),
      line('L', 'City/Town Taxes 1/1/13 to 4/14/13', { amount: 365_04 }),
    ],
  }
}

const saved = (disclosure: Disclosure): SavedDisclosure => ({
  id: '22222222-2222-4222-8222-222222222222',
  figures: figuresOf(disclosure),
  unsure: [],
  added_at: '2026-11-12T12:00:00.000Z',
})

const alder: YearTwoPlan = {
  ...BLANK_PLAN,
  property_state: 'Florida',
  closing_on: '2026-12-21',
  price: 450_000,
  loan_part: 2275.44,
  yearly_tax: 4050,
  yearly_insurance: 1980,
  insurance_rise: 100 / 11,
  county_value: 390_000,
  county_rate: 1.5,
  flat_charges: 270,
  exemption: 50_000,
}
const found = (change: Partial<YearTwoPlan> = {}) => {
  const answer = forecast({ ...alder, ...change }, '2027-01-05')
  if (!answer) throw new Error('nothing was counted')
  return answer
}

describe('what the papers tell', () => {
  test('[YT9] the regulation’s own sample shows that its escrow is set on the seller’s tax', () => {
    const tells = disclosureTells(sampleClosingDisclosure())
    expect(tells).toMatchObject({ prorated: 365_04, days: 104, monthly: 105_30, yearly: 1263_60, year_days: 360 })
  })

  test('[YT9] nothing is said where the sums differ, days are missing, or it is an estimate', () => {
    const disclosure = sampleClosingDisclosure()
    const withLabel = (label: string) => ({
      ...disclosure,
      lines: disclosure.lines.map(each => (each.section === 'L' ? { ...each, label } : each)),
    })
    expect(disclosureTells(withLabel('City/Town Taxes 1/1/13 to 4/30/13'))).toBeNull()
    expect(disclosureTells(withLabel('City/Town Taxes'))).toBeNull()
    expect(disclosureTells(withLabel('City/Town Taxes 13/41/13 to 4/14/13'))).toBeNull()
    expect(disclosureTells({ ...disclosure, kind: 'loan-estimate' })).toBeNull()
  })

  test('[YT10] a paper fills in the loan’s part, tax, insurance, price, day and state', () => {
    expect(planOnDisclosure(sampleClosingDisclosure())).toEqual({
      property_state: 'Florida',
      closing_on: '2013-04-15',
      price: 180_000,
      loan_part: 761.78,
      yearly_tax: 1263.6,
      yearly_insurance: 1209.96,
    })
    expect(planOnDisclosure(blankDisclosure('loan-estimate'))).toEqual({})
  })

  test('[YT10] [SV23] what no paper says comes from the loan that is paid, then from the application, and a paper comes before both', () => {
    const loan = {
      property_state: 'Ohio',
      property_value: 300_000,
      lender: null,
      month: { principal_and_interest: 1500.123, mortgage_insurance: 80, property_tax: 325, home_insurance: 150 },
    } as OwnLoan
    expect(planStart({ disclosures: [], loan: null, paid: null, closing_on: '2027-03-01' })).toMatchObject({
      from: null,
      plan: { closing_on: '2027-03-01' },
    })
    const guessed = planStart({ disclosures: [], loan, paid: null, closing_on: null })
    expect(guessed.from).toBe('application')
    expect(guessed.plan).toMatchObject({ property_state: 'Ohio', loan_part: 1580.12, yearly_tax: 3900, price: 300_000 })
    const paid = {
      servicer: 'Juniper Loan Care',
      owed: 357_006.77,
      rate: 6.5,
      payment: 2275.44,
      months_left: 351,
      mortgage_insurance: 80,
      home_value: 450_000,
      first_payment_on: '2027-02-01',
      is_entered: true,
    }
    const owned = planStart({ disclosures: [], loan: null, paid, closing_on: null })
    expect(owned).toMatchObject({ from: 'paid-loan', lender: 'Juniper Loan Care' })
    expect(owned.plan).toMatchObject({ loan_part: 2355.44, price: 450_000, yearly_tax: null })
    const read = planStart({ disclosures: [saved(sampleClosingDisclosure())], loan, paid, closing_on: null })
    expect(read.from).toBe('paper')
    expect(read.plan).toMatchObject({ property_state: 'Florida', yearly_tax: 1263.6, price: 180_000 })
    expect(read.tells?.days).toBe(104)
  })
})

describe('the forecast', () => {
  test('[YT1] the county’s numbers make the new tax, and the levels follow', () => {
    const answer = found()
    expect(answer).toMatchObject({ next_tax: 5370, next_tax_without_exemption: 6120, next_insurance: 2160 })
    expect(answer.stands.levels.map(({ payment }) => payment)).toEqual([2777_94, 3059_19, 2902_94])
    expect(answer.ahead?.deposit).toBe(1837_50)
    expect(answer.first_new_bill).toBe('2027-11-01')
    expect(answer.homestead_by).toBe('2027-03-01')
  })

  test('[YT1] each level is told in words: too low, catching up, ended, or nothing yet', () => {
    const [first, second, third] = found().stands.levels
    if (!first || !second || !third) throw new Error('three levels')
    expect(levelWords(first, null)).toContain('too low')
    expect(levelWords(first, null)).toContain('up to $495.00 of its own')
    expect(levelWords(second, first)).toContain('$156.25 a month')
    expect(levelWords(third, second)).toContain('ended by itself')
    expect(levelWords(first, first)).toContain('Nothing changes yet')
  })

  test('[YT3] the range runs from a twentieth below the county’s value up to the price', () => {
    expect(found().value_range).toEqual([371_000, 450_000])
    expect(found({ price: 900_000 }).value_range).toEqual([371_000, 410_000])
    expect(found({ county_value: null }).value_range).toBeNull()
  })

  test('[YT12] without the county’s numbers no tax is made up: only insurance moves', () => {
    const answer = found({ county_value: null })
    expect(answer.next_tax).toBeNull()
    expect(answer.ahead).toBeNull()
    expect(answer.stands.after).toBe(2275_44 + 517_50)
  })

  test('[YT1] without the three numbers nothing is counted', () => {
    for (const missing of ['loan_part', 'yearly_tax', 'yearly_insurance'] as const)
      expect(forecast({ ...alder, [missing]: null }, '2027-01-05')).toBeNull()
    expect(
      forecast({ ...alder, loan_part: 0, yearly_tax: 0, yearly_insurance: 0 }, '2027-01-05')?.stands.after,
    ).toBeGreaterThan(0)
  })

  test('[YT8] [YT17] California starts from the price, and its supplemental bills come to the owner', () => {
    const answer = found({
      property_state: 'California',
      closing_on: '2027-03-18',
      price: 800_000,
      county_value: null,
      county_rate: 1.15,
      flat_charges: 400,
      exemption: null,
      seller_value: 310_000,
      tax_months: [12, 4],
    })
    expect(answer).toMatchObject({ value_from: 'price', next_tax: 9784, first_new_bill: '2028-12-01' })
    expect(answer.supplemental?.bills.map(({ amount }) => amount)).toEqual([1408.75, 5563.7])
    expect(answer.own_bills.reduce((sum, { cents }) => sum + cents, 0)).toBe(6972_45)
    expect(answer.stands.cash_ready).toBeGreaterThan(6972_45)
    // Mailed half a year after April 2027, each half by its day.
    expect(answer.own_bills.map(({ on }) => on)).toEqual(['2027-12-10', '2028-04-10', '2027-12-10', '2028-04-10'])
    expect(paymentMonths(answer.stands, answer.own_bills).filter(({ own }) => own > 0)).toMatchObject([
      { on: '2027-12-01', own: 3486_22 },
      { on: '2028-04-01', own: 3486_23 },
    ])
    expect(found({ property_state: 'California' }).supplemental).toBeNull()
  })

  test('[YT12] each fact says how sure it is, and states that were not read send to the county', () => {
    const rows = (change: Partial<YearTwoPlan>) => sureRows({ ...alder, ...change }, found(change))
    expect(rows({})[0]).toMatchObject({ fact: 'A sale resets the value here', sure: 'sure' })
    expect(rows({ property_state: 'Georgia' })[0]).toMatchObject({ sure: 'seen' })
    expect(rows({ property_state: 'Alabama' })[0]).toMatchObject({ sure: 'ask' })
    expect(rows({ county_rate: null }).find(({ fact }) => fact.startsWith('Rate'))).toMatchObject({ sure: 'ask' })
    expect(rows({ insurance_rise: 9 }).at(-1)).toMatchObject({ sure: 'guess' })
    expect(rows({ is_new_build: true }).at(-1)?.why).toContain('ask your county')
    expect(resetWords('Alabama', null)).toContain('Ask your county')
    expect(resetWords('Ohio', found({ property_state: 'Ohio' }).reset)).toContain('does not reset')
  })

  test('[YT13] the letter asks by name, with the figures that were looked up and blanks for the rest', () => {
    const plan = { ...alder, looked_on: '2026-12-12', source: 'County appraiser' }
    const letter = askLetter(plan, found(), { today: '2026-12-16', lender: 'Harbor Savings' })
    expect(letter).toContain('To: Harbor Savings')
    expect(letter).toContain('My papers count $4,050.00 a year')
    expect(letter).toContain('Dec 12, 2026 (County appraiser), the tax after the sale is about $5,370.00 a year')
    expect(letter).toContain('Consumer Disclosure for Voluntary Escrow Account Payments')
    expect(letter).toContain('one-year agreement')
    const build = askLetter({ ...plan, is_new_build: true, county_value: null }, found({ county_value: null }), {
      today: '2026-12-16',
      lender: null,
    })
    expect(build).toContain('finished homes like it')
    expect(build).toContain('about ____________ a year')
  })
})
