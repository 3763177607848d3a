import { expect, test } from 'vitest'
import { CHECKLIST_KEYS } from './model.ts'
import { fittedCategories, gatheringProgress } from './rules.ts'
import { checklistCategories } from './words.ts'

const all = checklistCategories.flatMap(category => category.items)

test('[D1] the guide has its five categories, and every document once', () => {
  expect(checklistCategories.map(category => category.title)).toEqual([
    'Income Verification',
    'Asset Documentation',
    'Credit & Debt Information',
    'Property Documentation',
    'Identity & Personal Information',
  ])
  expect(all.map(item => item.key).toSorted()).toEqual([...CHECKLIST_KEYS].toSorted())
})

test('[D2] seven documents are required and fourteen are not', () => {
  const required = all.filter(item => item.required).map(item => item.name)
  expect(required).toEqual([
    'Recent pay stubs',
    'W-2 forms',
    'Bank statements',
    'Debt statements',
    'Purchase contract',
    'Government-issued ID',
    'Social Security card',
  ])
  expect(all.length - required.length).toBe(14)
})

test('[D3] a self-employed buyer sees tax returns and 1099 forms first', () => {
  const [income] = fittedCategories({ employment_status: 'self_employed', loan_purpose: 'purchase' })
  expect(income?.items.slice(0, 2).map(item => item.key)).toEqual(['tax_returns', 'forms_1099'])
  const [plain] = fittedCategories(null)
  expect(plain?.items[0]?.key).toBe('pay_stubs')
})

test('[D3] [RF30] somebody who refinances is not asked for a purchase contract, a listing or a gift', () => {
  const fitted = fittedCategories({ employment_status: null, loan_purpose: 'refinance' })
  expect(fitted.map(category => category.title)).toEqual(checklistCategories.map(category => category.title))
  const keys = fitted.flatMap(category => category.items.map(item => item.key))
  expect(CHECKLIST_KEYS.filter(key => !keys.includes(key)).toSorted()).toEqual([
    'gift_letter',
    'property_listing',
    'purchase_contract',
  ])
  const said = fitted.flatMap(({ why, items }) => [why, ...items.map(item => item.description)]).join(' ')
  expect(said).not.toMatch(/down payment|buyer/i)
  expect(said).toContain('the mortgage that you want to replace')
})

test('[D4] progress counts the required documents and names the missing ones', () => {
  const progress = gatheringProgress(checklistCategories, ['pay_stubs', 'gift_letter'])
  expect(progress).toMatchObject({ gathered: 1, required: 7 })
  expect(progress.missing.map(({ name }) => name)).not.toContain('Recent pay stubs')
  expect(progress.missing.map(({ name }) => name)).toContain('W-2 forms')
})
