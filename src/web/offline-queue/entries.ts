import * as z from 'zod/mini'
import type { Problem } from '#resources/problem.ts'
import { type BrowserStorage, parseJson } from '#web/storage/browser-storage.ts'
import { isChange, UNSENT } from './forget-unsent.ts'

/**
 * What an account saved and the server has not answered yet, in the browser's storage. Each change has a key of its own, so
 * that two tabs never write over one another; the keys sort in the order in which the changes were made.
 */
const Entry = z.object({
  /** The idempotency key. */
  id: z.string(),
  resource: z.string(),
  action: z.string(),
  input: z.unknown(),
  /** Which loan it is of. */
  loan: z.optional(z.string()),
  /** When it was made, by this browser's clock; unique. */
  at: z.string(),
  /** The page of the tab that made it: it is based on what that page made before. */
  page: z.optional(z.string()),
  /** The view and revision that it is based on. */
  base: z.optional(z.object({ revision: z.number(), fields: z.nullable(z.record(z.string(), z.unknown())) })),
  /** It contains all that an earlier one of its kind did, so of several in a row only the last is sent. */
  isWhole: z.boolean(),
  /** It may have arrived, so it must not change. */
  tried: z.optional(z.boolean()),
  /** Its owner was asked and wants it, whatever somebody else saved in the same fields. */
  wins: z.optional(z.boolean()),
  /** Why it was refused: the person decides about it, in any tab. */
  problem: z.optional(z.unknown()),
})
/** As an earlier version stored them, without ids. */
const OlderEntry = z.object({
  resource: z.optional(z.string()),
  /** What a resource was called before. */
  drawer: z.optional(z.string()),
  action: z.string(),
  input: z.record(z.string(), z.unknown()),
  loan: z.optional(z.string()),
  at: z.string(),
  isWhole: z.boolean(),
})

export interface Entry extends z.infer<typeof Entry> {
  key: string
  problem?: Problem
}

export function readEntries(storage: BrowserStorage, owner: string): Entry[] {
  return keysOf(storage, owner).flatMap(key => entryAt(owner, key, storage.getItem(key)) ?? [])
}

export function countUnsent(storage: BrowserStorage, owner: string): number {
  return keysOf(storage, owner).length
}

/** Parses a value of the storage, if it is a queue entry. */
export function entryAt(owner: string, key: string | null, text: string | null): Entry | undefined {
  if (!key?.startsWith(`${UNSENT}${owner}.`)) return undefined
  const parsed = z.safeParse(Entry, parseJson(text))
  return parsed.success ? ({ ...parsed.data, key } as Entry) : olderEntry(key, text)
}

function olderEntry(key: string, text: string | null): Entry | undefined {
  const parsed = z.safeParse(OlderEntry, parseJson(text))
  if (!parsed.success) return undefined
  const { drawer = '', resource = drawer, ...older } = parsed.data
  const { seen: _seen, ...input } = older.input
  return { ...older, resource, input, id: key, key }
}

/** Its key sorts it behind all others; the random end separates two tabs that write within one millisecond. */
export function newEntry(
  storage: BrowserStorage,
  owner: string,
  change: Omit<Entry, 'key' | 'id' | 'at'>,
  now: number,
): Entry {
  const last = readEntries(storage, owner).at(-1)
  const at = new Date(last ? Math.max(now, Date.parse(last.at) + 1) : now).toISOString()
  const id = crypto.randomUUID()
  return { ...change, id, at, key: `${UNSENT}${owner}.${at}.${id.slice(0, 8)}` }
}

/** False when the browser has no room for it. */
export function writeEntry(storage: BrowserStorage, { key, ...entry }: Entry): boolean {
  return storage.setItem(key, JSON.stringify(entry))
}

function keysOf(storage: BrowserStorage, owner: string): string[] {
  const own = `${UNSENT}${owner}.`
  return storage
    .keys()
    .filter(key => key.startsWith(own) && isChange(key))
    .sort()
}
