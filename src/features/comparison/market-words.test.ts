import { expect, test } from 'vitest'
import { rateGap } from '#domain/survey-rate.ts'
import { guessWords, taxWords } from './cost-words.ts'
import { marketNote } from './market-words.ts'

const survey = { date: '2026-10-08', thirty_year: 7.4 }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('[C36] [H155] the survey is named first with its day, then our estimate with the gap in points and dollars', () => {
  const note = marketNote(rateGap(survey, 6.6), -215.2)
  expect(plain(note.survey)).toBe('Lenders averaged 7.40% on Oct 8, 2026 (Freddie Mac’s survey, the newest we have).')
  expect(note.gap).toBe('Our estimate for you, 6.60%, is 0.80 lower, $215 a month: nobody may offer it.')
  expect(note.warning).toBe('Plan with the average until a lender offers you less.')
})

test('[H155] who would pay more than the average is told so, and a small gap is no warning', () => {
  const higher = marketNote(rateGap(survey, 10.15), 800)
  expect(higher.gap).toMatch(/is 2\.75 higher, \$800 a month: the survey is of buyers with excellent credit/)
  expect(higher.warning).toBe('Plan with the higher one until a lender offers you less.')
  expect(marketNote(rateGap(survey, 7.6), 50).warning).toBeNull()
  expect(marketNote(rateGap(survey, 7.4), 0).gap).toBe('Our estimate for you, 7.40%, is the same.')
})

test('[M41] a new buyer is told where the tax starts, and the insurance is nobody’s guess for a state', () => {
  expect(taxWords('California')).toBe(
    'Your tax starts from the price you pay, not from the seller’s bill: in California usually 1.1% to 1.25% of it a year.',
  )
  expect(taxWords('Florida')).toMatch(/what the home is worth when you buy.*1\.3% to 2%/)
  expect(taxWords('Michigan')).toMatch(/Ours is what owners in Michigan pay, so yours may be higher: ask the county/)
  expect(taxWords('Texas')).toMatch(/the seller’s cap ends with the sale/)
  // Nothing is said of a sale where nobody has read the rule.
  for (const state of ['Ohio', 'Oregon', 'Georgia', 'Maryland', 'Arkansas']) {
    expect(taxWords(state)).toBe(`Tax is our rough guess for ${state}: ask the county.`)
  }
  expect(taxWords('California', true)).toMatch(/^A refinance doesn’t change your property tax/)
  expect(guessWords('Florida')).not.toMatch(/insurance[^.]*(for your state|Florida)/i)
})
