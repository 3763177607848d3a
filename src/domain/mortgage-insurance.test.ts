import { expect, test } from 'vitest'
import { aprWithInsurance, trueApr } from './apr.ts'
import { fhaBaseLoan, insuranceMonths, isFhaBaseUnclear, type LoanInsurance } from './mortgage-insurance.ts'
import { pmiEnd } from './pmi.ts'

const mortgage = { loan_amount: 360_000, annual_rate: 6.5, mortgage_type: '30_year_fixed' as const }
const pmi: LoanInsurance = {
  loan_program: 'conventional',
  mortgage_insurance_monthly: 180,
  upfront_fee: 0,
  upfront_fee_financed: false,
}

test('[M33] private mortgage insurance ends at 78% of the value, or at mid-term when the value is not known', () => {
  const end = pmiEnd({ principal: 360_000, annual_rate: 6.5, months: 360, original_value: 400_000 })
  expect(insuranceMonths(mortgage, pmi, 400_000)).toBe(end?.ends)
  expect(insuranceMonths(mortgage, pmi, 400_000)).toBe(109)
  expect(insuranceMonths(mortgage, pmi, null)).toBe(180)
  expect(insuranceMonths({ ...mortgage, mortgage_type: '15_year_fixed' }, pmi, 0)).toBe(90)
  expect(insuranceMonths(mortgage, pmi, 900_000)).toBe(180)
})

test('[M33] an adjustable loan reaches 78% by its own schedule', () => {
  expect(insuranceMonths({ ...mortgage, mortgage_type: '5_1_arm' }, pmi, 400_000)).not.toBe(109)
})

test('[M33] FHA insurance lasts eleven years with 10% down and else as long as the loan, as USDA’s does', () => {
  const fha = { ...pmi, loan_program: 'fha' as const }
  expect(insuranceMonths(mortgage, fha, 400_000)).toBe(132)
  expect(insuranceMonths(mortgage, fha, 399_900)).toBe(360)
  expect(insuranceMonths(mortgage, fha, null)).toBe(360)
  expect(insuranceMonths({ ...mortgage, mortgage_type: '15_year_fixed' }, fha, 390_000)).toBe(180)
  expect(insuranceMonths(mortgage, { ...pmi, loan_program: 'usda' }, 400_000)).toBe(360)
})

test('[M60] what counts for FHA’s eleven years is the base loan, not the note with the upfront premium in it', () => {
  const note = { ...mortgage, loan_amount: 366_300 }
  const fha = { ...pmi, loan_program: 'fha' as const, upfront_fee: 6_300 }
  expect(fhaBaseLoan(366_300, 6_300)).toBe(360_000)
  expect(insuranceMonths(note, fha, 400_000)).toBe(132)
  // Paid at closing, 1.75% of the loan itself: more than 90% was borrowed.
  expect(fhaBaseLoan(366_300, 6_410.25)).toBe(366_300)
  expect(insuranceMonths(note, { ...fha, upfront_fee: 6_410.25 }, 400_000)).toBe(360)
  expect(insuranceMonths(mortgage, { ...fha, upfront_fee_financed: true }, 400_000)).toBe(132)
  expect(fhaBaseLoan(366_300, 0)).toBe(366_300)
})

test('[M60] the share has two decimals, as HUD writes it', () => {
  const fha = { ...pmi, loan_program: 'fha' as const }
  expect(insuranceMonths({ ...mortgage, loan_amount: 360_030 }, fha, 400_000)).toBe(132)
  expect(insuranceMonths({ ...mortgage, loan_amount: 360_050 }, fha, 400_000)).toBe(360)
})

test('[M60] a note just above the line may be either while nobody says the premium', () => {
  expect(isFhaBaseUnclear(366_300, 400_000)).toBe(true)
  expect(isFhaBaseUnclear(360_000, 400_000)).toBe(false)
  expect(isFhaBaseUnclear(386_000, 400_000)).toBe(false)
  expect(isFhaBaseUnclear(366_300, null)).toBe(false)
})

test('[M33] where nothing is paid for it, there is none', () => {
  expect(insuranceMonths(mortgage, { ...pmi, mortgage_insurance_monthly: 0 }, 400_000)).toBe(0)
  expect(insuranceMonths({ ...mortgage, loan_amount: 0 }, pmi, 400_000)).toBe(0)
})

const apr = (loan_amount: number, annual_rate: number, finance_charges: number, insurance: Partial<LoanInsurance>) => {
  const own = { ...pmi, ...insurance }
  const terms = { loan_amount, annual_rate, mortgage_type: '30_year_fixed' as const }
  const value = loan_amount === 360_000 ? 400_000 : 180_000
  return aprWithInsurance({
    ...terms,
    ...own,
    finance_charges,
    insurance_months: insuranceMonths(terms, own, value),
  }).toFixed(3)
}

test('[M34] 10% down with $180 of mortgage insurance is 7.043% by Appendix J, not 6.704%', () => {
  expect(trueApr({ ...mortgage, total_fees: 7500 }).toFixed(3)).toBe('6.704')
  expect(apr(360_000, 6.5, 5000, {})).toBe('7.043')
})

test('[M34] both sample Loan Estimates come out at their printed APR', () => {
  // Points, underwriting, flood and tax monitoring, 15 days of interest.
  expect(apr(162_000, 3.875, 405 + 1097 + 32 + 75 + 261.6, { mortgage_insurance_monthly: 82.35 })).toBe('4.274')
  // The same and origination, a month of insurance at closing, less 500 from the lender.
  const charges = 750 + 450 + 500 + 45 + 65 + 265.65 + 82.35 - 500
  expect(apr(150_000, 4.25, charges, { mortgage_insurance_monthly: 82.35 })).toBe('4.537')
})

test('[M34] an upfront fee counts whether it is paid or added to the loan', () => {
  const fha = { loan_program: 'fha' as const, mortgage_insurance_monthly: 162, upfront_fee: 6300 }
  const paid = apr(360_000, 6.5, 5000, fha)
  const financed = apr(360_000, 6.5, 5000, { ...fha, upfront_fee_financed: true })
  const none = apr(360_000, 6.5, 5000, { ...fha, upfront_fee: 0 })
  expect(Number(paid)).toBeGreaterThan(Number(none) + 0.1)
  expect(Number(financed)).toBeGreaterThan(Number(none) + 0.1)
})
