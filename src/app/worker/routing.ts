import { findRoute, withoutSlash } from '#routes/route-map.ts'

/** What the worker does with a request. */
export type Strategy =
  /** Nothing: the browser asks the server as if there were no worker. */
  | { kind: 'pass' }
  /** Its name carries a hash of its content, or it belongs to this build: the cached copy is as good as a new one. */
  | { kind: 'file'; path: string }
  /** A page of the app: from the network, else as this build made it. */
  | { kind: 'app'; path: string }
  /** A public page: from the network, else as it was at the last visit. `cache` is false with a query. */
  | { kind: 'site'; path: string; cache: boolean }
  | { kind: 'redirect'; to: string }

export interface RequestInfo {
  method: string
  url: string
  /** `navigate` when a person opens a page. */
  mode: string
  hasRange: boolean
}

const PASS: Strategy = { kind: 'pass' }

/**
 * Decides by the map of addresses what may be answered without the server. What is not named here never passes through the
 * worker's hands: the API, calendars, links in mails, whatever is sent, whatever is elsewhere.
 */
export function strategyFor(asked: RequestInfo, home: string, ownFiles: ReadonlySet<string>): Strategy {
  const { origin, pathname, search } = new URL(asked.url)
  if (asked.method !== 'GET' || origin !== home || asked.hasRange) return PASS
  if (pathname.startsWith('/assets/') || ownFiles.has(pathname)) return { kind: 'file', path: pathname }
  if (asked.mode !== 'navigate') return PASS
  const path = withoutSlash(pathname)
  const route = findRoute(path)
  if (route.kind === 'app') return { kind: 'app', path }
  if (route.kind === 'site') return { kind: 'site', path, cache: search === '' }
  if (route.kind === 'redirect') return { kind: 'redirect', to: route.to + search }
  return PASS
}

export interface ResponseInfo {
  status: number
  /** `basic`: from this site, and readable. */
  type: string
  redirected: boolean
  cacheControl: string | null
}

/** Only whole answers of this site, and none that says it is for one person or for this moment. */
export function mayCache({ status, type, redirected, cacheControl }: ResponseInfo): boolean {
  return status === 200 && type === 'basic' && !redirected && !isForOne(cacheControl)
}

export function isForOne(cacheControl: string | null): boolean {
  return /\b(no-store|private)\b/i.test(cacheControl ?? 'no-store')
}

/** The hashed files that a page names. One that is not of this build makes the page another build's. */
export function filesNamedIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))]
}
