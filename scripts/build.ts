import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as Site from '#app/site/render.tsx'
import { WORKER_PATH } from '#routes/service-worker.ts'
import { type PageManifest, type ServedPage, SITE_ORIGIN } from '#server/http/page-manifest.ts'
import { beforePaint } from '../vite.config.ts'
import { bundleInline } from './build/bundle-inline.ts'
import { islandChunks } from './build/chunks.ts'
import { appSizes, serverModules, siteSizes, sizeTable } from './build/guard.ts'
import { buildLanguage, type LanguageBuild, pageFile, writeShells } from './build/language-build.ts'
import { servedAsset, servedPage } from './build/served.ts'
import { writeServiceWorker } from './build/service-worker.ts'

/**
 * `npm run build`: the browser side, into dist/. Each language is built by itself.
 *
 *   dist/pages.json      what the server may send, and each page's inline scripts (see src/server/http/page-manifest.ts)
 *   dist/app.*.html      a shell for each page of the app: /auth and /dashboard/*; in Spanish app.es.*.html
 *   dist/index.html …    a file per public page, rendered by React here and now; 404.html
 *   dist/service-worker.js   opens the app without a network; the list of what it caches is in it
 *   dist/robots.txt …    what machines ask for at the root; beside it everything from public/
 *   dist/assets/*        scripts, styles, fonts and pictures, named by their content
 *   *.br, *.gz           beside every text file that is sent as it is
 *
 * It fails when a server module is in a browser chunk or a page is over its budget (scripts/build/budgets.ts), and leaves dist/
 * as it was.
 */
const NEXT = '.cache/dist'
const RENDERER = '.cache/renderer'

process.env.NODE_ENV = 'production'
const english = await buildLanguage('en', NEXT, RENDERER)
const spanish = await buildLanguage('es', NEXT, `${RENDERER}-es`)
const errors: string[] = []
report('Server modules in the browser', serverModules([...english.chunks, ...spanish.chunks]))

const site = english.renderSite(await siteAssets(english))
const spanishSite = spanish.renderSite(await siteAssets(spanish))
for (const [path, text] of Object.entries(site.files)) writeFileSync(join(NEXT, path), text)
const sitePages = [...site.pages, ...spanishSite.pages]
const rendered = [...sitePages, site.notFound, spanishSite.notFound, ...english.firstVisits, ...spanish.firstVisits]
for (const { path, html } of rendered) {
  report(`${path} has style attributes, which its policy forbids`, html.match(/<[^>]+\sstyle="[^"]*"/g) ?? [])
}

const weights = [
  ...appSizes(NEXT, english.chunks, 'en'),
  ...appSizes(NEXT, spanish.chunks, 'es'),
  ...siteSizes(NEXT, english.chunks, site.pages),
  ...siteSizes(NEXT, spanish.chunks, spanishSite.pages),
]
console.log(sizeTable(weights))
const heavy = weights.filter(weight => weight.kilobytes > weight.limit)
report('Over budget', heavy.length > 0 ? [sizeTable(heavy)] : [])
if (errors.length > 0) {
  console.error(errors.join('\n'))
  process.exit(1)
}

writeFileSync(join(NEXT, 'pages.json'), JSON.stringify(await pageManifest(), null, 1))
rmSync('dist', { recursive: true, force: true })
renameSync(NEXT, 'dist')

async function siteAssets({ chunks }: LanguageBuild): Promise<Site.SiteAssets> {
  return {
    origin: SITE_ORIGIN,
    stylesHref: stylesheetHref(),
    loader: { text: await bundleInline('src/web/site/wake-islands.ts') },
    islandFiles: name => islandChunks(chunks, name).map(file => `/${file}`),
    fontHrefs: [...new Set(readFileSync(join(NEXT, stylesheetHref()), 'utf8').match(/\/assets\/[^)"']+\.woff2/g))],
    beforePaint: await beforePaint(),
  }
}

/** The same in every language. */
function stylesheetHref(): string {
  const file = english.output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName
  if (!file) throw new Error('The build made no stylesheet')
  return `/${file}`
}

async function pageManifest(): Promise<PageManifest> {
  const files = globSync('**/*', { cwd: NEXT }).filter(file => statSync(join(NEXT, file)).isFile())
  const pages: Record<string, ServedPage> = {}
  for (const { path, html } of sitePages) pages[path] = await servedPage(NEXT, pageFile(path), html)
  const { fontHrefs, stylesHref } = await siteAssets(english)
  const shared = { fontHrefs, stylesHref }
  const { app, firstVisit } = await writeShells(NEXT, english, shared)
  const { app: spanishApp, firstVisit: spanishFirstVisit } = await writeShells(NEXT, spanish, shared)
  const worker = WORKER_PATH.slice(1)
  files.push(await writeServiceWorker(NEXT, worker, { ...english, ...shared, files, pages: app }))
  const spanishWorker = worker.replace('.js', '.es.js')
  await writeServiceWorker(NEXT, spanishWorker, { ...spanish, ...shared, files, pages: spanishApp })
  return {
    pages,
    app,
    firstVisit,
    spanishApp,
    spanishFirstVisit,
    spanishWorker: await servedAsset(NEXT, spanishWorker),
    notFound: await servedPage(NEXT, '404.html', site.notFound.html),
    notFoundInSpanish: await servedPage(NEXT, 'es.404.html', spanishSite.notFound.html),
    files: Object.fromEntries(
      await Promise.all(files.map(async file => [`/${file}`, await servedAsset(NEXT, file)] as const)),
    ),
  }
}

/** All of them are reported at once. */
function report(what: string, problems: string[]): void {
  if (problems.length > 0) errors.push(`${what}:\n${problems.map(problem => `  ${problem}`).join('\n')}`)
}
