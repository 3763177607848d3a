import { formatDay, formatLongDate, formatMonth } from '#domain/day-words.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import type { Forecast } from './forecast.ts'
import { USUAL_INSURANCE_RISE, type YearTwoPlan } from './model.ts'

/** How far a fact of the forecast carries. */
export type Sureness = 'sure' | 'seen' | 'yours' | 'guess' | 'ask'

export interface SureRow {
  fact: string
  why: string
  sure: Sureness
}

/** Each fact that the forecast rests on, with how sure it is. */
export function sureRows(plan: YearTwoPlan, found: Forecast): SureRow[] {
  return [
    resetRow(plan, found),
    {
      fact: `The first new bill comes in ${formatMonth(found.first_new_bill)}`,
      why: plan.new_bill_on ? 'As the county told you' : 'The tax year after you buy; the month of the bill is a guess',
      sure: plan.new_bill_on ? 'seen' : 'guess',
    },
    rateRow(plan),
    ...valueRow(plan, found),
    ...(plan.exemption
      ? [
          {
            fact: `An exemption takes ${formatMoney(plan.exemption)} off`,
            why: found.homestead_by
              ? `Only if you file in time, by ${formatLongDate(found.homestead_by)}`
              : 'Only if you file in time: ask your county by when',
            sure: 'yours' as const,
          },
        ]
      : []),
    {
      fact: `Insurance changes by ${formatRate(plan.insurance_rise)}`,
      why: plan.insurance_rise === USUAL_INSURANCE_RISE ? 'Our guess: ask your insurer' : 'As you entered it',
      sure: plan.insurance_rise === USUAL_INSURANCE_RISE ? 'guess' : 'yours',
    },
    ...(plan.is_new_build
      ? [
          {
            fact: 'The first bill may be for land alone',
            why: 'A house is taxed as it stood on the local date: ask your county which',
            sure: 'ask' as const,
          },
        ]
      : []),
  ]
}

function resetRow({ property_state }: YearTwoPlan, { reset }: Forecast): SureRow {
  if (!reset) {
    return {
      fact: 'Whether a sale changes the value here',
      why: property_state ? `No rule of ${property_state} was read: ask your county` : 'Choose the state first',
      sure: 'ask',
    }
  }
  const facts = {
    yes: 'A sale resets the value here',
    partly: 'A cap or credit of the seller ends here',
    no: 'A sale alone doesn’t reset the value here',
  }
  return {
    fact: facts[reset.resets],
    why:
      reset.sure === 'seen'
        ? `${property_state}’s rule, read November 2026`
        : `Parts of ${property_state}’s rule were read: ask your county too`,
    sure: reset.sure === 'seen' ? 'sure' : 'seen',
  }
}

function rateRow({ county_rate, flat_charges, looked_on, source }: YearTwoPlan): SureRow {
  if (county_rate === null) return { fact: 'Rate and flat charges', why: 'Look them up on the last bill', sure: 'ask' }
  const rate =
    flat_charges === null ? formatRate(county_rate) : `${formatRate(county_rate)} and ${formatMoney(flat_charges)}`
  return {
    fact: `Rate and flat charges: ${rate}`,
    why:
      [source, looked_on && `looked up ${formatDay(looked_on)}`].filter(Boolean).join(', ') ||
      'As you entered them; new ones come each year',
    sure: 'seen',
  }
}

function valueRow({ property_state }: YearTwoPlan, { value_range, value_from }: Forecast): SureRow[] {
  if (value_from === 'price') return [{ fact: 'Taxed on the price', why: `${property_state}’s rule`, sure: 'sure' }]
  if (!value_range) return [{ fact: 'Taxable value after the sale', why: 'Look it up at the county', sure: 'ask' }]
  const [low, high] = value_range
  return [{ fact: 'Taxable value after the sale', why: `${formatMoney(low)} to ${formatMoney(high)}`, sure: 'guess' }]
}
