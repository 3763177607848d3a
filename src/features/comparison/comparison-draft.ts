import type { FeeKey } from '#domain/fee-estimate.ts'
import { type DraftOffer, type PendingChange, pendingChanges, reconcile } from './draft.ts'
import { nextMark, wantedMark } from './marks.ts'
import type { Scenario } from './model.ts'
import { typedSources } from './offer-sources.ts'
import { nextLenderName } from './rules.ts'

/** Typing in one field is undone as one step. */
const ONE_GESTURE_MS = 2_000
const MOST_UNDO = 50
/** The server lets nobody stand in its future, so a clock that is a little fast must not matter. */
const FAST_CLOCK_MS = 60_000

type Rows = readonly DraftOffer[]

/** The lenders on the page: what is stored, what was typed since, and the way back. */
export interface ComparisonDraft {
  /** What shows as long as nothing is stored and nothing was typed: the samples, or the first estimate. */
  suggested: Rows
  rows: Rows
  stored: readonly Scenario[]
  /** What is stored has been read. */
  opened: boolean
  touched: boolean
  past: readonly { rows: Rows; gesture: string; at: number }[]
}

export type OfferEdit = Partial<Omit<DraftOffer, 'id' | 'fees' | 'created_at' | 'mark'>> & {
  fees?: Partial<Record<FeeKey, number | null>>
}

/** Figures that are not known yet stay empty; without a name it is called 'Lender N'. It is for the loan that is compared. */
export type NewOffer = Omit<DraftOffer, 'id' | 'name' | 'mark' | 'created_at' | 'loan_amount' | 'expires_on'> & {
  name?: string
}

export function emptyDraft(suggested: Rows): ComparisonDraft {
  return { suggested, rows: [], stored: [], opened: false, touched: false, past: [] }
}

export function isUntouched(draft: ComparisonDraft): boolean {
  return !draft.touched && draft.stored.length === 0
}

export function shownRows(draft: ComparisonDraft): Rows {
  return isUntouched(draft) ? draft.suggested : draft.rows
}

export function addOffer(draft: ComparisonDraft, id: string, offer: NewOffer, at: number): ComparisonDraft {
  return change(draft, `add ${id}`, at, rows => [
    ...rows,
    { id, name: nextLenderName(rows), mark: nextMark(rows), loan_amount: null, expires_on: null, ...offer },
  ])
}

export function editOffer(draft: ComparisonDraft, id: string, edit: OfferEdit, at: number): ComparisonDraft {
  const { fees, sources, ...fields } = edit
  const typed = typedSources(Object.keys({ ...fields, ...fees }))
  const gesture = `edit ${id} ${Object.keys(edit)} ${Object.keys(fees ?? {})}`
  return change(draft, gesture, at, rows =>
    rows.map(row =>
      row.id === id
        ? {
            ...row,
            ...afterTypedRate(fields),
            ...fields,
            fees: { ...row.fees, ...fees },
            sources: { ...row.sources, ...typed, ...sources },
          }
        : row,
    ),
  )
}

/** Whoever types a rate has a newer word than the paper's, whose costs have an end. */
function afterTypedRate(fields: object): { expires_on?: null } {
  return 'interest_rate' in fields ? { expires_on: null } : {}
}

export function removeOffer(draft: ComparisonDraft, id: string, at: number): ComparisonDraft {
  return change(draft, `remove ${id}`, at, rows => rows.filter(row => row.id !== id))
}

export function putBack(draft: ComparisonDraft, row: DraftOffer, place: number, at: number): ComparisonDraft {
  if (shownRows(draft).some(({ id }) => id === row.id)) return draft
  return change(draft, `put back ${row.id}`, at, rows =>
    rows.toSpliced(place, 0, { ...row, mark: wantedMark(rows, row.mark) }),
  )
}

export function undoLast(draft: ComparisonDraft): ComparisonDraft {
  const last = draft.past.at(-1)
  return last ? { ...draft, rows: last.rows, past: draft.past.slice(0, -1) } : draft
}

/** What is stored now, as it was read or as an action answered. What was typed meanwhile stays. */
export function receiveStored(draft: ComparisonDraft, scenarios: readonly Scenario[]): ComparisonDraft {
  const rows = reconcile(draft.rows, draft.stored, scenarios)
  const areSame = rows.length === draft.rows.length && rows.every((row, index) => row === draft.rows[index])
  return { ...draft, rows: areSame ? draft.rows : rows, stored: scenarios, opened: true }
}

/** Somebody else removed it: there is nothing left to save it to. */
export function dropOffer(draft: ComparisonDraft, id: string): ComparisonDraft {
  return {
    ...draft,
    rows: draft.rows.filter(row => row.id !== id),
    stored: draft.stored.filter(scenario => scenario.id !== id),
  }
}

export function unsaved(draft: ComparisonDraft): PendingChange[] {
  return draft.touched ? pendingChanges(draft.stored, draft.rows) : []
}

function change(
  draft: ComparisonDraft,
  gesture: string,
  at: number,
  next: (rows: Rows) => DraftOffer[],
): ComparisonDraft {
  const rows = placed(shownRows(draft), at)
  return { ...draft, touched: true, rows: placed(next(rows), at), past: remember(draft.past, { rows, gesture, at }) }
}

/** New lenders say after whom they come: when all are sent at once, they may arrive in any order. */
function placed(rows: Rows, at: number): DraftOffer[] {
  let last = Math.max(at - FAST_CLOCK_MS, ...rows.map(row => (row.created_at ? Date.parse(row.created_at) : 0)))
  return rows.map(row => {
    if (row.created_at) return row
    last += 1
    return { ...row, created_at: new Date(last).toISOString() }
  })
}

function remember(past: ComparisonDraft['past'], step: ComparisonDraft['past'][number]): ComparisonDraft['past'] {
  const last = past.at(-1)
  const isSameGesture = last?.gesture === step.gesture && step.at - last.at < ONE_GESTURE_MS
  if (isSameGesture) return [...past.slice(0, -1), { ...last, at: step.at }]
  return [...past, step].slice(-MOST_UNDO)
}
