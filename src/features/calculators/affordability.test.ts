import { expect, test } from 'vitest'
import { affordability, affordabilityAddress, exampleInputs, noInputs, rangeOf } from './affordability.ts'
import { fitWords, limitWords, moverWords, moveWords } from './affordability-words.ts'
import { readAddress, writeAddress } from './web/address.ts'

const answerTo = (change: Partial<typeof noInputs>) => {
  const answer = affordability({ ...exampleInputs, ...change })
  if (!answer) throw new Error('no answer')
  return answer
}

test('[K11] a rate of one’s own is taken, else the estimate for what is known of the buyer', () => {
  expect(answerTo({})).toMatchObject({ rate: 6.5, estimated: false })
  // 7.5 and good credit, which is assumed, less 0.15 for small debts.
  expect(answerTo({ interest_rate: null })).toMatchObject({ rate: 7.6, estimated: true })
  // Debts that nobody told lower no rate: the same estimate as the application's.
  expect(answerTo({ interest_rate: null, monthly_debts: null })).toMatchObject({ rate: 7.75, estimated: true })
  const known = affordability({ ...exampleInputs, interest_rate: null }, { credit_score_range: 'excellent_740_plus' })
  expect(known?.rate).toBe(6.6)
  expect(affordability(noInputs)).toBeNull()
})

test('[K11] the state decides the property tax unless one is typed', () => {
  const texas = readAddress(affordabilityAddress, '?state=TX').state ?? -1
  expect(answerTo({ state: texas }).at.month.property_tax).toBeCloseTo((450_000 * 0.014) / 12, 6)
  expect(answerTo({ state: texas, tax_rate: 2 }).at.month.property_tax).toBeCloseTo(750, 6)
})

test('[K12] says how a price sits, what sets the line and what moves it', () => {
  const answer = answerTo({ savings: null })
  expect(fitWords(answer)).toBe('A home at $450,000 fits, with little room to spare.')
  expect(fitWords(answerTo({ savings: null, price: 500_000 }))).toMatch(/is a stretch/)
  expect(fitWords(answerTo({ savings: null, price: 600_000 }))).toMatch(/is beyond what many lenders accept/)
  expect(limitWords(answer)).toBe('Your income sets this line.')
  expect(limitWords(answerTo({ savings: 40_000 }))).toMatch(/^Your savings set this line/)
  const lower = answer.movers.find(({ kind }) => kind === 'rate-down')
  expect(lower && moveWords(lower).change).toMatch(/^\+\$2\d,000$/)
  expect(moverWords('rate-down', answer)).toBe('if your rate were 6%')
  const debt = answer.movers.find(({ kind }) => kind === 'less-debt')
  expect(debt && moveWords(debt)).toEqual({ change: 'No change', note: 'Only the stretch moves, by +$32,000.' })
})

test('[K12] everything shown lies on the picture', () => {
  for (const price of [0, 100_000, 450_000, 2_000_000]) {
    const answer = answerTo({ price })
    const [from, to] = rangeOf(answer)
    expect(from).toBeLessThanOrEqual(Math.min(price, answer.comfortable))
    expect(to).toBeGreaterThan(Math.max(price, answer.lender))
  }
})

test('[K13] the figures stand in the address, the state by its letters', () => {
  const search = writeAddress(affordabilityAddress, { ...exampleInputs, state: 0, interest_rate: null }, '')
  expect(search).toBe('?income=120000&debts=700&savings=118000&state=AL&down=20&price=450000')
  expect(readAddress(affordabilityAddress, search)).toMatchObject({ state: 0, annual_income: 120_000, price: 450_000 })
  expect(readAddress(affordabilityAddress, '?state=XX&down=99&income=-1&tax=9')).toEqual({})
})
