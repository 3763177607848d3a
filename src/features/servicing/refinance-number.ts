import { type OwnNumber, ownNumber, type RefinanceZone, refinanceZone } from '#domain/refinance/own-number.ts'
import { rateSwings } from '#domain/refinance/rate-swing.ts'
import type { LoanFacts } from './loan-facts.ts'
import { type RefinancePlan, USUAL_COST_SHARE, USUAL_STAY_YEARS } from './model.ts'

export interface RefinanceAnswer extends OwnNumber {
  /** Where the average of lenders stands to it. */
  zone: RefinanceZone
  costs: number
  stay_years: number
}

/** The plan to count with: as it was saved, or our start. */
export function planOf(saved: RefinancePlan | null, facts: LoanFacts): RefinancePlan {
  const guess = Math.round(((facts.owed / 100) * USUAL_COST_SHARE) / 100) * 100
  return saved ?? { costs: guess, stay_years: USUAL_STAY_YEARS, offer: null, reminder_enabled: true }
}

/** `null` where the formula has nothing to work with: nothing owed, or no rate to fall from. */
export function refinanceNumber(
  facts: LoanFacts,
  { costs, stay_years }: Pick<RefinancePlan, 'costs' | 'stay_years'>,
  today_rate: number,
  swing?: number,
): RefinanceAnswer | null {
  if (facts.owed <= 0 || facts.months_left < 1 || facts.rate <= 0) return null
  const number = ownNumber({
    balance: facts.owed / 100,
    annual_rate: facts.rate,
    months_left: facts.months_left,
    costs,
    stay_years,
    swing,
  })
  return { ...number, zone: refinanceZone(today_rate, number), costs, stay_years }
}

export type MoveKey = 'as-you-are' | 'lower-costs' | 'almost-free' | 'shorter-stay' | 'wilder-rates'

export interface NumberMove extends Pick<RefinanceAnswer, 'pays_at' | 'costs' | 'stay_years'> {
  key: MoveKey
  swing: number
}

const ALMOST_FREE = 300
const LESS = 2000
const FEWER_YEARS = 4

/** The same number with one thing changed at a time. */
export function numberMoves(facts: LoanFacts, plan: RefinancePlan): NumberMove[] {
  const { usual, wild } = rateSwings()
  const { costs, stay_years } = plan
  const wanted: [MoveKey, number, number, number, boolean][] = [
    ['as-you-are', costs, stay_years, usual.points, true],
    ['lower-costs', costs - LESS, stay_years, usual.points, costs - LESS > ALMOST_FREE],
    ['almost-free', ALMOST_FREE, stay_years, usual.points, costs > ALMOST_FREE],
    ['shorter-stay', costs, FEWER_YEARS, usual.points, stay_years > FEWER_YEARS],
    ['wilder-rates', costs, stay_years, wild.points, true],
  ]
  return wanted.flatMap(([key, cost, years, swing, isShown]): NumberMove[] => {
    const found = isShown ? refinanceNumber(facts, { costs: cost, stay_years: years }, 0, swing) : null
    return found ? [{ key, pays_at: found.pays_at, costs: cost, stay_years: years, swing }] : []
  })
}
