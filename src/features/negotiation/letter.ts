import { formatDate } from '#domain/english-day.ts'
import { englishDurations } from '#domain/english-duration.ts'
import { formatCents, formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import { controlledCosts, type NegotiableOffer } from './offers.ts'

export const SUBJECT = 'Can you match this offer?'

/** Only what the two offers say, and the question. No threat, nothing that is not on them. */
export function negotiationLetter(addressee: NegotiableOffer, rival: NegotiableOffer): string {
  const costs = controlledCosts(addressee) - controlledCosts(rival)
  return [
    addressee.officer ? `Dear ${addressee.officer},` : 'Hello,',
    `I would like to take my loan from ${addressee.lender}. I have your ${named(addressee)}${addressee.loan_id ? ` (loan ${addressee.loan_id})` : ''} and the ${named(rival)} from ${rival.lender}, for the same loan${loanWords(addressee, rival)}.`,
    [
      'What each of you charges:',
      line('Interest rate', formatRate(addressee.interest_rate), formatRate(rival.interest_rate)),
      line('A. Origination charges', formatCents(addressee.section_A), formatCents(rival.section_A)),
      line('B. Services I cannot shop for', formatCents(addressee.section_B), formatCents(rival.section_B)),
      line('Lender credits', formatCents(addressee.lender_credit), formatCents(rival.lender_credit)),
      line('A and B less credits', formatCents(controlledCosts(addressee)), formatCents(controlledCosts(rival))),
    ].join('\n'),
    asked(addressee, rival, costs),
    `${rival.expires_on ? `Their costs are good until ${formatDate(rival.expires_on)}, so please answer by then.` : 'Please answer by ____________.'}${rival.from === 'estimate' ? ' I can send you pages 1 and 2 of their Loan Estimate.' : ''}`,
    ['Thank you.', addressee.applicants ?? rival.applicants].filter(Boolean).join('\n'),
  ].join('\n\n')
}

function named({ from, issued_on }: NegotiableOffer): string {
  if (from === 'typed') return 'offer'
  return issued_on ? `Loan Estimate of ${formatDate(issued_on)}` : 'Loan Estimate'
}

function loanWords(addressee: NegotiableOffer, rival: NegotiableOffer): string {
  const parts = [
    addressee.loan_amount !== null && formatMoney(addressee.loan_amount),
    addressee.months !== null && formatMonths(addressee.months, englishDurations),
    addressee.from === rival.from && addressee.product,
    addressee.is_locked !== null && addressee.is_locked === rival.is_locked && lockWords(addressee),
  ].filter(Boolean)
  return parts.length > 0 ? `: ${parts.join(', ')}` : ''
}

function lockWords({ is_locked, lock_days }: NegotiableOffer): string {
  if (!is_locked) return 'rate not locked'
  return lock_days === null ? 'rate locked' : `rate locked for ${lock_days} days`
}

function line(label: string, yours: string, theirs: string): string {
  return `- ${label}: you ${yours}, they ${theirs}`
}

function asked(addressee: NegotiableOffer, rival: NegotiableOffer, costs: number): string {
  const isRateLower = rival.interest_rate < addressee.interest_rate
  const rate = formatRate(rival.interest_rate)
  if (!(costs > 0)) return `Would you match their rate of ${rate} at the same costs, in a revised Loan Estimate?`
  const credit = formatCents(costs)
  return isRateLower
    ? `Would you match their rate of ${rate}, and either their costs or a lender credit of ${credit}, the difference, in a revised Loan Estimate?`
    : `Would you match their costs, or give me a lender credit of ${credit}, the difference, in a revised Loan Estimate?`
}
