import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import type { RenderedSite, SiteAssets } from '#app/site/render.tsx'
import { type PageManifest, type ServedPage, SITE_ORIGIN } from '#server/http/page-manifest.ts'
import { beforePaint } from '../vite.config.ts'
import { appShell } from './build/app-shell.ts'
import { appBudgets } from './build/budgets.ts'
import { islandChunks } from './build/chunks.ts'
import { serverModules, weighPages, weightTable } from './build/guard.ts'
import { oneFile } from './build/one-file.ts'
import { servedAsset, servedPage } from './build/served.ts'
import { writeServiceWorker } from './build/service-worker.ts'
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
 *   *.br, *.gz           beside every text file
 *
 * It fails when a server module is in a browser chunk or a page is over its budget (scripts/build/budgets.ts). With
 * `--check` it only finds out whether it would fail, and leaves dist/ alone.
 */
const isCheck = process.argv.includes('--check')
const NEXT = isCheck ? '.cache/checked/dist' : '.cache/dist'
const RENDERER = isCheck ? '.cache/checked/renderer' : '.cache/renderer'

process.env.NODE_ENV = 'production'
const client = await build({ logLevel: 'warn', build: { outDir: NEXT } })
const chunks = [client].flat().flatMap(result => ('output' in result ? result.output : []))
refuse('Server modules in the browser', serverModules(chunks.filter(item => item.type === 'chunk')))

const manifest: Manifest = JSON.parse(readFileSync(join(NEXT, '.vite/manifest.json'), 'utf8'))
rmSync(join(NEXT, '.vite'), { recursive: true })

const site = await renderedSite()
for (const [path, text] of Object.entries(site.files)) writeFileSync(join(NEXT, path), text)
for (const page of [...site.pages, ...site.unclaimed, site.notFound]) {
  refuse(`${page.path} has style attributes, which its policy forbids`, page.html.match(/<[^>]+\sstyle="[^"]*"/g) ?? [])
}

const weights = weighPages(NEXT, manifest, site.pages)
console.log(weightTable(weights))
const heavy = weights.filter(weight => weight.kilobytes > weight.limit)
refuse('Over budget', heavy.length > 0 ? [weightTable(heavy)] : [])

if (!isCheck) {
  writeFileSync(join(NEXT, 'pages.json'), JSON.stringify(await pageManifest(), null, 1))
  rmSync('dist', { recursive: true, force: true })
  renameSync(NEXT, 'dist')
}

/** React renders the public pages in a build of their own, so that TypeScript, JSX and pictures mean the same there. */
async function renderedSite(): Promise<RenderedSite> {
  await build({
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: RENDERER,
      manifest: false,
      ssrEmitAssets: true,
      rolldownOptions: { input: 'src/app/site/render.tsx', output: { codeSplitting: true } },
    },
  })
  for (const picture of globSync(`${RENDERER}/assets/*`)) {
    if (!/\.(js|css)$/.test(picture)) renameSync(picture, join(NEXT, 'assets', picture.split('/').at(-1) ?? ''))
  }
  const { renderSite } = await import(pathToFileURL(`${RENDERER}/render.js`).href)
  return renderSite(await siteAssets())
}

async function siteAssets(): Promise<SiteAssets> {
  const app = manifest['src/app/browser/app.html']
  const [sheetFile] = app?.css ?? []
  if (!sheetFile) throw new Error('The build made no stylesheet for public pages')
  const sheet = readFileSync(join(NEXT, sheetFile), 'utf8')
  return {
    origin: SITE_ORIGIN,
    stylesHref: `/${sheetFile}`,
    loader: { text: await oneFile('src/web/site/wake-islands.ts') },
    islandFiles: name => islandChunks(manifest, name).map(file => `/${file}`),
    fontHrefs: [...new Set(sheet.match(/\/assets\/[^)"']+\.woff2/g))],
    beforePaint: await beforePaint(),
    inlineStyles: body => usedStyles(sheet, `<html><body>${body}`),
  }
}

async function pageManifest(): Promise<PageManifest> {
  // Vite keeps the shell where its source was.
  const shell = readFileSync(join(NEXT, 'src/app/browser/app.html'), 'utf8')
  rmSync(join(NEXT, 'src'), { recursive: true })
  const files = globSync('**/*', { cwd: NEXT }).filter(file => statSync(join(NEXT, file)).isFile())

  const pages: Record<string, ServedPage> = {}
  for (const { path, html } of site.pages) pages[path] = await servedPage(NEXT, pageFile(path), html)
  const unclaimed: Record<string, ServedPage> = {}
  for (const { path, html } of site.unclaimed) {
    unclaimed[path] = await servedPage(NEXT, `unclaimed.${pageFile(path)}`, html)
  }
  const { fontHrefs } = await siteAssets()
  const app: Record<string, ServedPage> = {}
  for (const budget of appBudgets) {
    const html = appShell(budget, { html: shell, manifest, fontHrefs, frame: site.frame })
    app[budget.page] = await servedPage(NEXT, `app.${pageFile(budget.page)}`, html)
  }
  files.push(await writeServiceWorker(NEXT, { manifest, fontHrefs, files, pages: app }))
  return {
    pages,
    unclaimed,
    app,
    notFound: await servedPage(NEXT, '404.html', site.notFound.html),
    files: Object.fromEntries(
      await Promise.all(files.map(async file => [`/${file}`, await servedAsset(NEXT, file)] as const)),
    ),
  }
}

/** `/mortgage-guide/closing-costs` → `mortgage-guide.closing-costs.html`: one flat folder, no path to get wrong. */
function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1).replaceAll('/', '.')}.html`
}

function refuse(what: string, problems: string[]): void {
  if (problems.length === 0) return
  console.error(`${what}:\n${problems.map(problem => `  ${problem}`).join('\n')}`)
  process.exit(1)
}
