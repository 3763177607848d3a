/**
 * What owners pay in property tax a year, as a percent of what their homes are worth. The country's is that of the American
 * Community Survey of 2023: $352.3 billion on $38.8 trillion, 0.909% (National Association of Home Builders, October 2024). Those of
 * the states are our own rough guesses around it, and pages call them so. Counties and cities differ widely.
 */
export const TAX_YEAR = 2023

/** The whole country: 0.909%. */
export const USUAL_TAX_RATE = 0.9

const rates: Record<string, number> = {
  ...of(0.3, 'Hawaii'),
  ...of(0.4, 'Alabama', 'Arizona'),
  ...of(
    0.5,
    'Arkansas',
    'Colorado',
    'Delaware',
    'Idaho',
    'Nevada',
    'South Carolina',
    'Tennessee',
    'Utah',
    'West Virginia',
  ),
  ...of(0.6, 'District of Columbia', 'Louisiana', 'Mississippi', 'Montana', 'New Mexico', 'North Carolina', 'Wyoming'),
  ...of(0.7, 'California', 'Florida', 'Kentucky'),
  ...of(0.8, 'Georgia', 'Indiana', 'Oklahoma', 'Oregon', 'Virginia', 'Washington'),
  ...of(0.9, 'Alaska', 'Maine', 'Maryland', 'Missouri', 'North Dakota'),
  ...of(1, 'Massachusetts', 'Minnesota', 'South Dakota'),
  ...of(1.1, 'Rhode Island'),
  ...of(1.2, 'Kansas', 'Michigan', 'Pennsylvania'),
  ...of(1.3, 'Iowa', 'New York', 'Ohio', 'Wisconsin'),
  ...of(1.4, 'Nebraska', 'New Hampshire', 'Texas', 'Vermont'),
  ...of(1.5, 'Connecticut'),
  ...of(1.8, 'Illinois', 'New Jersey'),
}

function of(rate: number, ...states: string[]): Record<string, number> {
  return Object.fromEntries(states.map(state => [state, rate]))
}

/** What a sale does to the tax on a home. */
export interface TaxAfterSale {
  /** `price` and `value`: it starts anew from there; `cap`: the seller's cap ends. */
  resets: 'price' | 'value' | 'cap'
  /** Percent of the price a year that a new owner usually pays, where it is known. */
  range: readonly [low: number, high: number] | null
}

/**
 * Where the sale itself changes the tax, so that what owners pay says little of a new buyer's bill. Only states whose rule was
 * read in November 2026 stand here (county and appraisal district pages, Cal. Const. art. XIII A, Texas Tax Code 23.23,
 * MCL 211.27a, NMSA 7-36-21.2, Okla. Const. art. X 8B, SC Code 12-37-3140). The ranges: California 1% and the voters' debt on
 * top; Florida 15 to 22 mills, 15.4 on average, less the homestead exemption.
 */
const AFTER_SALE: Record<string, TaxAfterSale & { rate?: number }> = {
  California: { resets: 'price', range: [1.1, 1.25], rate: 1.2 },
  Florida: { resets: 'value', range: [1.3, 2], rate: 1.5 },
  Michigan: { resets: 'value', range: null },
  'New Mexico': { resets: 'value', range: null },
  Oklahoma: { resets: 'value', range: null },
  'South Carolina': { resets: 'value', range: null },
  Nevada: { resets: 'cap', range: null },
  Texas: { resets: 'cap', range: null },
}

export function taxAfterSale(state: string | null | undefined): TaxAfterSale | null {
  const found = state && Object.hasOwn(AFTER_SALE, state) ? AFTER_SALE[state] : undefined
  return found ? { resets: found.resets, range: found.range } : null
}

/**
 * What we count for somebody who buys now, by the name of the state: a new owner's rate where it is known, else what owners
 * pay there; the country's where no state is given.
 */
export function propertyTaxRate(state: string | null | undefined): number {
  if (!state) return USUAL_TAX_RATE
  const known = Object.hasOwn(AFTER_SALE, state) ? AFTER_SALE[state]?.rate : undefined
  return known ?? (Object.hasOwn(rates, state) ? rates[state] : undefined) ?? USUAL_TAX_RATE
}
