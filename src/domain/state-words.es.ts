import type * as english from './state-words.ts'
import type { StateName } from './state-words.ts'

/** As the government's own pages in Spanish write them. The others are called the same in both languages. */
const SPANISH: Partial<Record<StateName, string>> = {
  // Without an article, so that a sentence can say ‘en’ and ‘de’ before every state.
  'District of Columbia': 'Washington D. C.',
  Hawaii: 'Hawái',
  Louisiana: 'Luisiana',
  Mississippi: 'Misisipi',
  Missouri: 'Misuri',
  'New Hampshire': 'Nuevo Hampshire',
  'New Jersey': 'Nueva Jersey',
  'New Mexico': 'Nuevo México',
  'New York': 'Nueva York',
  'North Carolina': 'Carolina del Norte',
  'North Dakota': 'Dakota del Norte',
  Oregon: 'Oregón',
  Pennsylvania: 'Pensilvania',
  'South Carolina': 'Carolina del Sur',
  'South Dakota': 'Dakota del Sur',
  'West Virginia': 'Virginia Occidental',
}

export const stateLabel: typeof english.stateLabel = name =>
  Object.hasOwn(SPANISH, name) ? (SPANISH[name as StateName] ?? name) : name
