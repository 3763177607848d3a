import { type CalendarDay, daysBetween } from './calendar-day.ts'

/**
 * Everything that the product states and that somebody else changes: figures of agencies, schedules, laws. Each has the day on
 * which somebody must look at it again. `npm run check` warns a month before, the server's log says at its start what is past.
 * What is too long to stand here names its file, and a test holds it to its entry.
 */

/** FHFA's limits for a one-unit home. They come out in late November and count from January. */
export const CONFORMING_LIMITS = { year: 2026, baseline: 832_750, ceiling: 1_249_125, before: 806_500 } as const

/** The line of the rate estimate: FHFA's limit of 2024, which the spec keeps. */
export const ESTIMATE_LINE = { year: 2024, amount: 766_550 } as const

/** The base of the rate estimate: a fixed figure of ours, not a market rate. */
export const ESTIMATE_BASE = { rate: 7.5, checked_on: '2026-11-15' } as const

/** FHA's upfront premium, as a share of the base loan. */
export const FHA_UPFRONT_SHARE = 0.0175

/** USDA's guarantee fee: once, and a share of the balance each year. */
export const USDA_FEES = { upfront: 0.01, yearly: 0.0035 } as const

/** FHA's yearly premium of a 30-year loan with little down, as a share of the loan. */
export const FHA_YEARLY_SHARE = 0.0055

/** VA's funding fee of a purchase, by the least share of the price that is put down; the first that fits. */
export const VA_FUNDING_FEES = [
  { down: 0.1, first: 0.0125, later: 0.0125 },
  { down: 0.05, first: 0.015, later: 0.015 },
  { down: 0, first: 0.0215, later: 0.033 },
] as const

export interface DatedFact {
  what: string
  /** The day on which somebody last looked. */
  checked_on: CalendarDay
  look_again_on: CalendarDay
  where: string
}

const HERE = 'src/domain/dated-facts.ts'

export const DATED_FACTS = {
  'conforming-limits': {
    what: 'FHFA’s conforming limits; those of the next year come out about November 24',
    checked_on: '2026-11-18',
    look_again_on: '2026-11-24',
    where: HERE,
  },
  'estimate-base': {
    what: 'the base of the rate estimate',
    checked_on: ESTIMATE_BASE.checked_on,
    look_again_on: '2027-02-15',
    where: HERE,
  },
  'fha-fees': {
    what: 'FHA’s upfront premium and what the guide says of the yearly one',
    checked_on: '2026-11-18',
    look_again_on: '2027-03-01',
    where: HERE,
  },
  'va-fees': {
    what: 'VA’s funding fees',
    checked_on: '2026-11-18',
    look_again_on: '2027-11-01',
    where: HERE,
  },
  'usda-fees': {
    what: 'USDA’s fees, which are set for each fiscal year from October',
    checked_on: '2026-11-18',
    look_again_on: '2027-09-01',
    where: HERE,
  },
  'fed-meetings': {
    what: 'the Fed’s meetings; the next year is published in late summer',
    checked_on: '2026-11-18',
    look_again_on: '2027-09-15',
    where: 'src/features/news/snapshot.ts',
  },
  'shipped-survey': {
    what: 'the weeks of Freddie Mac’s survey that ship with the product, and the samples beside them',
    checked_on: '2026-11-18',
    look_again_on: '2027-01-15',
    where: 'src/features/news/survey-weeks.ts',
  },
  'tax-after-sale': {
    what: 'what a sale does to the property tax, state by state, and what new owners pay in California and Florida',
    checked_on: '2026-11-17',
    look_again_on: '2027-08-01',
    where: 'src/domain/property-tax.ts',
  },
  'tax-reset': {
    what: 'whether a sale resets the value that is taxed, state by state, from when, and what to file by when',
    checked_on: '2026-11-17',
    look_again_on: '2027-08-01',
    where: 'src/domain/escrow/tax-reset.ts',
  },
  'home-insurance': {
    what: 'our guess of home insurance, and how far apart the states are',
    checked_on: '2026-11-18',
    look_again_on: '2027-08-01',
    where: 'src/domain/housing-cost.ts',
  },
  law: {
    what: 'what pages and guide say of the law (disclosures, tolerance, mortgage insurance, servicing)',
    checked_on: '2026-11-18',
    look_again_on: '2027-05-15',
    where: 'src/features/guide/web/site/articles',
  },
  'listed-lenders': {
    what: 'the sites of the lenders that ship with the product, and what is listed of them',
    checked_on: '2026-11-18',
    look_again_on: '2027-05-15',
    where: 'src/features/lenders/server/seed.ts',
  },
} satisfies Record<string, DatedFact>

/** Those to look at by then: past ones, and with `daysAhead` those that will be past soon. The most pressing first. */
export function factsToReview(today: CalendarDay, daysAhead: number): DatedFact[] {
  return Object.values<DatedFact>(DATED_FACTS)
    .filter(({ look_again_on }) => daysBetween(today, look_again_on) <= daysAhead)
    .sort((one, other) => (one.look_again_on < other.look_again_on ? -1 : 1))
}
