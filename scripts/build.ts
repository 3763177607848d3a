import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, createLogger, type Logger, type Plugin } from 'vite'
import type * as App from '#app/browser/prerender.tsx'
import type * as Site from '#app/site/render.tsx'
import { FIRST_VISIT_PATHS } from '#routes/pages.ts'
import { type PageManifest, type ServedPage, SITE_ORIGIN } from '#server/http/page-manifest.ts'
import { beforePaint } from '../vite.config.ts'
import { appShell, type ShellParts } from './build/app-shell.ts'
import { appBudgets } from './build/budgets.ts'
import { islandChunks } from './build/chunks.ts'
import { serverModules, weighApp, weighSite, weightTable } from './build/guard.ts'
import { buildIslands } from './build/islands.ts'
import { oneFile } from './build/one-file.ts'
import { servedAsset, servedPage } from './build/served.ts'
import { writeServiceWorker } from './build/service-worker.ts'
import { buildSpanish } from './build/spanish.ts'
import { usedStyles } from './build/used-styles.ts'

/**
 * `npm run build`: the browser side, into dist/.
 *
 *   dist/pages.json      what the server may send, and each page's policy hashes (see src/server/http/page-manifest.ts)
 *   dist/app.*.html      a shell for each page of the app: /auth and /dashboard/*
 *   dist/index.html …    a file per public page, rendered by React here and now; 404.html
 *   dist/service-worker.js   opens the app without a network; the list of what it keeps is in it
 *   dist/robots.txt …    what machines ask for at the root; beside it everything from public/
 *   dist/assets/*        scripts, styles, fonts and pictures, named by their content
 *   *.br, *.gz           beside every text file that is sent as it is
 *
 * It fails when a server module is in a browser chunk or a page is over its budget (scripts/build/budgets.ts). With
 * `--check` it only finds out whether it would fail, and leaves dist/ alone.
 */
const isCheck = process.argv.includes('--check')
const NEXT = isCheck ? '.cache/checked/dist' : '.cache/dist'
const RENDERER = isCheck ? '.cache/checked/renderer' : '.cache/renderer'

/** Nobody works while a page is rendered: what the workers bring along would be built a second time for nothing. */
const withoutWorkers: Plugin = {
  name: 'keyturn:without-workers',
  enforce: 'pre',
  load: id => (/\?worker\b/.test(id) ? 'export default undefined' : undefined),
}

process.env.NODE_ENV = 'production'
const built = await build({ logLevel: 'warn', customLogger: calmLogger(), build: { outDir: NEXT } })
const output = [
  ...[built].flat().flatMap(result => ('output' in result ? result.output : [])),
  ...(await buildIslands(NEXT, 'en')),
]
const chunks = output.filter(item => item.type === 'chunk')
const complaints: string[] = []
complain('Server modules in the browser', serverModules(chunks))

const { site, firstVisits, loadingPage } = await rendered()
const spanish = await buildSpanish(NEXT, `${RENDERER}-es`, await siteAssets())
for (const [path, text] of Object.entries(site.files)) writeFileSync(join(NEXT, path), text)
const sitePages = [...site.pages, ...spanish.site.pages]
for (const { path, html } of [...sitePages, site.notFound, spanish.site.notFound, ...firstVisits]) {
  complain(`${path} has style attributes, which its policy forbids`, html.match(/<[^>]+\sstyle="[^"]*"/g) ?? [])
}

const weights = [
  ...weighApp(NEXT, chunks),
  ...weighSite(NEXT, chunks, site.pages),
  ...weighSite(NEXT, spanish.chunks, spanish.site.pages),
]
console.log(weightTable(weights))
const heavy = weights.filter(weight => weight.kilobytes > weight.limit)
complain('Over budget', heavy.length > 0 ? [weightTable(heavy)] : [])
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exit(1)
}

if (!isCheck) {
  writeFileSync(join(NEXT, 'pages.json'), JSON.stringify(await pageManifest(), null, 1))
  rmSync('dist', { recursive: true, force: true })
  renameSync(NEXT, 'dist')
}

/**
 * React renders the public pages and the app's frame in a build of their own, so that TypeScript, JSX and pictures mean the same
 * there.
 */
async function rendered() {
  await build({
    logLevel: 'warn',
    plugins: [withoutWorkers],
    build: {
      ssr: true,
      outDir: RENDERER,
      manifest: false,
      ssrEmitAssets: true,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: { site: 'src/app/site/render.tsx', app: 'src/app/browser/prerender.tsx' },
        output: { codeSplitting: true },
      },
    },
  })
  for (const picture of globSync(`${RENDERER}/assets/*`)) {
    if (!/\.(js|css)$/.test(picture)) renameSync(picture, join(NEXT, 'assets', picture.split('/').at(-1) ?? ''))
  }
  const { renderSite }: typeof Site = await import(pathToFileURL(`${RENDERER}/site.js`).href)
  const { loadingPage, prerenderPage }: typeof App = await import(pathToFileURL(`${RENDERER}/app.js`).href)
  const firstVisits: { path: string; html: string }[] = []
  for (const path of FIRST_VISIT_PATHS) firstVisits.push({ path, html: await prerenderPage(path) })
  return { site: renderSite(await siteAssets()), firstVisits, loadingPage }
}

async function siteAssets(): Promise<Required<Site.SiteAssets>> {
  const { file, text: sheet } = stylesheet()
  return {
    origin: SITE_ORIGIN,
    stylesHref: `/${file}`,
    loader: { text: await oneFile('src/web/site/wake-islands.ts') },
    islandFiles: name => islandChunks(chunks, name).map(file => `/${file}`),
    fontHrefs: [...new Set(sheet.match(/\/assets\/[^)"']+\.woff2/g))],
    beforePaint: await beforePaint(),
    inlineStyles: body => usedStyles(sheet, `<html><body>${body}`),
  }
}

function stylesheet(): { file: string; text: string } {
  const file = output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName
  if (!file) throw new Error('The build made no stylesheet')
  return { file, text: readFileSync(join(NEXT, file), 'utf8') }
}

async function pageManifest(): Promise<PageManifest> {
  // Vite keeps the shell where its source was.
  const shell = readFileSync(join(NEXT, 'src/app/browser/app.html'), 'utf8')
  rmSync(join(NEXT, 'src'), { recursive: true })
  const files = globSync('**/*', { cwd: NEXT }).filter(file => statSync(join(NEXT, file)).isFile())

  const pages: Record<string, ServedPage> = {}
  for (const { path, html } of sitePages) pages[path] = await servedPage(NEXT, pageFile(path), html)
  const { fontHrefs } = await siteAssets()
  const parts: ShellParts = { html: shell, chunks, fontHrefs, loadingPage, styles: stylesheet().text }
  const script = await oneFile('src/web/shell/first-visit.ts')
  const shells: Record<string, ServedPage> = {}
  const firstVisit: Record<string, ServedPage> = {}
  for (const budget of appBudgets) {
    const { page } = budget
    shells[page] = await servedPage(NEXT, `app.${pageFile(page)}`, appShell(budget, parts))
    const html = firstVisits.find(({ path }) => path === page)?.html
    if (html === undefined) continue
    firstVisit[page] = await servedPage(NEXT, `first.${pageFile(page)}`, appShell(budget, parts, { html, script }))
  }
  files.push(await writeServiceWorker(NEXT, { chunks, fontHrefs, files, pages: shells }))
  return {
    pages,
    app: shells,
    firstVisit,
    notFound: await servedPage(NEXT, '404.html', site.notFound.html),
    notFoundInSpanish: await servedPage(NEXT, 'es.404.html', spanish.site.notFound.html),
    files: Object.fromEntries(
      await Promise.all(files.map(async file => [`/${file}`, await servedAsset(NEXT, file)] as const)),
    ),
  }
}

/** `/mortgage-guide/closing-costs` → `mortgage-guide.closing-costs.html`: one flat folder, no path to get wrong. */
function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1).replaceAll('/', '.')}.html`
}

/** The reader of pictures names Node's modules in lines that a browser never reaches; everything else is told. */
function calmLogger(): Logger {
  const logger = createLogger('warn')
  const isKnown = (message: string) => message.includes('externalized for browser compatibility')
  return { ...logger, warn: (message, options) => isKnown(message) || logger.warn(message, options) }
}

/** All of them are told at once. */
function complain(what: string, problems: string[]): void {
  if (problems.length > 0) complaints.push(`${what}:\n${problems.map(problem => `  ${problem}`).join('\n')}`)
}
