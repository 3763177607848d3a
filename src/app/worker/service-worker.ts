import { LANGUAGE } from '#domain/locale.ts'
import { LANGUAGE_HEADER } from '#routes/language-choice.ts'
import { findRoute } from '#routes/route-map.ts'
import { WORKER_PATH, type WorkerMessage } from '#routes/service-worker.ts'
import type { BuildFiles } from './build-files.ts'
import { offlinePage } from './offline-page.ts'
import { filesNamedIn, isForOne, mayCache, strategyFor } from './routing.ts'

/**
 * Opens the product without a network. It caches what the build made and nothing else: every person who opens a page gets the
 * same bytes, and what belongs to one of them never comes this way. A build has a cache of its own, which goes when no
 * page of that build is open any more.
 */
declare const self: ServiceWorkerGlobalScope
/** Put here by the build. */
declare const KEYTURN_BUILD: BuildFiles

const build = KEYTURN_BUILD
const CACHES = 'keyturn-'
const CACHE = CACHES + build.version
const ownFiles: ReadonlySet<string> = new Set([...build.frame, ...build.files])

/** After longer, people without a network would take the page for broken. */
const PATIENCE_MS = 3_000
const ASK_AGAIN_MS = 3_600_000

self.addEventListener('install', event => event.waitUntil(cacheFiles(build.frame)))
self.addEventListener('activate', event => event.waitUntil(claimPages()))

self.addEventListener('message', event => {
  const message: WorkerMessage = event.data
  if (message.kind === 'keep-app') event.waitUntil(cacheApp())
  else if (event.source instanceof WindowClient) event.waitUntil(arrived(event.source.id, message.script))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { method, url, mode, headers } = request
  const way = strategyFor({ method, url, mode, hasRange: headers.has('range') }, self.location.origin, ownFiles)
  if (way.kind === 'pass') return
  if (way.kind === 'file') return event.respondWith(file(event, way.path))
  event.waitUntil(endIfWithdrawn())
  if (way.kind === 'redirect') event.respondWith(fetch(request).catch(() => Response.redirect(way.to)))
  else if (way.kind === 'site') event.respondWith(page(event, way.path, fresh => way.cache && cache(way.path, fresh)))
  else event.respondWith(page(event, way.path, fresh => cacheAppPage(way.path, fresh)))
})

async function file(event: FetchEvent, path: string): Promise<Response> {
  const saved = await find(path).catch(() => undefined)
  if (saved) return saved
  const answer = await fetch(event.request)
  event.waitUntil(cache(path, answer.clone()))
  return answer
}

/** From the network, if it answers soon and without an error; else from the cache; else from the network after all. */
async function page(event: FetchEvent, path: string, onFresh: (answer: Response) => unknown): Promise<Response> {
  const saved = await find(path).catch(() => undefined)
  const asked = fetch(event.request)
  const fresh = await (saved ? Promise.race([asked, pause(PATIENCE_MS)]) : asked).catch(() => undefined)
  if (!fresh || fresh.status >= 500) return saved ?? fresh ?? offlinePage()
  const copy = fresh.clone()
  event.waitUntil(Promise.resolve(onFresh(copy)).catch(() => undefined))
  return fresh
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}

function find(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: CACHE, ignoreVary: true })
}

async function cache(path: string, answer: Response): Promise<void> {
  const { status, type, redirected, headers } = answer
  // The last answer of this worker must not recreate a cache that the next one deleted. Not every browser has this state.
  const isReplaced = self.serviceWorker?.state === 'redundant'
  if (isReplaced || isWithdrawn || !mayCache({ status, type, redirected, cacheControl: headers.get('cache-control') }))
    return
  // A browser whose storage is full, or out of reach, caches nothing more; requests are answered all the same.
  await caches
    .open(CACHE)
    .then(held => held.put(path, answer))
    .catch(() => undefined)
}

/** One after the other: nobody waits for them, and the person's own requests go first. */
async function cacheFiles(paths: string[]): Promise<void> {
  for (const path of paths) {
    if (await find(path)) continue
    const answer = await fetch(path, path.startsWith('/assets/') ? {} : { cache: 'no-cache' })
    if (!answer.ok) throw new Error(`${path} is not there`)
    await cache(path, answer)
  }
}

/**
 * A page of another build would ask for files that this one does not have. It is cached once all its files are. One that was
 * rendered for one person is not; the page as everybody gets it is cached instead.
 */
async function cacheAppPage(path: string, answer: Response): Promise<void> {
  const isPersonal = isForOne(answer.headers.get('cache-control'))
  if (isPersonal && (await find(path))) return
  const page = isPersonal ? await fetchAnonymous(path) : answer
  const named = filesNamedIn(await page.clone().text())
  if (!named.every(name => ownFiles.has(name))) throw new Error(`${path} is of another build`)
  await cacheFiles(named)
  await cache(path, page)
}

function fetchAnonymous(path: string): Promise<Response> {
  return fetch(path, { cache: 'no-cache', credentials: 'omit', headers: { [LANGUAGE_HEADER]: LANGUAGE } })
}

async function cacheApp(): Promise<void> {
  await cacheFiles(build.files)
  for (const path of build.pages) {
    if (!(await find(path))) await cacheAppPage(path, await fetchAnonymous(path))
  }
}

async function claimPages(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith(CACHES) && name !== CACHE).map(name => caches.delete(name)))
  // The page that brought the worker can lose its network before it is opened again.
  await self.clients.claim()
}

const arrivals = new Set<string>()

/** A worker waits as long as a page of an older build is open: that one may still need what the older cache holds. */
async function arrived(id: string, script: string): Promise<void> {
  if (ownFiles.has(new URL(script).pathname)) arrivals.add(id)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isBehind = ({ id, url }: Client) => !arrivals.has(id) && findRoute(new URL(url).pathname).kind === 'app'
  if (!windows.some(isBehind)) await self.skipWaiting()
}

let askedAt = 0
let isWithdrawn = false

/** Uninstalls: where the server no longer has this file, the worker and its caches go. */
async function endIfWithdrawn(): Promise<void> {
  if (Date.now() - askedAt < ASK_AGAIN_MS) return
  askedAt = Date.now()
  const answer = await fetch(WORKER_PATH, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (answer?.status !== 404 && answer?.status !== 410) return
  // It serves the pages that are open for a while yet.
  isWithdrawn = true
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith(CACHES)).map(name => caches.delete(name)))
  await self.registration.unregister()
}
