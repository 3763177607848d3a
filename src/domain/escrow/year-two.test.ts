import { describe, expect, test } from 'vitest'
import { monthlyChange } from './reassessed-tax.ts'
import { sellerTaxMatch } from './seller-tax.ts'
import { supplementalDueDays, supplementalTax } from './supplemental-tax.ts'
import { homesteadDeadline, newBillsFrom, taxReset } from './tax-reset.ts'
import { paymentMonths, type YearTwoInputs, yearTwo } from './year-two.ts'

/** Bought on December 21, 2026 in Florida: the sale raises the tax, insurance rises at its first renewal. */
const alder: YearTwoInputs = {
  loan_part: 2275_44,
  first_payment_on: '2027-02-01',
  tax: { months: [11], planned: 4050_00, next: 5370_00, next_from: '2027-06-01' },
  insurance: { month: 12, planned: 1980_00, next: 2160_00 },
}

describe('the payment after year one', () => {
  test('[YT1] three years have three levels: as planned, while the missing money is made good, and after', () => {
    const { levels, deposit, after } = yearTwo(alder)
    expect(levels.map(({ from, payment }) => [from, payment])).toEqual([
      ['2027-02-01', 2777_94],
      ['2028-02-01', 3059_19],
      ['2029-02-01', 2902_94],
    ])
    expect(levels[1]).toMatchObject({ base: 627_50, add: 156_25, shortage: 1875_00, deficiency: 0 })
    expect(levels[0]?.advanced).toBe(495_00)
    expect(deposit).toBe(1507_50)
    expect(after).toBe(2902_94)
  })

  test('[YT2] a lender that plans for the new tax takes more at closing and leaves a small step', () => {
    const { levels, deposit } = yearTwo({ ...alder, plans_ahead: true })
    expect(levels.map(({ payment }) => payment)).toEqual([2887_94, 2921_69, 2902_94])
    expect(deposit).toBe(1837_50)
  })

  test('[YT3] with the county’s value at its ends the catch-up year moves, and the top holds an advance too', () => {
    const withTax = (next: number) => yearTwo({ ...alder, tax: { ...alder.tax, next } })
    expect(withTax(5070_00).after).toBe(2877_94)
    expect(withTax(6270_00).after).toBe(2977_94)
    expect(withTax(5070_00).worst.payment).toBe(3002_94)
    expect(withTax(6270_00).worst).toMatchObject({ payment: 3227_94, deficiency: 892_50 })
  })

  test('[YT4] the worst month counts an advance in two payments; cash ready is all that may be asked beside the bills', () => {
    const high = yearTwo({
      ...alder,
      tax: { ...alder.tax, next: 6270_00 },
      own_bills: [{ on: '2027-08-01', cents: 1408_75 }],
    })
    expect(high.worst_month).toBe(2275_44 + high.worst.base + Math.round(high.worst.shortage / 12) + 446_25)
    expect(high.cash_ready).toBe(high.worst.shortage + 892_50 + 1408_75)
  })

  test('[YT5] a bill that comes after the first analysis raises the payment in year three only', () => {
    const { levels } = yearTwo({
      ...alder,
      first_payment_on: '2027-05-01',
      tax: { ...alder.tax, next_from: '2028-06-01' },
    })
    const [first, second, third] = levels.map(({ base }) => base)
    expect(first).toBe(502_50)
    expect(second).toBe(517_50)
    expect(third).toBe(627_50)
    expect(levels[2]?.shortage).toBeGreaterThan(levels[1]?.shortage ?? 0)
  })

  test('[YT1] the 36 months follow the levels, with bills of the owner’s own in their months', () => {
    const own = [{ on: '2027-08-15', cents: 100_00 }]
    const months = paymentMonths(yearTwo(alder), own)
    expect(months).toHaveLength(36)
    expect(months[11]).toEqual({ on: '2028-01-01', payment: 2777_94, own: 0 })
    expect(months[12]?.payment).toBe(3059_19)
    expect(months[6]).toEqual({ on: '2027-08-01', payment: 2777_94, own: 100_00 })
  })
})

describe('what a sale does to the tax', () => {
  test('[YT6] only states whose rule was read are told; the rest is the county’s to answer', () => {
    expect(taxReset('Florida')).toMatchObject({ resets: 'yes', sure: 'seen' })
    expect(taxReset('Ohio')).toMatchObject({ resets: 'no', sure: 'seen' })
    expect(taxReset('Georgia')).toMatchObject({ resets: 'partly', sure: 'mixed' })
    for (const state of ['Alabama', 'Illinois', 'Washington', '', null, 'toString']) expect(taxReset(state)).toBeNull()
  })

  test('[YT6] the first bill with the new value comes in the tax year after the sale', () => {
    expect(newBillsFrom('2026-12-21', taxReset('Florida'))).toBe('2027-06-01')
    expect(newBillsFrom('2027-03-18', taxReset('California'))).toBe('2028-07-01')
  })

  test('[YT7] the day to file for a homestead is told where it was read', () => {
    expect(homesteadDeadline('2026-12-21', taxReset('Florida'))).toBe('2027-03-01')
    expect(homesteadDeadline('2026-12-21', taxReset('Texas'))).toBeNull()
  })

  const california = (bought_on: string) =>
    supplementalTax({
      price: 800_000,
      rate_percent: 1.15,
      flat_charges: 400,
      bought_on,
      roll: year => (year === 2027 ? 316_200 : 310_000),
    })

  test('[YT8] California bills the owner twice for a purchase from January to May, once from June on', () => {
    expect(california('2027-03-18')?.bills.map(({ amount }) => amount)).toEqual([1408.75, 5563.7])
    expect(california('2027-05-31')?.bills.map(({ factor }) => factor)).toEqual([0.08, 1])
    expect(california('2027-06-01')?.bills).toEqual([{ first_year: 2027, factor: 1, amount: 5563.7 }])
    expect(california('2027-12-10')?.bills).toMatchObject([{ first_year: 2027, factor: 0.5 }])
    expect(california('2027-12-10')).toMatchObject({ effective_on: '2028-01-01' })
  })

  test('[YT17] the halves of a supplemental bill are due by the month in which it is mailed', () => {
    expect(supplementalDueDays('2027-07-15')).toEqual(['2027-12-10', '2028-04-10'])
    expect(supplementalDueDays('2027-10-31')).toEqual(['2027-12-10', '2028-04-10'])
    expect(supplementalDueDays('2027-11-01')).toEqual(['2027-12-31', '2028-04-30'])
    expect(supplementalDueDays('2028-01-31')).toEqual(['2028-02-29', '2028-06-30'])
    expect(supplementalDueDays('2027-06-30')).toEqual(['2027-07-31', '2027-11-30'])
  })

  test('[YT8] without the roll’s value no supplemental bill is counted', () => {
    expect(
      supplementalTax({ price: 1, rate_percent: 1, flat_charges: 0, bought_on: '2027-03-18', roll: () => undefined }),
    ).toBeNull()
  })

  test('[YT6] half a cent a month is one before it is rounded', () => {
    // 2,170.14 more a year are 180.845 a month.
    expect(monthlyChange(9_331.35, 11_501.49)).toBe(180.85)
    expect(monthlyChange(11_501.49, 9_331.35)).toBe(-180.85)
  })

  test('[YT9] the seller’s tax by days on page 3 that meets section G shows whose tax is escrowed', () => {
    // The regulation's sample: $365.04 from January 1 to April 14, and $105.30 a month.
    expect(sellerTaxMatch({ cents: 365_04, days: 104 }, 105_30)).toEqual({ yearly: 1263_60, year_days: 360 })
    expect(sellerTaxMatch({ cents: 122_05, days: 11 }, 337_50)).toEqual({ yearly: 4050_00, year_days: 365 })
    expect(sellerTaxMatch({ cents: 122_05, days: 11 }, 347_50)).toBeNull()
    expect(sellerTaxMatch({ cents: 0, days: 11 }, 0)).toBeNull()
  })
})
