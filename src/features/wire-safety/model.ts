import * as z from 'zod/mini'
import { singleLine } from '#resources/plain-text.ts'
import { cardFormWords as words } from './form-words.ts'
import { isPhone } from './phone.ts'

export const LONGEST_NAME = 120
export const LONGEST_HINT = 120
export const MOST_MONEY = 1_000_000_000
/** A number that changes more often than this is no number to send money by; the oldest notes give way. */
export const MOST_CHANGES = 20

/** Where a number may come from. An e-mail is no such place: that is how the money is stolen. */
export const NUMBER_SOURCES = ['contract', 'visit', 'license-list', 'known-person'] as const
export type NumberSource = (typeof NUMBER_SOURCES)[number]

const Phone = singleLine(40, words.phone).check(z.refine(isPhone, words.phone))
/** Left empty by those who do not need it. */
const MaybePhone = singleLine(40).check(z.refine(text => text === '' || isPhone(text), words.phone))
const MaybeText = singleLine(LONGEST_NAME)

/** Whom to call, and how we know. */
export const Agent = z.strictObject({
  agent_name: singleLine(LONGEST_NAME, words.name).check(z.minLength(1, words.name)),
  agent_phone: Phone,
  learnt_from: z.enum(NUMBER_SOURCES, words.source),
})
export type Agent = z.infer<typeof Agent>

/** What stands beside it and may be changed at any time. */
export const CardNotes = z.strictObject({
  other_name: MaybeText,
  other_phone: MaybePhone,
  code_hint: singleLine(LONGEST_HINT),
  bank_name: MaybeText,
  bank_phone: MaybePhone,
  /** What is to be sent, where no disclosure says it. */
  expected_amount: z.nullable(
    z.number(words.amount).check(z.minimum(0, words.amount), z.maximum(MOST_MONEY, words.amount)),
  ),
})
export type CardNotes = z.infer<typeof CardNotes>

const Day = z.iso.date()

/** That the number was another once, or that another one was stored on a device before it came to the account. */
const CardChange = z.strictObject({
  kind: z.enum(['changed', 'other-device']),
  on: Day,
  agent_name: Agent.shape.agent_name,
  agent_phone: Agent.shape.agent_phone,
})
export type CardChange = z.infer<typeof CardChange>

export const WireCard = z.strictObject({
  ...Agent.shape,
  ...CardNotes.shape,
  locked_on: Day,
  /** The newest last. */
  changes: z.array(CardChange).check(z.maxLength(MOST_CHANGES)),
})
export type WireCard = z.infer<typeof WireCard>

export const WireCardState = z.strictObject({ card: z.nullable(WireCard) })
export type WireCardState = z.infer<typeof WireCardState>

export const NO_NOTES: CardNotes = {
  other_name: '',
  other_phone: '',
  code_hint: '',
  bank_name: '',
  bank_phone: '',
  expected_amount: null,
}
