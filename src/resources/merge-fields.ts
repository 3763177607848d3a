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
  return { ...saved, ...mapEdits(edits, (edit, field) => changedOver(edit, saved[field])) }
}

/** After somebody typed. Whoever types what is kept already has changed nothing, unless something else is on its way there. */
export function afterTyping(edits: Edits, saved: Fields, typed: Fields, sent = saved): Edits {
  const next: Record<string, Edit> = { ...edits }
  for (const [field, value] of Object.entries(typed)) {
    const was = edits[field] ? edits[field].was : saved[field]
    if (isSame(value, saved[field]) && isSame(value, sent[field])) delete next[field]
    else next[field] = { value, was: eachPart({ value, was }, saved[field], unlessKept) }
  }
  return next
}

/** After what was sent is kept. What was typed while it was on its way stays typed. */
export function afterSaving(edits: Edits, sent: Fields, saved: Fields): Edits {
  const left = Object.entries(edits).filter(([field, { value }]) => !isSame(value, sent[field]))
  return mapEdits(Object.fromEntries(left), ({ value }, field) => ({
    value: changedOver({ value, was: sent[field] }, saved[field]),
    was: saved[field],
  }))
}

/** Fields that somebody changed here and somebody else changed to something else. */
export function conflictingFields(edits: Edits, saved: Fields): string[] {
  return Object.entries(edits).flatMap(([field, edit]) => (isConflict(edit, saved[field]) ? [field] : []))
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
  const merged = typedOver(theirs ?? {}, edits)
  return Object.fromEntries(Object.keys(mine).flatMap(field => (field in merged ? [[field, merged[field]]] : [])))
}

/** A field may hold others, as an offer does: whoever changed one of them has that one. */
function changedOver(edit: Edit, saved: unknown): unknown {
  return eachPart(edit, saved, ({ value, was }, saved) => (isSame(value, was) ? saved : value))
}

function unlessKept({ value, was }: Edit, saved: unknown): unknown {
  return isSame(value, saved) ? saved : was
}

function isConflict({ value, was }: Edit, saved: unknown): boolean {
  let found = false
  eachPart({ value, was }, saved, ({ value, was }, saved) => {
    found ||= ![value, was].some(other => isSame(other, saved)) && !isSame(value, was)
  })
  return found
}

function eachPart({ value, was }: Edit, saved: unknown, pick: (part: Edit, saved: unknown) => unknown): unknown {
  if (!isFields(value) || !isFields(was) || !isFields(saved)) return pick({ value, was }, saved)
  const names = Object.keys({ ...saved, ...value })
  const parts = names.map(name => [name, eachPart({ value: value[name], was: was[name] }, saved[name], pick)])
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

export function mapEdits<Value>(edits: Edits, each: (edit: Edit, field: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(edits).map(([field, edit]) => [field, each(edit, field)]))
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** By what they say: a database may give an object's fields back in another order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
}

function inOrder(_key: string, value: unknown): unknown {
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
