import * as z from 'zod/mini'
import type { ActionContext } from '#resources/action-context.ts'
import { pickFields } from '#resources/pick-fields.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import { cardFormWords } from './form-words.ts'
import {
  Agent,
  type CardChange,
  CardNotes,
  MOST_CHANGES,
  NO_NOTES,
  WireCardState as StoredCard,
  type WireCard,
  type WireCardState,
} from './model.ts'
import { isSamePhone } from './phone.ts'
import { wireProblems } from './words.ts'

const Change = z.extend(Agent, {
  /** That the old number was called, or the agent met, before a new one is believed. */
  confirmed: z.literal(true, cardFormWords.confirmed),
})

function lock({ card }: WireCardState, agent: Agent, context: ActionContext): Outcome<WireCardState> {
  if (!card) return accepted({ card: { ...NO_NOTES, ...agent, locked_on: context.today, changes: [] } })
  // Said twice it is still the same; another number is not taken by the way.
  return isSameAgent(card, agent) ? accepted({ card }) : refused(wireProblems['card-locked'])
}

function change(
  { card }: WireCardState,
  input: z.infer<typeof Change>,
  context: ActionContext,
): Outcome<WireCardState> {
  if (!card) return refused(wireProblems['no-card'])
  const { confirmed: _said, ...agent } = input
  if (isSameAgent(card, agent)) return accepted({ card: { ...card, ...agent } })
  const changes = noted(card, { kind: 'changed', on: context.today, ...nameAndNumber(card) })
  return accepted({ card: { ...card, ...agent, locked_on: context.today, changes } })
}

function note({ card }: WireCardState, notes: CardNotes): Outcome<WireCardState> {
  if (!card) return refused(wireProblems['no-card'])
  return accepted({ card: { ...card, ...notes } })
}

/** The account's number stands; another one from a device is noted, so that nobody overlooks that there were two. */
function merge(
  account: WireCardState,
  guest: WireCardState,
  _choice: unknown,
  context: ActionContext,
): Outcome<WireCardState> {
  if (!account.card || !guest.card) return accepted(account.card ? account : guest)
  const { card } = account
  const other = nameAndNumber(guest.card)
  const isKnown = [card, ...card.changes].some(each => isSameAgent(each, other))
  if (isKnown) return accepted(account)
  return accepted({
    card: { ...card, changes: noted(card, { kind: 'other-device', on: context.today, ...other }) },
  })
}

function notesOf(card: WireCard): CardNotes {
  return pickFields(card, Object.keys(NO_NOTES) as (keyof CardNotes)[])
}

function nameAndNumber({ agent_name, agent_phone }: Pick<WireCard, 'agent_name' | 'agent_phone'>) {
  return { agent_name, agent_phone }
}

/** Whether both send somebody to the same people. */
export function isSameAgent(one: Pick<Agent, 'agent_name' | 'agent_phone'>, other: typeof one): boolean {
  return one.agent_name === other.agent_name && isSamePhone(one.agent_phone, other.agent_phone)
}

function noted(card: WireCard, entry: CardChange): CardChange[] {
  return [...card.changes, entry].slice(-MOST_CHANGES)
}

const view = (state: WireCardState) => state

export const wireSafetyResource = defineResource({
  name: 'wire-safety',
  perLoan: true,
  empty: (): WireCardState => ({ card: null }),
  view,
  actions: {
    /** The first number; from then on only `change` takes another. */
    lock: { input: Agent, apply: lock, offline: 'queue' },
    change: { input: Change, apply: change, offline: 'queue' },
    note: {
      input: CardNotes,
      apply: note,
      fields: ({ card }: WireCardState) => card && notesOf(card),
      offline: 'coalesce',
    },
    remove: { input: z.strictObject({}), apply: () => accepted({ card: null }), offline: 'coalesce' },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestWireSafety',
    asksFirst: true,
    stored: StoredCard,
    fromStored: stored => stored,
    toStored: state => (state.card ? state : undefined),
    merge,
  },
})
