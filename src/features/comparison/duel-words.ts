import { formatDate } from '#domain/day-words.ts'
import { formatMoney, formatMonths } from '#domain/figures.ts'
import { listed, listedChoices } from '#domain/listed.ts'
import { plural } from '#domain/plural.ts'
import { possessive } from '#domain/possessive.ts'
import { type Ask, type Confidence, TIE_DOLLARS } from './confidence.ts'
import type { Absence, QuotableOffer } from './known-offer.ts'
import type { CheapestPeriod } from './rules.ts'
import { LONGEST_STAY } from './stay.ts'
import { stayWords } from './words.ts'

export const confidenceLabels: Record<Confidence, string> = {
  tie: 'A tie',
  close: 'A close call',
  clear: 'A clear answer',
}

/** The three steps of the scale below the verdict. */
export const confidenceSteps: Record<Confidence, string> = { tie: 'Tie', close: 'Close', clear: 'Clear' }

/** How sure, for those who do not see the scale. */
export const scaleWords = (confidence: Confidence) =>
  `How sure: ${confidenceSteps[confidence].toLowerCase()}, on a scale of tie, close and clear.`

export interface VerdictNames {
  best: string
  /** The cheapest of the others. */
  next: string
}

/** The verdict in two parts, 'Harbor is $613 cheaper' and 'if you stay 7 years'. */
export function verdictParts(
  { best, next }: VerdictNames,
  apart: number,
  confidence: Confidence,
  months: number,
): [string, string] {
  const what =
    confidence === 'tie' ? `${best} and ${next} cost about the same` : `${best} is ${formatMoney(apart)} cheaper`
  return [what, stayWords(months)]
}

/** What the difference comes to: by the month, or that it is not worth a decision. */
export function differenceWords(apart: number, confidence: Confidence, months: number): string {
  if (confidence === 'tie') return `They’re under ${formatMoney(TIE_DOLLARS)} apart. Pick the one you trust.`
  const monthly = Math.round(apart / months)
  return monthly < 1 ? 'That’s less than $1 a month.' : `That’s about ${formatMoney(monthly)} a month.`
}

/** What stands on a card below its cost: never 'costs least' for a tie. */
export function standingWords(best: boolean, above_best: number, isTie: boolean, months: number): string {
  if (isTie && above_best < TIE_DOLLARS) return best ? 'About the same as the next' : 'About the same'
  if (!best) return `${formatMoney(above_best)} more`
  return months >= LONGEST_STAY * 12 ? 'Costs least to the end' : `Costs least at ${formatMonths(months)}`
}

/** For which stays a lender costs least: 'stay 6 to 9 years'. Nothing for one that never does. */
export function reignWords(found: readonly CheapestPeriod[], lender: number): string | null {
  const parts = found
    .filter(reign => reign.lender === lender)
    .map(({ from_year, to_year }) => {
      if (from_year <= 1 && to_year >= LONGEST_STAY) return 'stay any length of time'
      if (from_year <= 1) return plural(to_year, { one: 'leave within a year', other: `leave within ${to_year} years` })
      if (to_year >= LONGEST_STAY) return `stay ${from_year} years or more`
      return from_year === to_year ? `stay ${from_year} years` : `stay ${from_year} to ${to_year} years`
    })
  return parts.length > 0 ? listedChoices(parts) : null
}

/** What the question means, where the reader's language is not the lender's. */
export function questionMeaning(_best: QuotableOffer, _next: QuotableOffer, _ask: Ask): string | null {
  return null
}

/** What a yes would lead to. */
export function ifYes({ name }: QuotableOffer, { ahead }: Ask, months: number): string {
  const then = `If they say yes, ${name} is ${formatMoney(ahead)} cheaper ${stayWords(months)}.`
  return ahead < TIE_DOLLARS ? `${then} That’s a tie, so pick the lender who answers the phone.` : then
}

/** What stands on the card of an offer that takes no part. */
export function absenceWords(absence: Absence, { loan_amount, expires_on }: Disclosed): string {
  switch (absence) {
    case 'no-rate':
      return duelWords.addRate
    case 'expired':
      return `Expired ${formatDate(expires_on ?? '')}`
    case 'other-loan':
      return `For a loan of ${formatMoney(loan_amount)}`
  }
}

/** Who is left out of the answer, and why. */
export function absentWords(
  offers: readonly (Disclosed & { name: string })[],
  absences: readonly (Absence | null)[],
): string | null {
  const out = offers.flatMap((offer, index) => {
    const absence = absences[index]
    return absence ? [`${offer.name} (${plain(absenceWords(absence, offer))})`] : []
  })
  return out.length === 0 ? null : `Not counted: ${listed(out)}.`
}

/** 'Add the rate of Harbor Savings to see what it costs.' */
export function rateWanted(names: readonly string[]): string {
  return `Add ${listed(names.map(possessive))} rate to see what it costs.`
}

interface Disclosed {
  loan_amount: number | null
  expires_on: string | null
}

function plain(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

export const duelWords = {
  addRate: 'Add the rate',
  addRateWhy: 'No lender has named it yet, so this offer isn’t compared.',
  leftOut: {
    expired: 'Not compared. Ask the lender for new figures.',
    'other-loan': 'Its own loan’s figures. They can’t be compared with yours.',
  },
  oneOffer: 'Add a second offer to see a verdict.',
  ask: (lender: string) => `What to ask ${lender}`,
  copy: 'Copy the question',
  copied: 'Question copied',
  bar: 'The answer so far',
  choose: 'Choose',
  chooseLender: 'Choose a lender',
  chosen: (lender: string) => `Your choice: ${lender}`,
  isChosen: 'Your choice',
} as const
