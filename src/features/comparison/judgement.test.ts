import { describe, expect, test } from 'vitest'
import { estimateFees, FEE_KEYS } from '#domain/fee-estimate.ts'
import { type ApplicationView, noAnswers } from '#features/application/model.ts'
import { plainOffer, typedOffer } from '../../../tests/harness/offers.ts'
import { basisOf, basisOfOffers, guessedOffer, startingOffer } from './basis.ts'
import { editedRow, newRow } from './comparison-draft.ts'
import { offerOf } from './draft.ts'
import { absenceWords, absentWords } from './duel-words.ts'
import { judgeOffers, questionOf } from './judgement.ts'
import { questionWords } from './letter.ts'
import { loanCost, loanOf } from './loan-cost.ts'
import type { OfferFigures, SourcedOffer } from './model.ts'
import { feesSource, sourceOf } from './offer-sources.ts'
import { reasonFor } from './words.ts'

const answers = { ...noAnswers, loan_amount: 360_000, property_value: 450_000 }
const asked = { loan_amount: 360_000, property_value: 450_000 }
const guess = guessedOffer(answers, 360_000)
const TODAY = '2026-11-18'
const view = {
  completed: null,
  draft: answers,
  locked: false,
  closed: null,
  can_start_new: false,
  past_loans: [],
} as unknown as ApplicationView

function judged(
  offers: SourcedOffer[],
  names = ['Harbor', 'First County', 'Prairie'],
  of: OfferFigures | null = guess,
) {
  const costs = offers.map(offer => loanCost(loanOf(asked, offer), offer))
  return judgeOffers(names, offers, costs, { guess: of, loan_amount: 360_000, today: TODAY }, 84)
}

/** A new row as it stands in the form, after somebody typed into it. */
function row(edit: Parameters<typeof editedRow>[1]): SourcedOffer {
  const basis = basisOf(view, false)
  if (!basis) throw new Error('nothing to compare')
  return offerOf(editedRow(newRow([], 'a', startingOffer(basis), 0), edit))
}

const allFees = Object.fromEntries(FEE_KEYS.map(key => [key, 700])) as Record<(typeof FEE_KEYS)[number], number>

describe('[C43] a guess stays a guess until it is typed over', () => {
  test('a name alone changes nothing', () => {
    const offer = row({ name: 'Harbor Savings' })
    expect(sourceOf(offer, 'interest_rate', guess)).toBe('guessed')
    expect(feesSource(offer, guess)).toBe('guessed')
  })
  test('a typed figure is typed, also when it is what we had guessed', () => {
    const offer = row({ interest_rate: guess.interest_rate, fees: { appraisalFee: guess.fees.appraisalFee } })
    expect(sourceOf(offer, 'interest_rate', guess)).toBe('typed')
    expect(sourceOf(offer, 'appraisalFee', guess)).toBe('typed')
    expect(sourceOf(offer, 'originationFee', guess)).toBe('guessed')
  })
  test('[C42] what was saved before that was remembered is a guess only where it equals today’s', () => {
    const old = { ...typedOffer({ ...guess, interest_rate: 6.5 }), sources: {} }
    expect(sourceOf(old, 'interest_rate', guess)).toBe('typed')
    expect(feesSource(old, guess)).toBe('guessed')
    expect(feesSource({ ...typedOffer(plainOffer(6.5, 7_335)), sources: {} }, guess)).toBe('typed')
    expect(feesSource(old, null)).toBe('typed')
  })
})

describe('[C44] an offer without a rate of its own takes no part', () => {
  test('neither the guess of a named lender nor an empty field wins anything', () => {
    const named = row({ name: 'Harbor Savings' })
    const empty = { ...row({ interest_rate: null, fees: allFees }) }
    const real = row({ interest_rate: 6.5, fees: allFees })
    const { absences, verdict, confidence, rated } = judged([named, empty, real])
    expect(absences).toEqual(['no-rate', 'no-rate', null])
    expect(verdict).toMatchObject({ best: 2, next: null })
    expect(confidence).toBeNull()
    expect(rated.slice(0, 2)).toEqual([null, null])
    expect(verdict?.standings.slice(0, 2)).toEqual([null, null])
    expect(absenceWords('no-rate', named)).toBe('Add the rate')
    expect(judged([named]).verdict).toBeNull()
  })
})

describe('[C45] [C46] a guess in the fees', () => {
  const first = row({ name: 'First County', interest_rate: 6.375 })
  const harbor = row({ name: 'Harbor', interest_rate: 7 })
  test('leaves no verdict clear, names whose fees to type in, and quotes nobody', () => {
    const judgement = judged([harbor, first])
    expect(judgement.confidence).toBe('close')
    expect(judgement.quotable).toEqual([null, null])
    expect(questionOf(judgement, asked, 84)).toBeNull()
    const reason = judgement.verdict && reasonFor(['Harbor', 'First County'], judgement.quotable, judgement.verdict, 84)
    expect(reason).toBe('The fees of First County and Harbor are still our guess. Type them in to be sure.')
  })
  test('of a third offer weakens the answer too, and takes nothing from the two', () => {
    const [one, other] = [row({ interest_rate: 6.375, fees: allFees }), row({ interest_rate: 6.5, fees: allFees })]
    const judgement = judged([one, other, harbor])
    expect(judgement.confidence).toBe('close')
    const question = questionOf(judgement, asked, 84)
    expect(question && questionWords(question.best, question.next, question.ask)).toContain(
      '6.375% with $7,000 in fees',
    )
  })
  test('is gone once every fee that we had guessed was typed over', () => {
    const judgement = judged([row({ interest_rate: 6.375, fees: allFees }), row({ interest_rate: 7, fees: allFees })])
    expect(judgement.confidence).toBe('clear')
    expect(judgement.quotable.every(Boolean)).toBe(true)
  })
})

describe('[C48] an offer of a paper', () => {
  const disclosure = (loan_amount: number | null, expires_on: string | null): SourcedOffer => ({
    ...typedOffer(plainOffer(3.875, 5_757)),
    loan_amount,
    expires_on,
  })
  test('is not compared after its costs have ended', () => {
    expect(judged([disclosure(360_000, '2013-03-04')]).absences).toEqual(['expired'])
    expect(judged([disclosure(360_000, TODAY)]).absences).toEqual([null])
    expect(absenceWords('expired', disclosure(null, '2013-03-04'))).toBe('Expired Mar 4, 2013')
  })
  test('for another loan is reckoned on its own and not compared', () => {
    const other = disclosure(162_000, null)
    expect(judged([other, typedOffer(plainOffer(6.5, 7_000))]).absences).toEqual(['other-loan', null])
    expect(loanCost(loanOf(asked, other), other).payment).toBeCloseTo(761.78, 2)
    expect(absentWords([{ ...other, name: 'Ficus Bank' }], ['other-loan'])).toBe(
      'Not counted: Ficus Bank (for a loan of $162,000).',
    )
  })
  test('makes its loan the compared one where nobody else named a rate', () => {
    const basis = basisOf(view, false)
    if (!basis) throw new Error('nothing to compare')
    const untouched = startingOffer(basis)
    expect(basisOfOffers(basis, [untouched, disclosure(366_300, null)])).toMatchObject({
      loan_amount: 366_300,
      is_of_paper: true,
      application: { property_value: 450_000 },
    })
    expect(basisOfOffers(basis, [disclosure(162_000, null)]).application.property_value).toBeNull()
    expect(basisOfOffers(basis, [disclosure(366_300, null), typedOffer(plainOffer(6.5, 1))])).toBe(basis)
    expect(basisOfOffers(basis, [untouched])).toBe(basis)
  })
  test('whose rate is typed anew has no end any more', () => {
    const row = newRow([], 'a', disclosure(null, '2013-03-04'), 0)
    expect(editedRow(row, { interest_rate: 6.5 }).expires_on).toBeNull()
    expect(editedRow(row, { name: 'Ficus' }).expires_on).toBe('2013-03-04')
  })
})

test('[C42] the fees of the guess are those of the estimate', () => {
  expect(guess.fees).toEqual(estimateFees(360_000))
})
