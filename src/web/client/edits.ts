import { type Fields, isSame } from '#resources/merge-fields.ts'

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
