import * as z from 'zod/mini'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import {
  Borrowing,
  type Entry,
  EntryFields,
  EntryId,
  Gift,
  House,
  MOST_ENTRIES,
  NOTHING_YET,
  Sheet,
  TogetherState,
} from './model.ts'
import { togetherProblems } from './problem-words.ts'

const Enter = z.extend(EntryFields, {
  /** Chosen by the page, so that a retry enters nothing twice. */
  id: EntryId,
})
const Remove = z.strictObject({ id: EntryId })

function saveHouse(state: TogetherState, house: House): Outcome<TogetherState> {
  const isSame = house.first_name.toLowerCase() === house.second_name.toLowerCase()
  if (isSame) return refused(atField('same-name', 'second_name'))
  if (house.loan > house.price) return refused(atField('loan-above-price', 'loan'))
  return accepted({ ...state, house })
}

function enter(state: TogetherState, entered: z.infer<typeof Enter>): Outcome<TogetherState> {
  const { principal } = entered
  if (principal !== null && principal > entered.amount) return refused(atField('principal-above-payment', 'principal'))
  const entry = withoutIdle(entered)
  const isKnown = state.entries.some(({ id }) => id === entry.id)
  if (!isKnown && state.entries.length >= MOST_ENTRIES) return refused(togetherProblems['too-many-entries'])
  const entries = isKnown ? state.entries.map(each => (each.id === entry.id ? entry : each)) : [...state.entries, entry]
  return accepted({ ...state, entries: inOrder(entries) })
}

/** Only a payment has principal, and only closing costs and improvements are agreed about. */
function withoutIdle(entry: Entry): Entry {
  const asksForAgreement = entry.kind === 'closing-costs' || entry.kind === 'improvement'
  return {
    ...entry,
    principal: entry.kind === 'payment' ? (entry.principal ?? 0) : null,
    is_agreed: asksForAgreement && entry.is_agreed,
  }
}

function entryIn({ entries }: TogetherState, { id }: { id: string }) {
  const { id: _id, ...fields } = entries.find(each => each.id === id) ?? { id: '' }
  return 'kind' in fields ? fields : null
}

function remove(state: TogetherState, { id }: z.infer<typeof Remove>): Outcome<TogetherState> {
  return accepted({ ...state, entries: state.entries.filter(entry => entry.id !== id) })
}

/** By the day, and the same for everybody where days are the same. */
function inOrder(entries: Entry[]): Entry[] {
  return entries.toSorted((one, other) => (one.paid_on + one.id < other.paid_on + other.id ? -1 : 1))
}

function atField(code: keyof typeof togetherProblems, path: string) {
  const problem = togetherProblems[code]
  return { ...problem, errors: [{ path, message: problem.detail }] }
}

/** What the account says stands; entries of both are there once. */
function merge(account: TogetherState, guest: TogetherState): Outcome<TogetherState> {
  const known = new Set(account.entries.map(({ id }) => id))
  const entries = [...account.entries, ...guest.entries.filter(({ id }) => !known.has(id))]
  if (entries.length > MOST_ENTRIES) return refused(togetherProblems['too-many-entries'])
  return accepted({
    house: account.house ?? guest.house,
    borrowing: account.borrowing ?? guest.borrowing,
    sheet: account.sheet ?? guest.sheet,
    gift: account.gift ?? guest.gift,
    entries: inOrder(entries),
  })
}

/** Two names, one house: who borrows, who paid what, and what was agreed. */
export const togetherResource = defineResource({
  name: 'together',
  perLoan: true,
  empty: (): TogetherState => NOTHING_YET,
  view: (state: TogetherState) => state,
  actions: {
    house: { input: House, apply: saveHouse, fields: (view: TogetherState) => view.house, offline: 'coalesce' },
    borrow: {
      input: Borrowing,
      apply: (state: TogetherState, borrowing: Borrowing) => accepted({ ...state, borrowing }),
      fields: (view: TogetherState) => view.borrowing,
      offline: 'coalesce',
    },
    enter: { input: Enter, apply: enter, fields: entryIn, offline: 'queue' },
    remove: { input: Remove, apply: remove, offline: 'queue' },
    sheet: {
      input: Sheet,
      apply: (state: TogetherState, sheet: Sheet) => accepted({ ...state, sheet }),
      fields: (view: TogetherState) => view.sheet,
      offline: 'coalesce',
    },
    gift: {
      input: Gift,
      apply: (state: TogetherState, gift: Gift) => accepted({ ...state, gift }),
      fields: (view: TogetherState) => view.gift,
      offline: 'coalesce',
    },
  },
  offline: { state: view => view },
  guest: {
    key: 'guestTogether',
    stored: TogetherState,
    fromStored: stored => ({ ...stored, entries: inOrder(stored.entries) }),
    toStored: ({ house, borrowing, entries, sheet, gift }: TogetherState) =>
      house || borrowing || sheet || gift || entries.length > 0
        ? { house, borrowing, entries, sheet, gift }
        : undefined,
    merge,
  },
})
