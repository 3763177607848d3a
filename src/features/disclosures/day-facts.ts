import type { KnownDisclosure } from '#domain/disclosures/known-disclosure.ts'
import { formatRate } from '#domain/figures.ts'
import type { DayFacts, DayItem } from './closing-words.ts'
import type { DisclosureCheck } from './disclosure-check.ts'
import { dollars } from './figure-text.ts'

/** The id under which a ticked item is stored. */
export function dayItemId(item: DayItem): string {
  return `day ${item}`
}

/** What to take along, as far as these disclosures ask for it. */
export function dayItems({ closingDisclosure, found }: DisclosureCheck): DayItem[] {
  const isPurchase = closingDisclosure.cash_table !== 'alternative'
  const brings = cashToBring(closingDisclosure) !== null
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

export function dayFacts({ closingDisclosure, found }: DisclosureCheck): DayFacts {
  const { values, contacts } = closingDisclosure
  const cash = cashToBring(closingDisclosure)
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

/** `null` when the buyer gets money, or the disclosure does not say. */
function cashToBring({ values, cash }: KnownDisclosure): number | null {
  const cents = values.cash_to_close ?? cash.cash_to_close.amount
  return cents === null || cents <= 0 || values.cash_direction === 'to' ? null : cents
}
