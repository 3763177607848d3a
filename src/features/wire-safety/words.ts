import { formatDate, formatDay } from '#domain/day-words.ts'
import { formatCents } from '#domain/figures.ts'
import { differencesOf, type VersionDifference } from '#resources/differences.ts'
import type { Problem } from '#resources/problem.ts'
import type { CardChange, CardNotes, NumberSource } from './model.ts'
import type { DisclosureContact, ExpectedAmount } from './rules.ts'

export type WireProblem = 'card-locked' | 'no-card'

export const wireProblems = {
  'card-locked': {
    status: 409,
    code: 'card-locked',
    title: 'This number is locked',
    detail:
      'Another number is on your card already. Open the card and choose “Change the number” if it really changed.',
  },
  'no-card': {
    status: 409,
    code: 'no-card',
    title: 'There’s no card yet',
    detail: 'Enter the settlement agent’s name and number first.',
  },
} satisfies Record<WireProblem, Problem>

export const sourceWords: Record<NumberSource, string> = {
  contract: 'My purchase contract',
  visit: 'At their office',
  'license-list': 'My state’s license list',
  'known-person': 'Someone I know and called',
}

/** How the thieves work, and what stops them: advice of the CFPB, June 2019. */
export const FIVE_RULES = [
  {
    title: 'Trust no instructions in an email or text.',
    detail: 'Thieves read your email and write as your agent, with the right names, the right day and the right sum.',
  },
  {
    title: 'Call the number on this card before you send.',
    detail: 'Never one from the message. Have them read the account name and number to you, digit by digit.',
  },
  {
    title: '“The instructions changed” means stop.',
    detail: 'Hang up, and call this card’s number.',
  },
  {
    title: 'Ask your bank whether the account name matches.',
    detail: 'It should be your settlement company’s own name.',
  },
  {
    title: 'Call again within hours.',
    detail: 'Ask whether the money is there. The first hours decide whether it can be stopped.',
  },
] as const

export const FIRST_HOUR = [
  {
    title: 'Call your bank’s fraud line now.',
    detail:
      'Say: “I sent a wire to a thief. Recall it, and ask the other bank to freeze it with a hold-harmless letter.”',
  },
  {
    title: 'Report it at ic3.gov.',
    detail:
      'Give the account name and number, the bank, the sum and the time. The FBI’s recovery team works from this report.',
  },
  { title: 'Call your FBI field office and the police.', detail: 'Ask for a report number; your bank may want it.' },
  {
    title: 'Call your settlement agent at this card’s number, and your lender.',
    detail: 'Closing can wait. Others with the same agent may be next.',
  },
  {
    title: 'Delete nothing, and change your email password.',
    detail: 'The messages are the trail. Someone has read your mail, or theirs.',
  },
] as const

export const wirePageWords = {
  title: 'Who do I call before I send money?',
  description: 'One card with one number, written down early. It stops the theft that takes whole down payments.',
  refinanceDescription:
    'One card with one number, written down early. It stops the theft of money on its way to a closing.',
  refinanceStart:
    'Take it from a visit or from your lender’s office, long before anybody asks for money. Then it’s locked, and every later number is checked against it.',
  startTitle: 'Write the number down today',
  startWhy:
    'Take it from your contract or from a visit, long before anybody asks for money. Then it’s locked, and every later number is checked against it.',
  agentName: 'Settlement or title company',
  agentNameHint: 'In some states it’s an attorney',
  agentPhone: 'Their phone number',
  source: 'Where did you get this number?',
  email: 'From an email or text',
  emailStop:
    'A number from a message can be the thief’s own. Look in your papers, visit them, or ask someone you know.',
  lock: 'Lock this number',
  locked: 'Number locked',
  lockedDetail: 'Print the card, or keep it on your phone.',
  card: 'Wire safety card',
  lockedOn: (day: string, source: string) => `Locked on ${formatDay(day)}. From: ${source}.`,
  call: (name: string) => `Call ${name}`,
  expected: 'To send',
  expectedUnknown: 'Your Closing Disclosure will say the sum.',
  code: 'Code phrase hint',
  other: 'Second person',
  bank: 'My bank’s fraud line',
  bankMissing: 'It’s on the back of your bank card.',
  changed: 'Instructions changed? Stop. Call this number.',
  print: 'Print the card',
  save: 'Save as a file',
  file: 'wire-safety-card.txt',
  change: 'Change the number',
  changeTitle: 'Did the number really change?',
  changeWhy:
    'Most changed numbers are a thief’s. Call the old one first. What you change is written down with today’s date.',
  confirm: 'I called the old number, or met them in person, and they gave me this one',
  changeDo: 'Change and note it',
  keep: 'Keep the old number',
  changedToast: 'Number changed',
  changedElsewhere:
    'The card was changed elsewhere since you opened this. Close this, look at the card, and call before you change it.',
  notes: 'Also on the card',
  otherName: 'A second person you trust',
  otherNameHint: 'Your agent or loan officer',
  otherPhone: 'Their number',
  codeHint: 'Hint for a code phrase',
  codeHintHint: 'Agree on a phrase in person. Write a hint that only you two understand.',
  bankName: 'Your bank',
  bankPhone: 'Its fraud line',
  amount: 'Sum to send, if you know it',
  amountHint: 'Your Closing Disclosure’s cash to close replaces it',
  saveNotes: 'Save',
  saved: 'Saved on your card',
  record: 'What changed',
  remove: 'Remove this card',
  removeAsk: 'Remove this card?',
  removeWhy: 'The number and the record of its changes are deleted.',
  keepCard: 'Keep the card',
  rules: 'Five rules',
  rulesSource: 'Based on the Consumer Financial Protection Bureau’s advice of June 2019.',
  happened: 'I sent money to a thief',
  happenedLead: 'The first hour counts. Do this now, in this order.',
  happenedFact:
    'In 2024, two thirds of the money was frozen in the 3,020 cases the FBI’s recovery team took on (IC3 report for 2024).',
  callBank: 'Call my bank',
  report: 'Open ic3.gov',
  offline:
    'This page works without a connection once it’s open. Print the card or save it, and it’s there without the page too.',
} as const

export function amountWords({ amount, from, issued_on }: ExpectedAmount): { amount: string; from: string } {
  return {
    amount: formatCents(amount),
    from:
      from === 'typed'
        ? 'Your own figure. Compare it with the Closing Disclosure.'
        : issued_on
          ? `Cash to close on your Closing Disclosure of ${formatDate(issued_on)}.`
          : 'Cash to close on your Closing Disclosure.',
  }
}

export function changeWords({ kind, on, agent_name, agent_phone }: CardChange): string {
  return kind === 'changed'
    ? `${formatDay(on)}: it was ${agent_name}, ${agent_phone}, before.`
    : `${formatDay(on)}: a device had ${agent_name}, ${agent_phone}, when it joined your account. Ask which is right.`
}

/** What a disclosure says beside the card. */
export function contactWords(
  { verdict, issued_on, agent_name, agent_phone }: DisclosureContact,
  card: { agent_name: string; agent_phone: string },
): { title: string; detail: string } {
  const disclosure = issued_on ? `Closing Disclosure of ${formatDate(issued_on)}` : 'Closing Disclosure'
  switch (verdict) {
    case 'other-number':
      return {
        title: 'This paper shows a different number from your card',
        detail: `The ${disclosure} says ${agent_phone}; your card says ${card.agent_phone}. Call the number on your card and ask. Send nothing until you have.`,
      }
    case 'other-name':
      return {
        title: 'This paper names a different company from your card',
        detail: `“${agent_name}” on the ${disclosure}, “${card.agent_name}” on your card. It may be one company under two names. Call the number on your card and ask.`,
      }
    case 'no-number':
      return {
        title: 'No number to compare',
        detail: `The ${disclosure} shows no phone number of the settlement agent.`,
      }
    case 'same':
      return { title: 'The number matches', detail: `The ${disclosure} shows the number that is on your card.` }
  }
}

const noteLabels: Record<keyof CardNotes, string> = {
  other_name: wirePageWords.otherName,
  other_phone: wirePageWords.otherPhone,
  code_hint: wirePageWords.codeHint,
  bank_name: wirePageWords.bankName,
  bank_phone: wirePageWords.bankPhone,
  expected_amount: wirePageWords.amount,
}

export function noteDifferences(here: CardNotes, saved: CardNotes): VersionDifference[] {
  const shown = (value: string | number | null) => (typeof value === 'number' ? formatCents(value) : value || '—')
  return differencesOf(noteLabels, [here, saved], (notes, key) => shown(notes[key]))
}

export const disclosuresWireWords = {
  noCard: 'Write down the settlement agent’s number before money moves',
  noCardWhy:
    'Take it from a visit or from a paper you had before, not from this one or an email. Then every paper is checked against it.',
  open: 'Open my wire safety card',
} as const
