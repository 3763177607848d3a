/** Fields of a form or of what is kept, by name. */
export type Fields = Record<string, unknown>

/** Where nobody said how often it had been changed, as behind a proxy that drops ETag: the change is then done as it comes. */
export const UNKNOWN_REVISION = -1

/** What a change was made on: how often it had been changed by then, and what it said; `null` when there was nothing yet. */
export interface Base {
  revision: number
  fields: Fields | null
}

/** A field that somebody changed and has not saved: what they typed, and what stood there when they began. */
export interface Edit {
  value: unknown
  was: unknown
}
export type Edits = Readonly<Record<string, Edit>>

export const NO_EDITS: Edits = {}

/** The form as it shows: what is kept, with what was typed since. */
export function typedOver<Form extends Fields>(saved: Form, edits: Edits): Form {
  const typed = Object.entries(edits).map(([field, { value }]) => [field, value])
  return { ...saved, ...Object.fromEntries(typed) }
}

/** After somebody typed. Whoever types what is kept already has changed nothing. */
export function afterTyping(edits: Edits, saved: Fields, typed: Fields): Edits {
  const next: Record<string, Edit> = { ...edits }
  for (const [field, value] of Object.entries(typed)) {
    if (isSame(value, saved[field])) delete next[field]
    else next[field] = { value, was: edits[field] ? edits[field].was : saved[field] }
  }
  return next
}

/** After what was sent is kept. What was typed while it was on its way stays typed. */
export function afterSaving(edits: Edits, sent: Fields, saved: Fields): Edits {
  const left = Object.entries(edits).filter(([field, { value }]) => !isSame(value, sent[field]))
  return Object.fromEntries(left.map(([field, { value }]) => [field, { value, was: saved[field] }]))
}

/** Fields that somebody changed here and somebody else changed to something else. */
export function conflictingFields(edits: Edits, saved: Fields): string[] {
  return Object.entries(edits).flatMap(([field, { value, was }]) =>
    isSame(saved[field], was) || isSame(saved[field], value) ? [] : [field],
  )
}

/**
 * What two people, or one in two tabs, made of the same thing: whoever changed a field has it. `null` when both changed the
 * same field to something else; then somebody has to be asked. Only the fields of `mine` are looked at.
 */
export function mergeFields(
  base: Fields | null,
  mine: Fields,
  theirs: Fields | null,
  /** Somebody was asked, and said so. */
  mineWins = false,
): Fields | null {
  const edits = afterTyping(NO_EDITS, base ?? {}, mine)
  if (!mineWins && conflictingFields(edits, theirs ?? {}).length > 0) return null
  const merged = Object.keys(mine).map(field => [field, field in edits ? mine[field] : theirs?.[field]])
  return Object.fromEntries(merged)
}

/** By what they say: a database may give an object's fields back in another order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}

function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
