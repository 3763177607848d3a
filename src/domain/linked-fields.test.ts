import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editLinkedField, type LinkedFields } from './linked-fields.ts'

const unanswered: LinkedFields = {
  property_value: null,
  down_payment_percentage: 20,
  down_payment_amount: null,
  loan_amount: null,
}
const home = editLinkedField(unanswered, 'property_value', 500_000)

test('[M28] the value and the percentage decide down payment and loan', () => {
  expect(home).toEqual({
    property_value: 500_000,
    down_payment_percentage: 20,
    down_payment_amount: 100_000,
    loan_amount: 400_000,
  })
  expect(editLinkedField(home, 'down_payment_percentage', 5)).toMatchObject({
    down_payment_amount: 25_000,
    loan_amount: 475_000,
  })
  expect(editLinkedField({ ...unanswered, down_payment_percentage: null }, 'property_value', 300_000)).toMatchObject({
    down_payment_percentage: 20,
    loan_amount: 240_000,
  })
})

test('[M28] a down payment decides the percentage, rounded, and the loan', () => {
  expect(editLinkedField(home, 'down_payment_amount', 62_000)).toEqual({
    property_value: 500_000,
    down_payment_percentage: 12,
    down_payment_amount: 62_000,
    loan_amount: 438_000,
  })
})

test('[M28] a loan decides down payment and percentage', () => {
  expect(editLinkedField(home, 'loan_amount', 337_500.5)).toEqual({
    property_value: 500_000,
    down_payment_percentage: 32,
    down_payment_amount: 162_499.5,
    loan_amount: 337_500.5,
  })
})

test('[M28] nobody pays down or borrows more than the value', () => {
  expect(editLinkedField(home, 'down_payment_amount', 600_000)).toMatchObject({
    down_payment_amount: 500_000,
    loan_amount: 0,
  })
  expect(editLinkedField(home, 'loan_amount', 600_000)).toMatchObject({
    down_payment_percentage: 0,
    loan_amount: 500_000,
  })
  expect(editLinkedField(home, 'down_payment_percentage', 250).down_payment_percentage).toBe(100)
})

test('[M44] a share of an odd price is a down payment of whole dollars, and no less than the share', () => {
  expect(editLinkedField(unanswered, 'property_value', 450_001)).toMatchObject({
    down_payment_percentage: 20,
    down_payment_amount: 90_001,
    loan_amount: 360_000,
  })
})

test('[M44] amounts that followed from a price go with it', () => {
  expect(editLinkedField(home, 'property_value', null)).toEqual(unanswered)
})

test('[M28] until the value is told, the others stay as typed', () => {
  expect(editLinkedField(unanswered, 'loan_amount', 300_000)).toEqual({ ...unanswered, loan_amount: 300_000 })
  expect(editLinkedField(home, 'loan_amount', null)).toEqual({ ...home, loan_amount: null })
})

test('[M28] after any edits the four fields agree with each other', () => {
  const field = fc.constantFrom<keyof LinkedFields>(
    'property_value',
    'down_payment_percentage',
    'down_payment_amount',
    'loan_amount',
  )
  const amount = fc.oneof(fc.double(), fc.integer({ min: -5, max: 2_000_000 }), fc.integer({ min: 0, max: 100 }))
  fc.assert(
    fc.property(fc.array(fc.tuple(field, amount), { minLength: 1, maxLength: 12 }), edits => {
      let fields = unanswered
      for (const [edited, typed] of edits) fields = editLinkedField(fields, edited, typed)
      const {
        property_value: value,
        down_payment_percentage: percent,
        down_payment_amount: down,
        loan_amount: loan,
      } = fields
      for (const figure of [value, percent, down, loan]) {
        expect(figure === null || (Number.isFinite(figure) && figure >= 0)).toBe(true)
      }
      if (!value || percent === null || down === null || loan === null) return
      const last = edits.at(-1)
      if (last === undefined || Number.isNaN(last[1])) return
      expect(Math.abs(down + loan - value)).toBeLessThanOrEqual(0.005 + value * 1e-15)
      expect(percent).toBeLessThanOrEqual(100)
      expect(Math.abs(down - (value * percent) / 100)).toBeLessThanOrEqual(value * 0.005 + 1)
    }),
    { numRuns: 2000 },
  )
})
