import { formatRate } from '#domain/figures.ts'
import type { KnownPaper } from '#domain/papers/known-paper.ts'
import type { DayFacts, DayItem } from './closing-words.ts'
import { dollars } from './figure-text.ts'
import type { PaperCheck } from './paper-check.ts'

/** The id under which a ticked item is stored. */
export function dayItemId(item: DayItem): string {
  return `day ${item}`
}

/** What to take along, as far as these papers ask for it. */
export function dayItems({ disclosure, found }: PaperCheck): DayItem[] {
  const isPurchase = disclosure.cash_table !== 'alternative'
  const brings = cashToBring(disclosure) !== null
  const items: (DayItem | false)[] = [
    'id',
    brings && 'money',
    'agent',
    'final',
    'terms',
    'names',
    found.most_cents > 0 && 'refund',
    isPurchase && 'walk',
    !isPurchase && 'cancel',
    'copies',
  ]
  return items.filter(item => item !== false)
}

export function dayFacts({ disclosure, found }: PaperCheck): DayFacts {
  const { values, contacts } = disclosure
  const cash = cashToBring(disclosure)
  return {
    names: values.applicants?.split('\n')[0] ?? null,
    cash: cash === null ? null : dollars(cash),
    agent: contacts.settlement_agent.name ?? values.settlement_agent,
    phone: contacts.settlement_agent.phone,
    rate: values.interest_rate === null ? null : formatRate(values.interest_rate),
    loan: values.loan_amount === null ? null : dollars(values.loan_amount),
    payment: values.principal_and_interest === null ? null : dollars(values.principal_and_interest),
    refund: found.most_cents > 0 ? dollars(found.most_cents) : null,
  }
}

/** `null` when the buyer gets money, or the paper does not say. */
function cashToBring({ values, cash }: KnownPaper): number | null {
  const cents = values.cash_to_close ?? cash.cash_to_close.amount
  return cents === null || cents <= 0 || values.cash_direction === 'to' ? null : cents
}
