import { expect, test } from 'vitest'
import { affordability, affordabilityAddress, exampleInputs, noInputs, rangeOf } from './affordability.ts'
import {
  feesWords,
  fitWords,
  limitWords,
  moverWords,
  moveWords,
  notInCashWords,
  secondWords,
} from './affordability-words.ts'
import { readAddress, writeAddress } from './web/address.ts'

const answerTo = (change: Partial<typeof noInputs>) => {
  const answer = affordability({ ...exampleInputs, interest_rate: 6.5, ...change })
  if (!answer) throw new Error('no answer')
  return answer
}

const survey = { date: '2026-10-08', thirty_year: 7.4 }

test('[K11] a rate of one’s own is taken, else the survey’s, else the estimate for what is known of the buyer', () => {
  expect(answerTo({})).toMatchObject({ rate: 6.5, rate_from: 'typed', second: null })
  // 7.5 and good credit, which is assumed, less 0.15 for small debts.
  expect(answerTo({ interest_rate: null })).toMatchObject({ rate: 7.6, rate_from: 'estimate', second: null })
  // Debts that nobody entered lower no rate: the same estimate as the application's.
  expect(answerTo({ interest_rate: null, monthly_debts: null })).toMatchObject({ rate: 7.75, rate_from: 'estimate' })
  const known = { buyer: { credit_score_range: 'excellent_740_plus' as const }, fees: null }
  expect(affordability(exampleInputs, { known })?.rate).toBe(6.6)
  expect(affordability(exampleInputs, { known, survey })).toMatchObject({ rate: 7.4, rate_from: 'survey' })
  expect(affordability({ ...exampleInputs, interest_rate: 6.5 }, { survey })).toMatchObject({ rate: 6.5, second: null })
  expect(affordability(noInputs)).toBeNull()
})

test('[K17] price and payment are at the survey’s rate first; our estimate and what it would come to stand second', () => {
  const known = { buyer: { credit_score_range: 'excellent_740_plus' as const }, fees: null }
  const inputs = { ...exampleInputs, savings: null }
  const answer = affordability(inputs, { known, survey })
  const ours = affordability({ ...inputs, interest_rate: 6.6 })
  expect(answer?.second?.gap).toMatchObject({ estimate: 6.6, points: -0.8, is_wide: true })
  expect(answer?.second?.comfortable).toBe(ours?.comfortable)
  expect(answer?.comfortable).toBeLessThan(ours?.comfortable ?? 0)
  expect(answer?.second?.monthly).toBeCloseTo((ours?.at.month.total ?? 0) - (answer?.at.month.total ?? 0), 6)
  const words = answer && secondWords(answer)
  expect(words?.gap).toMatch(
    /^Our estimate for you, 6\.60%, is 0\.80 lower, \$\d+ a month: nobody may offer it\. At that rate/,
  )
  const anybody = affordability(inputs, { survey })
  expect(anybody && secondWords(anybody)?.gap).toMatch(/^Our estimate for good credit, 7\.60%, is 0\.20 higher/)
})

test('[K18] the cash names what is not in it, takes an offer’s fees, and has room for the buyer’s own agent', () => {
  const plain = answerTo({})
  expect(notInCashWords(plain)).toMatch(
    /your own agent.*transfer and mortgage taxes, owner’s title insurance, the settlement fee/,
  )
  expect([plain.fees_source, plain.tax_source, answerTo({ tax_rate: 2 }).tax_source]).toEqual([
    'guessed',
    'guessed',
    'typed',
  ])
  expect(feesWords(plain)).toMatch(/our guesses.*up to 6 months of taxes/)
  const agent = answerTo({ agent_percent: 2.5 })
  expect(agent.at.cash.agent).toBe(11_250)
  expect(notInCashWords(agent)).not.toContain('agent, if')
  const known = { buyer: {}, fees: 6935 }
  const offered = affordability({ ...exampleInputs, interest_rate: 6.5 }, { known })
  expect(offered?.at.cash.fees).toBe(6935)
  expect(offered && feesWords(offered)).toMatch(/^Fees are those of your offer\./)
})

test('[K11] the state decides the property tax unless one is typed', () => {
  const texas = readAddress(affordabilityAddress, '?state=TX').state ?? -1
  expect(answerTo({ state: texas }).at.month.property_tax).toBeCloseTo((450_000 * 0.014) / 12, 6)
  expect(answerTo({ state: texas, tax_rate: 2 }).at.month.property_tax).toBeCloseTo(750, 6)
})

test('[K12] says how a price sits, what sets the line and what moves it', () => {
  const answer = answerTo({ savings: null, price: 440_000 })
  expect(fitWords(answer)).toBe('A home at $440,000 fits, with little room to spare.')
  expect(fitWords(answerTo({ savings: null, price: 500_000 }))).toMatch(/is a stretch/)
  expect(fitWords(answerTo({ savings: null, price: 600_000 }))).toMatch(/is beyond what many lenders accept/)
  expect(limitWords(answer)).toBe('Your income sets this line.')
  expect(limitWords(answerTo({ savings: 40_000 }))).toMatch(/^Your savings set this line/)
  const lower = answer.movers.find(({ kind }) => kind === 'rate-down')
  expect(lower && moveWords(lower).change).toBe('+$19,000')
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
