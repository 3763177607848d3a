import type { AddressField, Figures } from '../address-field.ts'

// Digits as a program writes them. What people type belongs into the fields.
const PLAIN_NUMBER = /^\d{1,12}(\.\d{1,6})?$/

/** What an address says, checked: anything that is not a figure within its limits is as if it were not there. */
export function readAddress<Key extends string>(
  fields: Record<Key, AddressField>,
  search: string,
): Partial<Record<Key, number>> {
  const given = new URLSearchParams(search)
  const found: Partial<Record<Key, number>> = {}
  for (const key of keysOf(fields)) {
    const { name, least, most, whole, words } = fields[key]
    const text = given.get(name) ?? ''
    const value = words ? words.indexOf(text) : PLAIN_NUMBER.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most && (!whole || Number.isInteger(value))) found[key] = value
  }
  return found
}

/** The same address with these figures in it; what else stands there stays. */
export function writeAddress<Key extends string>(
  fields: Record<Key, AddressField>,
  figures: Figures<Key>,
  search: string,
): string {
  const next = new URLSearchParams(search)
  for (const key of keysOf(fields)) {
    const value = figures[key]
    if (value === null) next.delete(fields[key].name)
    else next.set(fields[key].name, fields[key].words?.[value] ?? String(value))
  }
  const text = next.toString()
  return text === '' ? '' : `?${text}`
}

function keysOf<Key extends string>(fields: Record<Key, unknown>): Key[] {
  return Object.keys(fields) as Key[]
}
