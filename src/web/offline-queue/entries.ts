import * as z from 'zod/mini'
import type { Problem } from '#resources/problem.ts'
import { type BrowserStorage, parseJson } from '#web/storage/browser-storage.ts'
import { isChange, UNSENT } from './forget-unsent.ts'

/**
 * What an account saved and the server has not answered yet, in the browser's storage. Each change has a key of its own, so
 * that two tabs never write over one another; the keys sort in the order in which the changes were made.
 */
const Entry = z.object({
  /** By which the server knows it when it comes again. */
  id: z.string(),
  resource: z.string(),
  action: z.string(),
  input: z.unknown(),
  /** Which loan it is of. */
  loan: z.optional(z.string()),
  /** When it was made, by this browser's clock; unlike that of any other. */
  at: z.string(),
  /** Which page of which tab made it: what that one made before is what this one was made on. */
  page: z.optional(z.string()),
  /** What it was made on. */
  base: z.optional(z.object({ revision: z.number(), fields: z.nullable(z.record(z.string(), z.unknown())) })),
  /** It says everything that an earlier one of its kind said, so of several in a row the last is enough. */
  isWhole: z.boolean(),
  /** It may have arrived, so it stays as it is. */
  tried: z.optional(z.boolean()),
  /** Its owner was asked and wants it, whatever somebody else made of the same fields. */
  wins: z.optional(z.boolean()),
  /** Why it could not be saved as it was: the person says, in whichever tab, what becomes of it. */
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

/** What stands or stood under a key of the storage, if it is one of these. */
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
