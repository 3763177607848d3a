import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Language } from '#domain/languages.ts'
import { readsAt } from '#routes/pages.ts'
import { findRoute, languageOf, withoutSlash } from '#routes/route-map.ts'
import { WORKER_PATH } from '#routes/service-worker.ts'
import { cookieName, isSecure, readCookie } from '#server/auth/cookies.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { FillForAccount } from './account-pages.ts'
import { createBuiltFiles, type SiteSettings } from './built-files.ts'
import { brotli, gzip, QUICK } from './compression.ts'
import type { AppEnv } from './context.ts'
import { PageManifest, type ServedAsset, type ServedPage } from './page-manifest.ts'
import { BY_LANGUAGE, requestLanguage } from './request-language.ts'
import { assetPolicy, pagePolicy } from './security-headers.ts'

/** Answers every address outside the API from what the build made. */
export type Pages = (c: Context<AppEnv>) => Promise<Response>

const NOT_BUILT = 'The pages are not built yet. Run: npm run build\n'

export function createPages(dist: string, settings: SiteSettings, fillForAccount: FillForAccount): Pages {
  const { baseUrl } = settings
  const manifest = readManifest(dist)
  if (!manifest) return async () => new Response(NOT_BUILT, { status: 503, headers: { 'retry-after': '5' } })
  const { etagOf, bodyOf } = createBuiltFiles(dist, settings)
  const session = cookieName('session', { secure: isSecure(baseUrl) })

  return async c => {
    const { path } = c.req
    const language = requestLanguage(c)
    if (path === WORKER_PATH && language === 'es') return asset(c, manifest.spanishWorker)
    if (Object.hasOwn(manifest.files, path)) return asset(c, manifest.files[path] as ServedAsset)
    const route = findRoute(path)
    const bare = withoutSlash(path)
    if (route.kind === 'redirect') return redirect(c, route.to)
    const { app, firstVisit } = inLanguage(manifest, language)
    const shell = route.kind === 'app' ? app[bare] : undefined
    if (shell) {
      const first = isFirstVisit(c) ? firstVisit[bare] : undefined
      return (await accountPage(c, bare, shell)) ?? page(c, first ?? shell, 'app')
    }
    const site = route.kind === 'site' ? manifest.pages[bare] : undefined
    if (site) return page(c, site, 'site')
    const missing = languageOf(bare) === 'es' ? manifest.notFoundInSpanish : manifest.notFound
    return page(c, missing, 'not-found', 404)
  }

  function asset(c: Context<AppEnv>, served: ServedAsset): Promise<Response> {
    c.set('served', 'file')
    const caching = served.immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
    const policy = assetPolicy(c.req.path)
    const varies = c.req.path === WORKER_PATH && { vary: BY_LANGUAGE }
    return send(c, served, 200, {
      'cache-control': caching,
      ...varies,
      ...(policy && { 'content-security-policy': policy }),
    })
  }

  /** For whoever follows 'Try Free Now', by an address that says nothing more: what it says could change what the page shows. */
  function isFirstVisit(c: Context<AppEnv>): boolean {
    const isSignedIn = readCookie(c.req.header('cookie'), session) !== undefined
    return new URL(c.req.url).search === '?as=guest' && !isSignedIn
  }

  /** For whoever opens it signed in, and by a plain address. No cache may store it. */
  async function accountPage(c: Context<AppEnv>, path: string, served: ServedPage): Promise<Response | undefined> {
    const cookies = c.req.header('cookie')
    const isOpened = c.req.method === 'GET' && new URL(c.req.url).search === ''
    if (!readsAt(path) || !isOpened || !cookies || readCookie(cookies, session) === undefined) return undefined
    const shell = async () => new TextDecoder().decode(await bodyOf(served, undefined))
    const filled = await fillForAccount(path, cookies, shell)
    if (!filled) return undefined
    c.set('served', 'account')
    const encoding = acceptedEncoding(c.req.header('accept-encoding'))
    const bytes = Buffer.from(filled.html)
    const body = encoding ? await (encoding.name === 'gzip' ? gzip(bytes) : brotli(bytes, QUICK)) : bytes
    const headers = new Headers({
      'cache-control': 'private, no-store',
      'content-security-policy': pagePolicy(served.inlineScripts, baseUrl),
      'content-type': served.type,
      'content-length': String(body.length),
      vary: 'accept-encoding, cookie',
    })
    if (encoding) headers.set('content-encoding', encoding.name)
    if (filled.cookie) headers.append('set-cookie', filled.cookie)
    return new Response(body, { headers })
  }

  function page(c: Context<AppEnv>, served: ServedPage, kind: string, status = 200): Promise<Response> {
    c.set('served', kind)
    const policy = pagePolicy(served.inlineScripts, baseUrl)
    const varies = kind === 'app' && { vary: BY_LANGUAGE }
    return send(c, served, status, { 'cache-control': 'no-cache', ...varies, 'content-security-policy': policy })
  }

  async function send(
    c: Context<AppEnv>,
    served: ServedAsset | ServedPage,
    status: number,
    headers: Record<string, string>,
  ): Promise<Response> {
    const etag = etagOf(served)
    const all: Record<string, string> = { ...headers, etag }
    const varies = [headers.vary, served.compressed ? 'accept-encoding' : undefined].filter(Boolean)
    if (varies.length > 0) all.vary = varies.join(', ')
    if (status === 200 && isFresh(c.req.header('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: all })
    }
    const encoding = served.compressed ? acceptedEncoding(c.req.header('accept-encoding')) : undefined
    if (encoding) all['content-encoding'] = encoding.name
    all['content-type'] = served.type
    const body = await bodyOf(served, encoding)
    all['content-length'] = String(body.length)
    return new Response(body, { status, headers: all })
  }
}

function readManifest(dist: string): PageManifest | undefined {
  const file = join(dist, 'pages.json')
  return existsSync(file) ? z.parse(PageManifest, JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

function inLanguage(manifest: PageManifest, language: Language): Pick<PageManifest, 'app' | 'firstVisit'> {
  return language === 'en' ? manifest : { app: manifest.spanishApp, firstVisit: manifest.spanishFirstVisit }
}

function redirect(c: Context<AppEnv>, to: string): Response {
  c.set('served', 'redirect')
  return new Response(null, { status: 302, headers: { location: `${to}${new URL(c.req.url).search}` } })
}

function isFresh(known: string | undefined, etag: string): boolean {
  if (!known) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some(tag => bare(tag) === bare(etag))
}
