import type { SurveyRate } from '#domain/survey-rate.ts'
import type { ApplicationFields } from '#features/application/model.ts'
import { type AffordabilityAnswer, affordability, noInputs, startOf } from '#features/calculators/affordability.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'

/** How the price that somebody applies for sits against the one that leaves room. */
export interface PriceFit {
  /** `null` where no price leaves room. */
  comfortable: number | null
  standing: 'fits' | 'stretch' | 'beyond'
}

/** What a plan comes to before any offer: the price that leaves room, as the affordability page tells it. */
export function comfortablePrice(answers: ApplicationFields | null, survey: SurveyRate | null = null): number | null {
  return shown(answerOf(answers, null, survey))
}

/** The same once the questions are answered, at the rate of the loan that every page starts from; nothing for a refinance. */
export function priceFit(
  answers: ApplicationFields | null,
  loan: OwnLoan | null,
  survey: SurveyRate | null,
): PriceFit | null {
  if (!answers?.property_value || answers.loan_purpose !== 'purchase') return null
  const answer = answerOf(answers, loan, survey)
  if (!answer) return null
  const { at, comfortable, lender } = answer
  const standing = at.price <= comfortable ? 'fits' : at.price <= lender ? 'stretch' : 'beyond'
  return { comfortable: shown(answer), standing }
}

function answerOf(answers: ApplicationFields | null, loan: OwnLoan | null, survey: SurveyRate | null) {
  const known = startOf(answers, loan?.from === 'offer' ? loan : null)
  return known && affordability({ ...noInputs, ...known.inputs }, { known, survey })
}

/** Nobody has a bill yet: not to the dollar. */
function shown(answer: AffordabilityAnswer | null): number | null {
  return answer && answer.comfortable >= 1000 ? Math.floor(answer.comfortable / 1000) * 1000 : null
}
