import * as z from 'zod/mini'
import { allKeys, UNSENT } from './forget-unsent.ts'

/**
 * What an account saved and the server has not heard of yet, in the browser's storage. Each change has a key of its own, so
 * that two tabs never write over one another; the keys sort in the order in which the changes were made.
 */
const Entry = z.object({
  resource: z.string(),
  action: z.string(),
  input: z.unknown(),
  /** Which loan it is of. */
  loan: z.optional(z.string()),
  /** When it was made, by this browser's clock; unlike that of any other. What it made has this as its version here. */
  at: z.string(),
  /** It says everything that an earlier one of its kind said, so of several in a row the last is enough. */
  isWhole: z.boolean(),
  /** Where the version stands in what the server answers, such as `draft.updated_at`. */
  version: z.optional(z.string()),
})
export interface Entry extends z.infer<typeof Entry> {
  key: string
}

export type NewEntry = Omit<Entry, 'key' | 'at'>

export function readEntries(storage: Storage, owner: string): Entry[] {
  return keysOf(storage, owner).flatMap(key => entryAt(owner, key, storage.getItem(key)) ?? [])
}

export function countUnsent(storage: Storage, owner: string): number {
  return keysOf(storage, owner).length
}

/** What stands or stood under a key of the storage, if it is one of these. */
export function entryAt(owner: string, key: string | null, text: string | null): Entry | undefined {
  if (!key?.startsWith(`${UNSENT}${owner}.`)) return undefined
  const parsed = z.safeParse(Entry, inTodaysWords(parseJson(text)))
  return parsed.success ? { ...parsed.data, key } : undefined
}

/** An earlier version called the resource a drawer; what it could not send is still sent. */
function inTodaysWords(stored: unknown): unknown {
  return stored !== null && typeof stored === 'object' && 'drawer' in stored
    ? { ...stored, resource: stored.drawer }
    : stored
}

/** The moment of a new change: now, or just after the last one if the clock says otherwise. */
export function nextMoment(entries: readonly Entry[], now: number): string {
  const last = entries.at(-1)
  return new Date(last ? Math.max(now, Date.parse(last.at) + 1) : now).toISOString()
}

/** False when the browser has no room for it. */
export function addEntry(storage: Storage, owner: string, entry: NewEntry & { at: string }): boolean {
  try {
    // The end keeps two tabs apart that write within one millisecond.
    storage.setItem(`${UNSENT}${owner}.${entry.at}.${crypto.randomUUID().slice(0, 8)}`, JSON.stringify(entry))
    return true
  } catch {
    return false
  }
}

export function removeEntries(storage: Storage, entries: readonly Entry[]): void {
  for (const { key } of entries) storage.removeItem(key)
}

const VERSIONS = 'versions'
const MOST_VERSIONS = 50

/** Versions that this browser made up while nothing could be sent, and what the server calls them. */
export function readVersions(storage: Storage, owner: string): Record<string, string> {
  const parsed = z.safeParse(z.record(z.string(), z.string()), parseJson(storage.getItem(versionsKey(owner))))
  return parsed.success ? parsed.data : {}
}

export function learnVersions(storage: Storage, owner: string, made: readonly string[], real: string): void {
  const known = { ...readVersions(storage, owner), ...Object.fromEntries(made.map(version => [version, real])) }
  const newest = Object.fromEntries(Object.entries(known).slice(-MOST_VERSIONS))
  try {
    storage.setItem(versionsKey(owner), JSON.stringify(newest))
  } catch {
    // Without room for it, the person is asked which version goes on.
  }
}

function versionsKey(owner: string): string {
  return `${UNSENT}${owner}.${VERSIONS}`
}

function keysOf(storage: Storage, owner: string): string[] {
  const own = `${UNSENT}${owner}.`
  return allKeys(storage)
    .filter(key => key.startsWith(own) && !key.endsWith(VERSIONS))
    .sort()
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
