import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer } from 'vite'
import { LANGUAGES } from '#domain/languages.ts'
import { withClaims } from '#routes/claim-marks.ts'
import { EXAMPLE_CLAIMS } from '#routes/claims.ts'
import { findRoute } from '#routes/route-map.ts'
import { freePort } from '../tests/harness/free-port.ts'
import { beforePaint } from '../vite.config.ts'
import { inLanguage } from './build/language.ts'

/**
 * `npm run dev`: Vite stands in front with hot reload and passes the API on to the real server, which restarts when its
 * code changes. Public pages are rendered afresh for every request. /dev/ui shows every part of the UI kit.
 * `npm run dev -- es` is Spanish: a language is chosen when modules are resolved, so one server has one.
 */
const language = LANGUAGES.find(each => each === process.argv[2]) ?? 'en'
const port = Number(process.env.PORT || 3000)
const baseUrl = process.env.BASE_URL || `http://localhost:${port}`
const apiPort = await freePort()

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development', PORT: String(apiPort), BASE_URL: baseUrl },
})
api.on('exit', code => process.exit(code ?? 1))
process.on('exit', () => api.kill())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0))

const http = createHttpServer()
const vite = await createServer({
  plugins: [inLanguage(language)],
  server: {
    // Vite's own server would end together with our standard input.
    middlewareMode: true,
    hmr: { server: http },
    proxy: {
      '^/(api|healthz|readyz|metrics|dev/(?!ui))': {
        target: `http://127.0.0.1:${apiPort}`,
        configure: proxy => proxy.on('error', (_error, _request, response) => apologise(response)),
      },
    },
  },
})
vite.middlewares.use((request, response, next) => {
  answer(request, response).catch(error => {
    vite.ssrFixStacktrace(error)
    next(error)
  })
})
// The browser does not know the code of a static page, so nothing but a reload shows its change.
vite.watcher.on('change', file => {
  const { client, ssr } = vite.environments
  const isStaticOnly = ssr?.moduleGraph.getModulesByFile(file) && !client?.moduleGraph.getModulesByFile(file)
  if (isStaticOnly) client?.hot.send({ type: 'full-reload' })
})
http.on('request', vite.middlewares)
http.on('error', problem => {
  console.error(problem.message)
  process.exit(1)
})
http.listen(port, process.env.HOST || '127.0.0.1', () => {
  console.log(`\n  Keyturn in development: ${baseUrl}\n  The UI kit:             ${baseUrl}/dev/ui\n`)
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', baseUrl)
  const route = findRoute(url.pathname)
  if (route.kind === 'redirect') {
    response.writeHead(302, { location: route.to + url.search }).end()
    return
  }
  const { status, html } = await page(url.pathname, route.kind)
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(await vite.transformIndexHtml(url.pathname, html))
}

async function page(path: string, kind: 'site' | 'app' | 'not-found'): Promise<{ status: number; html: string }> {
  if (path === '/dev/ui') {
    const kit = readFileSync('src/web/showcase/index.html', 'utf8')
    return { status: 200, html: kit.replace('./main.tsx', '/src/web/showcase/main.tsx') }
  }
  if (kind === 'app') {
    const shell = readFileSync('src/app/browser/app.html', 'utf8')
    return { status: 200, html: shell.replace('<html lang="en">', `<html lang="${language}">`) }
  }
  const { renderSite } = (await vite.ssrLoadModule('/src/app/site/render.tsx')) as typeof import('#app/site/render.tsx')
  const { pages, notFound } = renderSite({
    origin: baseUrl,
    stylesHref: '/src/web/styles/keyturn.css',
    loader: { href: '/src/web/site/wake-islands.ts' },
    islandFiles: islandFile,
    fontHrefs: [],
    beforePaint: await beforePaint(),
  })
  const found = pages.find(candidate => candidate.path === path)
  const html = withClaims((found ?? notFound).html, EXAMPLE_CLAIMS)
  return { status: found ? 200 : 404, html }
}

/** `landing/calculator` → where its source is. */
function islandFile(name: string): string[] {
  const [owner, file] = name.split('/')
  const folder = owner === 'site' ? 'src/web/site' : `src/features/${owner}/web/site`
  return globSync(`${folder}/**/${file}.island.{ts,tsx}`).map(path => `/${path}`)
}

function apologise(response: unknown): void {
  const answered = response as ServerResponse
  if (answered.headersSent) return
  answered.writeHead?.(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('The server is restarting.')
}
