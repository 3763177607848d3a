import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, createLogger, type Logger, type Plugin } from 'vite'
import type * as App from '#app/browser/prerender.tsx'
import type * as Site from '#app/site/render.tsx'
import { readsAt } from '#routes/pages.ts'
import { DRAWN_MARK, type PageManifest, SENT_MARK, type ServedPage, SITE_ORIGIN } from '#server/http/page-manifest.ts'
import { beforePaint } from '../vite.config.ts'
import { appShell, type ShellParts } from './build/app-shell.ts'
import { type AppBudget, appBudgets } from './build/budgets.ts'
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
 *   dist/renderer/       draws the pages of accounts when they are opened
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

/** Nobody works while a page is drawn: what the workers bring along would be built a second time for nothing. */
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

const { site, app, waitingPage } = await rendered()
const spanish = await buildSpanish(NEXT, `${RENDERER}-es`, await siteAssets())
for (const [path, text] of Object.entries(site.files)) writeFileSync(join(NEXT, path), text)
const drawn = app.map(({ budget, drawn }) => ({ path: budget.page, html: drawn.html }))
const sitePages = [...site.pages, ...spanish.site.pages]
for (const { path, html } of [...sitePages, site.notFound, spanish.site.notFound, ...drawn]) {
  complain(`${path} has style attributes, which its policy forbids`, html.match(/<[^>]+\sstyle="[^"]*"/g) ?? [])
}
for (const { path, html } of drawn) complain(`${path} was drawn in pieces`, html.match(/<script/g) ?? [])

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
  // The server draws with it, and sends none of it.
  renameSync(RENDERER, join(NEXT, 'renderer'))
  rmSync('dist', { recursive: true, force: true })
  renameSync(NEXT, 'dist')
}

/**
 * React renders the public pages, and those of the app that come whole, in a build of their own, so that TypeScript, JSX and
 * pictures mean the same there.
 */
async function rendered() {
  await build({
    logLevel: 'warn',
    // With its packages in it: the server that draws with it has none beside it.
    ssr: { noExternal: true },
    plugins: [withoutWorkers],
    define: { 'process.env.NODE_ENV': '"production"' },
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
  const { prerenderPage, waitingPage }: typeof App = await import(pathToFileURL(`${RENDERER}/app.js`).href)
  const app: { budget: AppBudget; drawn: App.Prerendered }[] = []
  for (const budget of appBudgets) app.push({ budget, drawn: await prerenderPage(budget.page) })
  return { site: renderSite(await siteAssets()), app, waitingPage }
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
  const early = await oneFile('src/web/shell/prehydration.ts')
  const parts: ShellParts = { html: shell, chunks, fontHrefs, waitingPage, early, styles: stylesheet().text }
  const shells: Record<string, ServedPage> = {}
  const drawn: Record<string, ServedPage> = {}
  for (const { budget, drawn: page } of app) {
    const html = appShell(budget, parts, page)
    shells[budget.page] = await servedPage(NEXT, `app.${pageFile(budget.page)}`, html)
    if (!readsAt(budget.page)) continue
    const forAccounts = appShell(budget, parts, { title: undefined, html: DRAWN_MARK, sent: SENT_MARK })
    drawn[budget.page] = await servedPage(NEXT, `drawn.${pageFile(budget.page)}`, forAccounts)
  }
  files.push(await writeServiceWorker(NEXT, { chunks, fontHrefs, files, pages: shells }))
  return {
    pages,
    app: shells,
    drawn,
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
