import { findRoute } from '#routes/route-map.ts'

export const PASSKEY_NAME_MAX_LENGTH = 60

/** A field that was left empty is stored as `null`. */
export function savedName(typed: string | null | undefined): string | null {
  return typed?.trim() || null
}

export function fullName(first_name: string, last_name: string): string {
  return `${first_name} ${last_name}`.trim()
}

// A second slash or a backslash after the first would name another host; a browser drops control characters before it
// looks. What is not ASCII would come percent-encoded.
const OWN_PATH = /^\/(?![/\\])[!-[\]-~]*$/

/** The path to return to, or `null` when it would leave this site. `origin` may stand before it. */
export function ownPath(target: string, origin: string): string | null {
  const path = target === origin || target.startsWith(`${origin}/`) ? target.slice(origin.length) || '/' : target
  return OWN_PATH.test(path) ? path : null
}

/** The page of the product that somebody wanted before they were asked to sign in, with its query and its place. */
export function wantedPage(from: unknown): string | null {
  if (typeof from !== 'string' || ownPath(from, '') === null) return null
  return findRoute(from.split(/[?#]/, 1)[0] ?? '').kind === 'app' ? from : null
}
