import type { CalendarDay } from '#domain/calendar-day.ts'
import { plainLabel } from '#domain/tolerance/plain-label.ts'
import type { SavedDisclosure } from '#features/disclosures/model.ts'
import { openDisclosures } from '#features/disclosures/rules.ts'
import type { WireCard } from './model.ts'
import { dialledDigits, isSamePhone } from './phone.ts'

/** What a Closing Disclosure says about who takes the money, held against the card. */
export interface DisclosureContact {
  paper_id: string
  issued_on: CalendarDay | null
  agent_name: string | null
  agent_phone: string | null
  /** `other-number` is the warning; another name alone is worth a question. */
  verdict: 'same' | 'other-number' | 'other-name' | 'no-number'
}

/** Every disclosure with a settlement agent on it, the newest first. */
export function disclosureContacts(card: WireCard, disclosures: readonly SavedDisclosure[]): DisclosureContact[] {
  return openDisclosures(disclosures)
    .filter(({ disclosure }) => disclosure.kind === 'closing-disclosure')
    .toReversed()
    .flatMap(({ saved, disclosure }) => {
      const agent = disclosure.contacts.settlement_agent
      const agent_name = agent.name ?? disclosure.values.settlement_agent
      if (agent_name === null && agent.phone === null) return []
      return {
        paper_id: saved.id,
        issued_on: disclosure.values.date_issued,
        agent_name,
        agent_phone: agent.phone,
        verdict: verdictOf(card, agent_name, agent.phone),
      }
    })
}

function verdictOf(card: WireCard, name: string | null, phone: string | null): DisclosureContact['verdict'] {
  const numbers = [card.agent_phone, card.other_phone].filter(Boolean)
  // What the reader could not read as a number warns nobody.
  if (phone !== null && dialledDigits(phone).length >= 10 && !numbers.some(number => isSamePhone(number, phone)))
    return 'other-number'
  if (name !== null && plainLabel(name) !== plainLabel(card.agent_name)) return 'other-name'
  return phone === null ? 'no-number' : 'same'
}

export interface ExpectedAmount {
  amount: number
  /** Of which disclosure; typed by the buyer without one. */
  issued_on: CalendarDay | null
  from: 'disclosure' | 'typed'
}

/** What is to be sent: the newest disclosure says it, and until there is one the buyer's own figure. */
export function expectedAmount(card: WireCard | null, disclosures: readonly SavedDisclosure[]): ExpectedAmount | null {
  const printed = openDisclosures(disclosures).findLast(
    ({ disclosure }) => disclosure.kind === 'closing-disclosure' && disclosure.values.cash_to_close !== null,
  )
  const { cash_to_close, cash_direction, date_issued } = printed?.disclosure.values ?? {}
  if (cash_to_close && cash_to_close > 0 && cash_direction !== 'to')
    return { amount: cash_to_close / 100, issued_on: date_issued ?? null, from: 'disclosure' }
  return card && card.expected_amount !== null ? { amount: card.expected_amount, issued_on: null, from: 'typed' } : null
}
