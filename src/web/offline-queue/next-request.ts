import type { Entry } from './entries.ts'

export interface OfflineQueueRequest {
  /** What it says; they go together once it is answered. */
  entries: Entry[]
  path: string
  input: Record<string, unknown>
}

/** What is sent next: the oldest change, and those right after it that say the same thing more newly. */
export function nextRequest(
  entries: readonly Entry[],
  versions: Record<string, string>,
): OfflineQueueRequest | undefined {
  const [first] = entries
  if (!first) return undefined
  const end = entries.findIndex(entry => !continues(first, entry))
  const together = entries.slice(0, end === -1 ? entries.length : Math.max(end, 1))
  const input = Object.assign({}, ...together.map(entry => entry.input)) as Record<string, unknown>
  // The first of them knew what the server has; the others followed on what the browser had made of it.
  const { seen } = first.input as { seen?: unknown }
  if ('seen' in input) input.seen = knownVersion(seen, versions)
  const loan = first.loan === undefined ? '' : `?loan=${first.loan}`
  return { entries: together, path: `/api/${first.resource}/${first.action}${loan}`, input }
}

function continues(first: Entry, next: Entry): boolean {
  const isSameKind = next.resource === first.resource && next.action === first.action && next.loan === first.loan
  return first === next || (first.isWhole && isSameKind)
}

/** A version that this browser made up, as the server calls it by now. */
export function knownVersion(seen: unknown, versions: Record<string, string>): unknown {
  return typeof seen === 'string' ? (versions[seen] ?? seen) : seen
}

/** What stands at `draft.updated_at` of an answer. */
export function versionAt(answer: unknown, path: string): string | undefined {
  let found: unknown = answer
  for (const name of path.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[name]
  return typeof found === 'string' ? found : undefined
}
