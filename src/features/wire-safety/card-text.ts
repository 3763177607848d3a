import type { WireCard } from './model.ts'
import type { ExpectedAmount } from './rules.ts'
import { amountWords, FIVE_RULES, wirePageWords as words } from './words.ts'

/** The card as plain text, for a phone that has no connection. */
export function cardText(card: WireCard, expected: ExpectedAmount | null): string {
  return [
    words.card,
    `${card.agent_name}: ${card.agent_phone}`,
    expected && `${words.expected}: ${amountWords(expected).amount}. ${amountWords(expected).from}`,
    card.code_hint && `${words.code}: ${card.code_hint}`,
    card.other_phone && `${card.other_name || words.other}: ${card.other_phone}`,
    card.bank_phone && `${words.bank}${card.bank_name && ` (${card.bank_name})`}: ${card.bank_phone}`,
    words.changed,
    ...FIVE_RULES.map(({ title, detail }, index) => `${index + 1}. ${title} ${detail}`),
  ]
    .filter(Boolean)
    .join('\n\n')
}
