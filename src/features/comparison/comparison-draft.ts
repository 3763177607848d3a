import type { FeeKey } from '#domain/fee-estimate.ts'
import { type DraftOffer, savableOffer } from './draft.ts'
import { nextMark, wantedMark } from './marks.ts'
import type { Scenario } from './model.ts'
import { typedSources } from './offer-sources.ts'
import { nextLenderName } from './rules.ts'

/** Typing in one field is undone as one step. */
const ONE_GESTURE_MS = 2_000
const MOST_UNDO = 50
/** The server lets nobody stand in its future, so a clock that is a little fast must not matter. */
const FAST_CLOCK_MS = 60_000

export type Rows = readonly DraftOffer[]

export type OfferEdit = Partial<Omit<DraftOffer, 'id' | 'fees' | 'created_at' | 'mark'>> & {
  fees?: Partial<Record<FeeKey, number | null>>
}

/** Figures that are not known yet stay empty; without a name it is called 'Lender N'. It is for the loan that is compared. */
export type NewOffer = Omit<DraftOffer, 'id' | 'name' | 'mark' | 'created_at' | 'loan_amount' | 'expires_on'> & {
  name?: string
}

/** The way back: a row as it was before a step; `null` where it came with it. */
export interface Step {
  id: string
  before: DraftOffer | null
  gesture: string
  at: number
}

/** What can be saved of them. */
export function savableRows(rows: Rows, saved: readonly Pick<Scenario, 'id' | 'name'>[]) {
  const names = new Map(saved.map(({ id, name }) => [id, name]))
  return rows.map((row, place) => savableOffer(row, names.get(row.id) ?? `Lender ${place + 1}`))
}

/** The rows with this one in its place, or without it. A look that another row has by now is another one's. */
export function withRow(rows: Rows, id: string, row: DraftOffer | null): DraftOffer[] {
  const isNew = rows.every(other => other.id !== id)
  const others = rows.filter(other => other.id !== id)
  if (!row) return others
  return inOrder([...others, isNew ? { ...row, mark: wantedMark(rows, row.mark) } : row])
}

export function inOrder(rows: Rows): DraftOffer[] {
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export function newRow(rows: Rows, id: string, offer: NewOffer, at: number): DraftOffer {
  const row = { id, name: nextLenderName(rows), mark: nextMark(rows), loan_amount: null, expires_on: null, ...offer }
  return placed([...rows, row], at).at(-1) as DraftOffer
}

export function editedRow(row: DraftOffer, { fees, sources, ...fields }: OfferEdit): DraftOffer {
  return {
    ...row,
    // Whoever types a rate has a newer word than the disclosure's, whose costs have an end.
    ...('interest_rate' in fields && { expires_on: null }),
    ...fields,
    fees: { ...row.fees, ...fees },
    sources: { ...row.sources, ...typedSources(Object.keys({ ...fields, ...fees })), ...sources },
  }
}

/** New lenders say after whom they come: when all are sent at once, they may arrive in any order. */
export function placed(rows: Rows, at: number): DraftOffer[] {
  let last = Math.max(at - FAST_CLOCK_MS, ...rows.map(placeOf))
  return rows.map(row => {
    if (row.created_at) return row
    last += 1
    return { ...row, created_at: new Date(last).toISOString() }
  })
}

export function remember(past: readonly Step[], step: Step): readonly Step[] {
  const last = past.at(-1)
  const isSameGesture = last?.gesture === step.gesture && step.at - last.at < ONE_GESTURE_MS
  if (isSameGesture) return [...past.slice(0, -1), { ...last, at: step.at }]
  return [...past, step].slice(-MOST_UNDO)
}

function placeOf({ created_at }: DraftOffer): number {
  return created_at ? Date.parse(created_at) : 0
}
