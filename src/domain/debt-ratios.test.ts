import { expect, test } from 'vitest'
import { debtRatios } from './debt-ratios.ts'

const buyer = { annual_income: 96_000, monthly_debt_payments: 3200, loan_amount: 800_000, property_value: 1_000_000 }

test('[M36] debts of 40% today are over 100% with an $800,000 loan, and beyond what lenders take', () => {
  const { today, with_home, standing, home } = debtRatios(buyer)
  expect(today).toBe(40)
  expect(home?.principal_and_interest).toBeGreaterThan(5000)
  expect(with_home).toBeCloseTo(((3200 + (home?.total ?? 0)) / 8000) * 100, 9)
  expect(with_home).toBeGreaterThan(107)
  expect(standing).toBe('beyond')
})

test('[M36] the home counts with taxes, insurance and mortgage insurance', () => {
  const { home } = debtRatios({ ...buyer, loan_amount: 360_000, property_value: 400_000 })
  expect(home).toMatchObject({ property_tax: 300, mortgage_insurance: 180 })
  const texas = debtRatios({ ...buyer, property_state: 'Texas' })
  expect(texas.home?.property_tax).toBeCloseTo((1_000_000 * 0.014) / 12, 6)
})

test('[M36] up to 43% is usual, up to 50% high; what cannot be told is not guessed', () => {
  const at = (annual_income: number) => debtRatios({ ...buyer, annual_income }).standing
  const { home } = debtRatios(buyer)
  const needed = (percent: number) => ((3200 + (home?.total ?? 0)) * 1200) / percent
  // The estimate rises with debts above 43% today; at these incomes they are far below.
  expect(at(needed(30))).toBe('usual')
  expect(at(needed(47))).toBe('high')
  expect(at(needed(60))).toBe('beyond')
  expect(debtRatios({ ...buyer, annual_income: null })).toMatchObject({ today: null, with_home: null, standing: null })
  expect(debtRatios({ ...buyer, property_value: null })).toMatchObject({ today: 40, with_home: null, standing: null })
})
