import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteMark, whenClaimed } from '#routes/claim-marks.ts'
import { type Claims, EXAMPLE_CLAIMS, NO_CLAIMS } from '#routes/claims.ts'
import { OPERATOR_MARK, type OperatorDetails } from '#routes/operator-details.ts'
import { APP_PATHS } from '#routes/route-map.ts'
import { unnamedOperator } from '../../../tests/harness/operator.ts'
import type { AppEnv } from './context.ts'
import { type PageManifest, SITE_ORIGIN } from './page-manifest.ts'
import { createPages } from './pages.ts'

let dist: string
let app: Hono<AppEnv>

const page = (file: string) => ({
  file,
  type: 'text/html; charset=utf-8',
  etag: `"${file}"`,
  compressed: true,
  addressed: false,
  inlineScripts: ['sha256-abc'],
})
const settings = { baseUrl: 'https://keyturn.example', operator: unnamedOperator, claims: EXAMPLE_CLAIMS }
const forNobody = async () => undefined
const manifest: PageManifest = {
  pages: { '/': page('index.html'), '/mortgage-guide': page('guide.html') },
  app: Object.fromEntries(APP_PATHS.map(path => [path, page('app.html')])),
  firstVisit: { '/dashboard/timeline': page('first.html') },
  spanishApp: Object.fromEntries(APP_PATHS.map(path => [path, page('app.es.html')])),
  spanishFirstVisit: { '/dashboard/timeline': page('first.es.html') },
  spanishWorker: {
    file: 'assets/main-Bx1.js',
    type: 'text/javascript',
    etag: '"w-es"',
    compressed: true,
    addressed: false,
    immutable: false,
  },
  notFound: page('404.html'),
  notFoundInSpanish: page('es.404.html'),
  files: {
    '/assets/main-Bx1.js': {
      file: 'assets/main-Bx1.js',
      type: 'text/javascript',
      etag: '"m"',
      compressed: true,
      addressed: false,
      immutable: true,
    },
    '/assets/picture-worker-AlSCp5kd.js': {
      file: 'assets/main-Bx1.js',
      type: 'text/javascript',
      etag: '"p"',
      compressed: true,
      addressed: false,
      immutable: true,
    },
    '/service-worker.js': {
      file: 'assets/main-Bx1.js',
      type: 'text/javascript',
      etag: '"w"',
      compressed: true,
      addressed: false,
      immutable: false,
    },
    '/favicon.svg': {
      file: 'favicon.svg',
      type: 'image/svg+xml',
      etag: '"f"',
      compressed: false,
      addressed: false,
      immutable: false,
    },
    '/sitemap.xml': {
      file: 'sitemap.xml',
      type: 'application/xml',
      etag: '"s"',
      compressed: true,
      addressed: true,
      immutable: false,
    },
  },
}

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'keyturn-dist-'))
  mkdirSync(join(dist, 'assets'))
  for (const file of [
    'index.html',
    'guide.html',
    'app.html',
    'first.html',
    'app.es.html',
    'first.es.html',
    '404.html',
    'es.404.html',
    'assets/main-Bx1.js',
    'favicon.svg',
  ]) {
    writeFileSync(join(dist, file), `this is ${file}`)
    writeFileSync(join(dist, `${file}.gz`), gzipSync(`this is ${file}`))
  }
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(manifest))
  writeFileSync(join(dist, 'secret.txt'), 'not listed')
  writeFileSync(join(dist, 'sitemap.xml'), `<loc>${SITE_ORIGIN}/</loc><loc>${SITE_ORIGIN}/guide</loc>`)
  app = new Hono<AppEnv>().get('*', createPages(dist, settings, forNobody))
})
afterAll(() => rmSync(dist, { recursive: true }))

const text = async (path: string) => (await app.request(path)).text()

test('[X19] each address gets its page', async () => {
  expect(await text('/')).toBe('this is index.html')
  expect(await text('/mortgage-guide')).toBe('this is guide.html')
  expect(await text('/mortgage-guide/')).toBe('this is guide.html')
  expect(await text('/auth')).toBe('this is app.html')
  expect(await text('/dashboard/cards/gift')).toBe('this is app.html')
})

test.each([
  '/nowhere',
  '/dashboard/nowhere',
  '/pages.json',
  '/secret.txt',
  '/assets/../pages.json',
  '/%2e%2e/secret.txt',
  '/__proto__',
])('[X19] %s is not there, and the answer says so', async path => {
  const answer = await app.request(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('this is 404.html')
})

test.each(['/es/nada', '/es/guia-hipotecaria/nada'])(
  '[LG10] %s is not there, and the answer says so in Spanish',
  async path => {
    const answer = await app.request(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('this is es.404.html')
  },
)

test.each([
  ['/application?new=1', '/dashboard/application?new=1'],
  ['/dashboard', '/dashboard/application'],
  ['/dashboard/lending-comparison?a=b&c=%20', '/dashboard/comparison?a=b&c=%20'],
])('[X19] %s leads on to %s', async (from, to) => {
  const answer = await app.request(from)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(to)
})

test('[X210] a page with what an account holds may be kept by nobody; guests and addresses with something in them get everybody’s', async () => {
  const asked: string[] = []
  const site = new Hono<AppEnv>().get(
    '*',
    createPages(dist, settings, async (path, cookies, shell) => {
      asked.push(`${path} ${cookies}`)
      return { html: `Robin’s: ${await shell()}`, cookie: 'prolonged' }
    }),
  )
  const request = (path: string, cookie?: string) => site.request(path, { headers: cookie ? { cookie } : {} })
  const cookie = '__Host-keyturn.session=abc'
  const rendered = await request('/dashboard/timeline', cookie)
  expect(await rendered.text()).toBe('Robin’s: this is app.html')
  expect(rendered.headers.get('cache-control')).toBe('private, no-store')
  expect(rendered.headers.get('etag')).toBeNull()
  expect(rendered.headers.get('set-cookie')).toBe('prolonged')
  expect(rendered.headers.get('content-security-policy')).toContain('sha256-abc')
  for (const [path, sent] of [
    ['/dashboard/timeline'],
    ['/dashboard/timeline', 'keyturn.session=abc'],
    ['/dashboard/timeline?day=1', cookie],
    ['/auth', cookie],
  ]) {
    const answer = await request(path as string, sent)
    expect(await answer.text(), path).toBe('this is app.html')
    expect(answer.headers.get('cache-control'), path).toBe('no-cache')
  }
  expect(asked).toEqual([`/dashboard/timeline ${cookie}`])
})

test('[X162] who has just arrived gets the prerendered page, who is signed in does not', async () => {
  expect(await text('/dashboard/timeline?as=guest')).toBe('this is first.html')
  expect(await text('/dashboard/timeline')).toBe('this is app.html')
  expect(await text('/dashboard/timeline?as=guest&stay=30')).toBe('this is app.html')
  expect(await text('/dashboard/news?as=guest')).toBe('this is app.html')
  const headers = { cookie: '__Host-keyturn.session=abc' }
  expect(await (await app.request('/dashboard/timeline?as=guest', { headers })).text()).toBe('this is app.html')
})

test('[X210] whoever takes a compressed form gets an account’s page in it', async () => {
  const site = new Hono<AppEnv>().get(
    '*',
    createPages(dist, settings, async () => ({ html: 'Robin’s', cookie: undefined })),
  )
  for (const [encoding, open] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const headers = { cookie: '__Host-keyturn.session=abc', 'accept-encoding': encoding }
    const answer = await site.request('/dashboard/timeline', { headers })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(open(await answer.arrayBuffer()).toString()).toBe('Robin’s')
  }
})

test('[X10] a page may run what the build wrote and nothing else', async () => {
  const policy = (await app.request('/')).headers.get('content-security-policy')
  expect(policy).toContain("script-src 'self' 'sha256-abc';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain('upgrade-insecure-requests')
  expect(policy).not.toContain('unsafe')
})

test('files named by their content are cached for ever, everything else is asked for again', async () => {
  expect((await app.request('/assets/main-Bx1.js')).headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
  const favicon = await app.request('/favicon.svg')
  expect(favicon.headers.get('cache-control')).toBe('no-cache')
  const again = await app.request('/favicon.svg', { headers: { 'if-none-match': 'W/"f"' } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await app.request('/favicon.svg', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('whoever takes a compressed form gets it', async () => {
  const answer = await app.request('/', { headers: { 'accept-encoding': 'br;q=0, gzip' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toBe('accept-encoding')
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe('this is index.html')
  expect((await app.request('/', { headers: { 'accept-encoding': 'identity' } })).headers.has('content-encoding')).toBe(
    false,
  )
})

test('[X51] one build serves every address, each with a tag of its own, compressed or not', async () => {
  const tags = new Set<string | null>()
  for (const address of ['https://keyturn.example', 'http://localhost:3999']) {
    const site = new Hono<AppEnv>().get('*', createPages(dist, { ...settings, baseUrl: address }, forNobody))
    const expected = `<loc>${address}/</loc><loc>${address}/guide</loc>`
    const request = (encoding: string) => site.request('/sitemap.xml', { headers: { 'accept-encoding': encoding } })
    const plain = await request('identity')
    expect(plain.headers.get('content-length')).toBe(String(expected.length))
    expect(await plain.text()).toBe(expected)
    expect(gunzipSync(await (await request('gzip')).arrayBuffer()).toString()).toBe(expected)
    // The second time it may be the smaller form, made meanwhile.
    for (const _time of [1, 2]) {
      expect(brotliDecompressSync(await (await request('br')).arrayBuffer()).toString()).toBe(expected)
    }
    const etag = plain.headers.get('etag')
    const again = await site.request('/sitemap.xml', { headers: { 'if-none-match': etag ?? '' } })
    expect(again.status).toBe(304)
    tags.add(etag)
  }
  expect(tags.size).toBe(2)
})

test('before the first build it says what to do', async () => {
  const bare = new Hono<AppEnv>().get('*', createPages(join(dist, 'nowhere'), settings, forNobody))
  const answer = await bare.request('/')
  expect(answer.status).toBe(503)
  expect(await answer.text()).toContain('npm run build')
})

test('[W28] a claim is sent with its source, as an example, or not at all; the page’s tag differs', async () => {
  const line = whenClaimed('shown', ['savings'], `$8,400 (${noteMark('savings')})`)
  writeFileSync(
    join(dist, 'sitemap.xml'),
    `<p>${line}</p><i>${whenClaimed('unproved', ['compensation'], 'Nobody pays')}</i>`,
  )
  const request = async (claims: Claims) => {
    const site = new Hono<AppEnv>().get('*', createPages(dist, { ...settings, claims }, forNobody))
    const answer = await site.request('/sitemap.xml', { headers: { 'accept-encoding': 'identity' } })
    return [await answer.text(), answer.headers.get('etag')]
  }
  const proved = { ...NO_CLAIMS, savings: { source: 'A <b>survey</b>', day: '2026-10-01' } }
  const sent = [await request(NO_CLAIMS), await request(EXAMPLE_CLAIMS), await request(proved)]
  expect(sent.map(([text]) => text)).toEqual([
    '<p></p><i>Nobody pays</i>',
    '<p>$8,400 (Example)</p><i>Nobody pays</i>',
    '<p>$8,400 (Source: A &#60;b&#62;survey&#60;/b&#62;, Oct 1, 2026)</p><i>Nobody pays</i>',
  ])
  expect(new Set(sent.map(([, etag]) => etag)).size).toBe(3)
})

test('[W29] the operator’s name stands where the page leaves room for it, as text, and its tag differs', async () => {
  writeFileSync(join(dist, 'sitemap.xml'), `<p>${OPERATOR_MARK}</p>`)
  const request = async (operator: Partial<OperatorDetails>) => {
    const site = new Hono<AppEnv>().get(
      '*',
      createPages(dist, { ...settings, operator: { ...unnamedOperator, ...operator } }, forNobody),
    )
    return await site.request('/sitemap.xml', { headers: { 'accept-encoding': 'identity' } })
  }
  const [none, some] = [await request({}), await request({ legal_name: 'Keys & <b>Co</b>' })]
  expect(await none.text()).toBe('<p></p>')
  expect(await some.text()).toBe('<p>Keys &#38; &#60;b&#62;Co&#60;/b&#62;</p>')
  expect(none.headers.get('etag')).not.toBe(some.headers.get('etag'))
})

test('[LP44] only the worker that reads pictures may run WebAssembly, and it may ask for nothing', async () => {
  const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy')
  expect(await policyOf('/assets/picture-worker-AlSCp5kd.js')).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'; base-uri 'none'; frame-ancestors 'none'",
  )
  expect(await policyOf('/assets/main-Bx1.js')).toBeNull()
  expect(await policyOf('/dashboard/papers')).not.toContain('wasm')
})

test('[X132] the service worker is asked for anew each time and may ask this site alone; no page or file sets a cookie', async () => {
  const { headers } = await app.request('/service-worker.js')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  for (const path of ['/', '/auth', '/assets/main-Bx1.js', '/service-worker.js']) {
    expect((await app.request(path)).headers.has('set-cookie'), path).toBe(false)
  }
})

test('[LG16] the app comes in the language that was chosen in this browser, and in English without a choice', async () => {
  const inSpanish = { headers: { cookie: 'language=es' } }
  const answer = await app.request('/dashboard/timeline', inSpanish)
  expect(await answer.text()).toBe('this is app.es.html')
  expect(answer.headers.get('vary')).toContain('cookie')
  expect(await (await app.request('/dashboard/timeline?as=guest', inSpanish)).text()).toBe('this is first.es.html')
  expect(await text('/dashboard/timeline')).toBe('this is app.html')
  for (const cookie of ['language=en', 'language=xx', 'other=es', 'language=es2'])
    expect(await (await app.request('/auth', { headers: { cookie } })).text(), cookie).toBe('this is app.html')
  // A public page has its language in its address.
  expect(await (await app.request('/mortgage-guide', inSpanish)).text()).toBe('this is guide.html')
})

test('[LG17] each language has a service worker of its own, which asks for nobody’s pages in its language', async () => {
  const worker = (headers: Record<string, string>) => app.request('/service-worker.js', { headers })
  expect((await worker({ cookie: 'language=es' })).headers.get('etag')).toContain('w-es')
  expect((await worker({})).headers.get('etag')).not.toContain('w-es')
  const asked = await app.request('/dashboard/timeline', { headers: { 'keyturn-language': 'es' } })
  expect(await asked.text()).toBe('this is app.es.html')
})
