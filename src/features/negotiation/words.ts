import { formatDate } from '#domain/day-words.ts'
import { formatMoney, formatMonths } from '#domain/figures.ts'
import { possessive } from '#domain/possessive.ts'
import type { NegotiableOffer } from './offers.ts'
import type { LetterObstacle } from './rules.ts'

export const negotiationWords = {
  title: 'Ask a lender to match',
  description:
    'A letter with nothing but what the two offers say. Lenders can change their own charges: sections A and B, and credits.',
  to: 'Write to',
  rival: 'Compare with',
  sameDay: 'Both are from the same day, for the same loan, with the same points and lock',
  sameDayWhy: 'The offers don’t say so. Prices move daily, so only quotes from the same day can be compared.',
  refused: 'No letter for these two',
  label: 'The letter',
  sources:
    'What a lender controls, according to the CFPB: sections A and B and the lender credits on its Loan Estimate.',
} as const

export function obstacleWords(obstacle: LetterObstacle, addressee: NegotiableOffer, rival: NegotiableOffer): string {
  const [one, other] = [addressee.lender, rival.lender]
  switch (obstacle) {
    case 'same-lender':
      return `Both are from ${one}. Choose two lenders.`
    case 'loan-amount':
      return `The loans differ: ${formatMoney(addressee.loan_amount)} from ${one}, ${formatMoney(rival.loan_amount)} from ${other}. Ask both for the same amount.`
    case 'term':
      return `The terms differ: ${formatMonths(addressee.months ?? 0)} from ${one}, ${formatMonths(rival.months ?? 0)} from ${other}. Ask both for the same term.`
    case 'product':
      return `The products differ: ${addressee.product} from ${one}, ${rival.product} from ${other}. Ask both for the same one.`
    case 'program':
      return `The kinds of loan differ: ${kind(addressee)} from ${one}, ${kind(rival)} from ${other}. They cost different things.`
    case 'purpose':
      return `The papers are for different purposes: ${addressee.purpose} from ${one}, ${rival.purpose} from ${other}.`
    case 'day':
      return `They’re from different days: ${day(addressee)} from ${one}, ${day(rival)} from ${other}. Rates move daily. Ask ${one} for an estimate from the same day.`
    case 'locked':
      return `One rate is locked and the other floats. Ask both for the same.`
    case 'lock-days':
      return `The locks run for ${addressee.lock_days} days at ${one} and ${rival.lock_days} at ${other}. A longer lock costs more. Ask both for the same days.`
    case 'expired':
      return `${possessive(other)} costs expired on ${formatDate(rival.expires_on ?? '')}. Ask ${other} for a new estimate first.`
    case 'not-better':
      return `${other} isn’t cheaper than ${one} in what the lender controls. There’s nothing to match.`
    case 'mixed':
      return `One has the lower rate and the other the lower costs: that is another price, not a better one. Ask both for the same rate or the same points.`
  }
}

function kind({ program }: NegotiableOffer): string {
  return program === 'conventional' ? program : (program ?? '').toUpperCase()
}

function day({ issued_on }: NegotiableOffer): string {
  return issued_on === null ? '—' : formatDate(issued_on)
}
