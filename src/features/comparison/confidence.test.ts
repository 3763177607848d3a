import { expect, test } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { quoted } from '../../../tests/harness/offers.ts'
import { askOf, confidenceOf } from './confidence.ts'
import { differenceWords, ifYes, reignWords, standingWords, verdictParts } from './duel-words.ts'
import { questionWords } from './letter.ts'
import { loanCost } from './loan-cost.ts'
import { type OfferFigures, PLAIN_TERMS } from './model.ts'
import { costAfter, rankOffers, reigns } from './rules.ts'

const asked = { loan_amount: 360_000, property_value: 450_000 }
const fees = estimateFees(360_000)
const offer = (interest_rate: number, totalFees: number = fees.totalFees): OfferFigures => ({
  interest_rate,
  mortgage_type: '30_year_fixed',
  fees: { ...fees, totalFees },
  ...PLAIN_TERMS,
})

function confidence(offers: OfferFigures[], months: number, hasGuess = false) {
  const costs = offers.map(one => quoted(asked, one).cost)
  const verdict = rankOffers(costs, months)
  return verdict && confidenceOf(verdict, reigns(costs), months, asked.loan_amount, hasGuess)
}

test('[H62] a verdict is a tie, close or clear', () => {
  expect(confidence([offer(6.5)], 84)).toBeNull()
  expect(confidence([offer(6.5), offer(6.5, fees.totalFees + 249)], 84)).toBe('tie')
  expect(confidence([offer(6.5), offer(6.5, fees.totalFees + 613)], 84)).toBe('close')
  expect(confidence([offer(6.5), offer(7)], 84)).toBe('clear')
  // Lower fees win early, the lower rate later: near the turn nothing is clear.
  const turning = [offer(6.5, 9_000), offer(6.75, 2_000)]
  const [, turn] = reigns(turning.map(one => quoted(asked, one).cost))
  expect(confidence(turning, (turn?.from_month ?? 0) + 18)).toBe('close')
  expect(confidence(turning, 360)).toBe('clear')
})

test('[C45] nothing is clear while a guess is in it, and a tie stays one', () => {
  expect(confidence([offer(6.5), offer(7)], 84, true)).toBe('close')
  expect(confidence([offer(6.5), offer(6.5, fees.totalFees + 249)], 84, true)).toBe('tie')
})

test('[H63] the question names the one change that would flip the order, and what it would lead to', () => {
  const best = quoted(asked, offer(6.5, 7_335))
  const second = quoted(asked, offer(6.5, 7_948), 'Prairie')
  const ask = askOf(asked, second, best, 84)
  expect(ask).toEqual({ kind: 'fees', off: 650, ahead: expect.closeTo(37, 6) })
  if (!ask) throw new Error('nothing to ask')
  expect(questionWords(best, second, ask)).toBe(
    '“Harbor offers 6.5% with $7,335 in fees. Can you take $650 off your $7,948 and keep 6.5%?”',
  )
  expect(ifYes(second, ask, 84)).toContain('That’s a tie')
  const dear = askOf(asked, quoted(asked, offer(7.25, 500)), best, 84)
  expect(dear).toMatchObject({ kind: 'rate' })
  if (dear?.kind !== 'rate') throw new Error('the rate should be asked for')
  const cost = costAfter(loanCost(asked, offer(dear.rate, 500)), 84)
  expect(costAfter(best.cost, 84) - cost).toBeCloseTo(dear.ahead, 6)
  expect(dear.ahead).toBeGreaterThan(0)
  expect(askOf(asked, quoted(asked, offer(0.1, 0)), quoted(asked, offer(0.01, 0)), 360)).toBeNull()
})

test('[H62] a tie is never said to cost least', () => {
  const both = { best: 'Harbor', next: 'Prairie' }
  expect(verdictParts(both, 613, 'close', 84).join(' ')).toBe('Harbor is $613 cheaper if you stay 7 years')
  expect(verdictParts(both, 120, 'tie', 84).join(' ')).toBe(
    'Harbor and Prairie cost about the same if you stay 7 years',
  )
  expect(differenceWords(613, 'close', 84)).toBe('That’s about $7 a month.')
  expect(differenceWords(120, 'tie', 84)).toBe('They’re under $250 apart. Pick the one you trust.')
  expect(standingWords(true, 0, true, 84)).not.toContain('least')
  expect(standingWords(true, 0, false, 84)).toBe('Costs least at 7 years')
  expect(standingWords(false, 613, false, 84)).toBe('$613 more')
})

test('[C32] a card says for which stays its offer costs least', () => {
  const found = [
    { lender: 2, from_year: 1, to_year: 5, from_month: 0 },
    { lender: 0, from_year: 6, to_year: 9, from_month: 68 },
    { lender: 1, from_year: 10, to_year: 30, from_month: 115 },
  ]
  expect([0, 1, 2, 3].map(lender => reignWords(found, lender))).toEqual([
    'stay 6 to 9 years',
    'stay 10 years or more',
    'leave within 5 years',
    null,
  ])
  expect(reignWords([{ lender: 0, from_year: 1, to_year: 30, from_month: 0 }], 0)).toBe('stay any length of time')
})
