import { formatMoney, formatRate } from '#domain/figures.ts'
import { type Ask, type Confidence, TIE_DOLLARS } from './confidence.ts'
import { stayWords } from './words.ts'

export const confidenceLabels: Record<Confidence, string> = {
  tie: 'A tie',
  close: 'A close call',
  clear: 'A clear answer',
}

/** 'Harbor is $613 cheaper if you stay 7 years.' */
export function verdictLine(best: string, apart: number, confidence: Confidence, months: number): string {
  if (confidence === 'tie')
    return `Under ${formatMoney(TIE_DOLLARS)} apart ${stayWords(months)}. Pick the one you trust.`
  return `${best} is ${formatMoney(apart)} cheaper ${stayWords(months)}.`
}

export interface AskedLender {
  best: string
  best_rate: number
  best_fees: number
  next: string
  next_rate: number
  next_fees: number
}

/** What to say on the phone, with every figure in it. */
export function question(lender: AskedLender, ask: Ask): string {
  const offer = `“${lender.best} offers ${formatRate(lender.best_rate)} with ${formatMoney(lender.best_fees)} in fees.`
  return ask.kind === 'fees'
    ? `${offer} Can you take ${formatMoney(ask.off)} off your ${formatMoney(lender.next_fees)} and keep ${formatRate(lender.next_rate)}?”`
    : `${offer} Can you go down to ${formatRate(ask.rate)} and keep your fees at ${formatMoney(lender.next_fees)}?”`
}

/** What a yes would lead to. */
export function ifYes({ next }: AskedLender, { ahead }: Ask, months: number): string {
  const then = `If they say yes, ${next} is ${formatMoney(ahead)} cheaper ${stayWords(months)}.`
  return ahead < TIE_DOLLARS ? `${then} That’s a tie, so pick the lender who answers the phone.` : then
}

export const duelWords = {
  ask: (lender: string) => `What to ask ${lender}`,
  copy: 'Copy the question',
  copied: 'Question copied',
  bar: 'The answer so far',
} as const
