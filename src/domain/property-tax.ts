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

/** Of a state by its name; of the country where none is given. */
export function propertyTaxRate(state: string | null | undefined): number {
  return (state && Object.hasOwn(rates, state) ? rates[state] : undefined) ?? USUAL_TAX_RATE
}
