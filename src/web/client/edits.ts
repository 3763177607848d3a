import { type Fields, isSame } from '#resources/merge-fields.ts'

/** A field that somebody changed and has not saved: what they typed, and what stood there when they began. */
export interface Edit {
  value: unknown
  was: unknown
}
export type Edits = Readonly<Record<string, Edit>>

export const NO_EDITS: Edits = {}

/** The form as it shows: what is kept, with what was typed since. */
export function typedOver<Form extends Fields>(kept: Form, edits: Edits): Form {
  const typed = Object.entries(edits).map(([field, { value }]) => [field, value])
  return { ...kept, ...Object.fromEntries(typed) }
}

/** After somebody typed. Whoever types what is kept already has changed nothing. */
export function afterTyping(edits: Edits, kept: Fields, typed: Fields): Edits {
  const next: Record<string, Edit> = { ...edits }
  for (const [field, value] of Object.entries(typed)) {
    if (isSame(value, kept[field])) delete next[field]
    else next[field] = { value, was: edits[field] ? edits[field].was : kept[field] }
  }
  return next
}

/** After what was sent is kept. What was typed while it was on its way stays typed. */
export function afterSaving(edits: Edits, sent: Fields, kept: Fields): Edits {
  const left = Object.entries(edits).filter(([field, { value }]) => !isSame(value, sent[field]))
  return Object.fromEntries(left.map(([field, { value }]) => [field, { value, was: kept[field] }]))
}

/** Fields that somebody changed here and somebody else changed to something else. */
export function conflictingFields(edits: Edits, kept: Fields): string[] {
  return Object.entries(edits).flatMap(([field, { value, was }]) =>
    isSame(kept[field], was) || isSame(kept[field], value) ? [] : [field],
  )
}
