/** Fields of a form or of what is saved, by name. */
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

/** The form as it shows: what is saved, with what was typed since. */
export function applyEdits<Form extends Fields>(saved: Form, edits: Edits): Form {
  return { ...saved, ...mapEdits(edits, ({ value, was }, field) => mergeParts(changed, value, was, saved[field])) }
}

/** After somebody typed. Typing the saved value changes nothing, unless another value is being sent. */
export function afterTyping(edits: Edits, saved: Fields, typed: Fields, sent = saved): Edits {
  const next: Record<string, Edit> = { ...edits }
  for (const [field, value] of Object.entries(typed)) {
    const { was } = edits[field] ?? { was: saved[field] }
    if (isSame(value, saved[field]) && isSame(value, sent[field])) delete next[field]
    else next[field] = { value, was: mergeParts(unlessSaved, value, was, saved[field], sent[field]) }
  }
  return next
}

/** After what was sent is saved. What was typed meanwhile stays typed. */
export function afterSaving(edits: Edits, sent: Fields, saved: Fields): Edits {
  const left = Object.entries(edits).filter(([field, { value }]) => !isSame(value, sent[field]))
  return mapEdits(Object.fromEntries(left), ({ value }, field) => ({
    value: mergeParts(changed, value, sent[field], saved[field]),
    was: saved[field],
  }))
}

/** Fields that somebody changed here and somebody else changed to something else. */
export function conflictingFields(edits: Edits, saved: Fields): string[] {
  return Object.keys(edits).filter(field => {
    let isAsked = false
    mergeParts(
      (value, was, saved) => {
        isAsked ||= !isSame(saved, was) && !isSame(saved, value) && !isSame(value, was)
      },
      edits[field]?.value,
      edits[field]?.was,
      saved[field],
    )
    return isAsked
  })
}

/**
 * Three-way merge of what two people, or one in two tabs, typed: whoever changed a field wins it. `null` when both changed the
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
  const merged = applyEdits(theirs ?? {}, edits)
  return Object.fromEntries(Object.keys(mine).flatMap(field => (field in merged ? [[field, merged[field]]] : [])))
}

type Versions = [value: unknown, was: unknown, saved: unknown, sent?: unknown]
type PickVersion = (...versions: Versions) => unknown

const changed: PickVersion = (value, was, saved) => (isSame(value, was) ? saved : value)
/** The saved value counts as typed over the value being sent, which will replace it. */
const unlessSaved: PickVersion = (value, was, saved, sent) => (isSame(value, saved) ? sent : was)

/** A field may hold others, as an offer and a list of offers do: whoever changed one of them has that one. */
function mergeParts(pick: PickVersion, ...versions: Versions): unknown {
  const [mine, before, theirs, inFlight] = versions.map(partsOf)
  if (!mine || !before || !theirs) return pick(...versions)
  const names = Object.keys({ ...theirs, ...mine })
  const parts = names.map(name => [name, mergeParts(pick, mine[name], before[name], theirs[name], inFlight?.[name])])
  const known = Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  return Array.isArray(versions[0]) ? Object.values(known) : known
}

/** Of a list of things with ids, each thing. */
function partsOf(value: unknown): Fields | null {
  if (!Array.isArray(value)) return isFields(value) ? value : null
  return value.every(thing => typeof thing?.id === 'string')
    ? Object.fromEntries(value.map(one => [one.id, one]))
    : null
}

export function mapEdits<Value>(edits: Edits, each: (edit: Edit, field: string) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(edits).map(([field, edit]) => [field, each(edit, field)]))
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** By what they say: a database may give an object's fields back in another order, and leaves out what is undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, place) => isSame(part, other[place]))
  if (!isFields(one) || !isFields(other)) return JSON.stringify(one) === JSON.stringify(other)
  return Object.keys({ ...one, ...other }).every(name => isSame(one[name], other[name]))
}
