import { describe, expect, test } from 'vitest'
import { monthlyPayment } from '#domain/amortization.ts'
import { estimateRate } from '#domain/rate-estimate.ts'
import { typedOffer } from '../../../tests/harness/offers.ts'
import { keepPlace } from './current-loan.ts'
import { judgeOffers } from './judgement.ts'
import { type AskedLoan, loanCost } from './loan-cost.ts'
import type { SourcedOffer } from './model.ts'
import { sourcesOf } from './offer-sources.ts'
import { buyPoints, USUAL_POINT_DROP } from './points.ts'
import { sampleApplication, sampleOffers } from './sample.ts'
import { toCsv, toMessage } from './spreadsheet.ts'
import { savingTips } from './tips.ts'

const offer = sampleOffers[0]
if (!offer) throw new Error('no sample')

describe('points', () => {
  test('[C14] a point costs 1% of the loan, lowers the payment and pays for itself in time', () => {
    const deal = buyPoints({ loan_amount: 400_000 }, offer, 1, USUAL_POINT_DROP, 360)
    expect(deal).toMatchObject({ price: 4000, rate: 6.25 })
    expect(deal.monthly_saving).toBeCloseTo(65.4, 1)
    expect(deal.pays_after).toBeGreaterThan(36)
    expect(deal.pays_after).toBeLessThan(72)
    expect(deal.gain).toBeGreaterThan(0)
  })

  test('[C14] leaving before that month loses money, leaving in it gains', () => {
    const month = buyPoints({ loan_amount: 400_000 }, offer, 2, USUAL_POINT_DROP, 360).pays_after ?? 0
    expect(buyPoints({ loan_amount: 400_000 }, offer, 2, USUAL_POINT_DROP, month - 1).gain).toBeLessThanOrEqual(0)
    expect(buyPoints({ loan_amount: 400_000 }, offer, 2, USUAL_POINT_DROP, month).gain).toBeGreaterThan(0)
  })

  test('[C14] points that lower nothing never pay', () => {
    const deal = buyPoints({ loan_amount: 400_000 }, offer, 1, 0, 120)
    expect(deal).toMatchObject({ pays_after: null, monthly_saving: 0 })
    expect(deal.gain).toBeCloseTo(-4000, 6)
  })
})

describe('saving tips', () => {
  test('[C20] say what would lower the estimate, and by how much', () => {
    const tips = savingTips(
      {
        ...sampleApplication,
        annual_income: 120_000,
        loan_amount: 450_000,
        credit_score_range: 'fair_580_669',
        monthly_debt_payments: 4000,
      },
      450_000,
    )
    const titles = tips.map(tip => tip.title).join('\n')
    expect(titles).toMatch(/A credit score of 670 would save about \$\d+ a month/)
    expect(titles).toMatch(/\$50,000 more down takes 0.5% off the estimate/)
    expect(titles).toMatch(/\$1,201 less debt a month takes 0.15% off the estimate/)
  })

  test('[C20] do not repeat what a buyer has already reached', () => {
    const own = savingTips(sampleApplication, 400_000).map(tip => tip.title)
    expect(own[0]).toBe('Ask at least three lenders on the same day')
    expect(savingTips({}, 400_000)).toHaveLength(5)
  })
})

describe('taking it along', () => {
  const compare = (names: string[], offers: SourcedOffer[], asked: AskedLoan, months: number) => {
    const costs = offers.map(one => loanCost(asked, one))
    const situation = { guess: null, loan_amount: asked.loan_amount, today: '2026-11-18' }
    return {
      ...judgeOffers(names, offers, costs, situation, months),
      asked,
      situation,
      months,
      names,
      offers,
      costs,
      keep: null,
    }
  }
  const names = ['=HYPERLINK("http://x")', 'Ann, "Bob" & Co']
  const compared = compare(names, [typedOffer(offer), typedOffer(offer)], { loan_amount: 400_000 }, 120)

  test('[C17] the CSV has a line for each lender, and no name is run as a formula', () => {
    const lines = toCsv(compared).trimEnd().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('Cost if kept 10 years')
    expect(lines[1]).toMatch(
      /^"'=HYPERLINK\(""http:\/\/x""\)",30-year fixed,400000,6\.5,typed,2528\.27,,Conventional,0\.00,0,3000\.00,/,
    )
    expect(lines[2]).toMatch(/^"Ann, ""Bob"" & Co",/)
    expect(lines.join()).not.toContain('NaN')
  })

  test('[LN14] [C17] the loan that a refinance would replace is a line of the file and of the message', () => {
    const loan = { balance: 300_000, annual_rate: 6.5, months_left: 288, servicer: null, takes_cash: false }
    const [one, other] = compared.verdict?.standings ?? []
    const cheapest = Math.min(one?.cost ?? 0, other?.cost ?? 0)
    const keep = keepPlace(loan, cheapest, 120)
    expect(keep).toMatchObject({ above_best: 0, below_best: cheapest - keep.cost })
    const [head = '', ...lines] = toCsv({ ...compared, keep })
      .trimEnd()
      .split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatch(/^Keep what you have,24 years left,300000,6\.5,typed,2059\.63,/)
    expect(lines[2]?.split(',')).toHaveLength(head.replaceAll(/"[^"]*"/g, '').split(',').length)
    // Where keeping costs least, the cheapest lender is above it.
    expect(lines[1]).toContain(`,${keep.below_best.toFixed(2)},`)
    expect(toMessage({ ...compared, keep })).toMatch(
      /\nKeep what you have: \$[\d,]+ in interest \(6\.5%, \$2,060 a month\)$/,
    )
    expect(keepPlace({ ...loan, takes_cash: true }, cheapest, 120)).toMatchObject({ above_best: null, below_best: 0 })
  })

  test('[C17] a name cannot begin a cell, whatever the program takes for the end of one', () => {
    const first = (name: string) => {
      return toCsv({ ...compared, names: names.map(() => name) })
        .split('\r\n')[1]
        ?.split(',30-year')[0]
    }
    expect(first('Harbor;=1+1')).toBe('"Harbor;=1+1"')
    expect(first('Harbor\t=1+1')).toBe('"Harbor\t=1+1"')
    expect(first('\uff1d1+1')).toBe("'\uff1d1+1")
  })

  test('[C17] the message names every lender, cheapest first', () => {
    const text = toMessage(compare(names, [typedOffer(offer), typedOffer(offer)], { loan_amount: 400_000 }, 360))
    expect(text).toMatch(/^Which loan costs least\? \$400,000, to the end of the loan:\n1\. /)
    expect(text.split('\n')).toHaveLength(3)
  })

  test('[C49] says which figures are our guess, and which offers were not compared', () => {
    const guess = { ...typedOffer(offer), sources: sourcesOf(offer, 'guessed') }
    const expired = { ...typedOffer(offer), expires_on: '2013-03-04' }
    const partly = {
      ...typedOffer(offer),
      sources: { ...typedOffer(offer).sources, titleInsurance: 'guessed' as const },
    }
    const whole = compare(
      ['A', 'B', 'C', 'D'],
      [typedOffer(offer), guess, expired, partly],
      { loan_amount: 400_000 },
      84,
    )
    const [head, ...lines] = toCsv(whole)
      .trimEnd()
      .replaceAll(/"[^"]*"/g, '')
      .split('\r\n')
      .map(text => text.split(','))
    const column = (title: string) => lines.map(line => line[head?.indexOf(title) ?? -1])
    expect(column('Interest rate is')).toEqual(['typed', 'our guess', 'typed', 'typed'])
    expect(column('Fees are')).toEqual(['typed', 'our guess', 'typed', 'our guess'])
    expect(toCsv(whole)).toContain('Add the rate')
    expect(toCsv(whole)).toContain('Expired Mar 4, 2013')
    const message = toMessage(whole).split('\n')
    expect(message).toHaveLength(3)
    expect(message[2]).toContain('fees are our guess')
    expect(message[1]).not.toContain('guess')
  })

  test('[C44] [C17] says nothing in the file that rests on a rate where no rate is', () => {
    const arm = { ...offer, mortgage_type: '7_1_arm' as const, interest_rate: 0, mortgage_insurance_monthly: 90 }
    const asked = { loan_amount: 360_000, property_value: 400_000 }
    const lines = toCsv(compare(['A', 'B'], [typedOffer(arm), typedOffer(offer)], asked, 84))
      .trimEnd()
      .replaceAll(/"[^"]*"/g, quoted => quoted.replaceAll(',', ''))
      .split('\r\n')
    const [heads, cells] = lines.map(line => line.split(','))
    const said = (heads ?? []).filter((_head, at) => cells?.[at])
    expect(said.filter(head => /rate|payment|APR|cost|months/i.test(head))).toEqual([])
    expect(said).toContain('Total fees')
    expect(lines[1]).toMatch(/,Add the rate$/)
  })

  test('[C26] carries program, insurance and both APRs, in the file and in the message', () => {
    const insured = { ...offer, loan_program: 'fha' as const, mortgage_insurance_monthly: 180, lender_credit: 400 }
    const asked = { loan_amount: 360_000, property_value: 400_000 }
    const one = compare(['Harbor'], [typedOffer(insured)], asked, 120)
    const [head, line] = toCsv(one)
      .split('\r\n')
      .map(text => text.split(','))
    const at = (title: string) => line?.[head?.indexOf(title) ?? -1]
    expect(at('Loan program')).toBe('FHA')
    expect(at('Months of mortgage insurance')).toBe('132')
    expect(at('Lender credit')).toBe('400.00')
    expect(at('"APR by law')).toBe(one.costs[0]?.apr_with_insurance?.toFixed(3))
    expect(toMessage(one)).toContain('interest, insurance and fees')
    expect(toMessage(one)).toContain('+ $180 insurance for 11 years')
  })
})

test('[W45] the made-up buyer’s income carries the made-up loan: low risk, and debts that lenders take', () => {
  const { annual_income, monthly_debt_payments, loan_amount, property_value } = sampleApplication
  expect(estimateRate(sampleApplication).risk_level).toBe('low')
  const home =
    monthlyPayment({ principal: loan_amount ?? 0, annual_rate: 7.4, months: 360 }) +
    ((property_value ?? 0) * 0.015) / 12
  expect((home + (monthly_debt_payments ?? 0)) / ((annual_income ?? 0) / 12)).toBeLessThan(0.43)
})
