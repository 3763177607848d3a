import { globSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, createLogger, type Logger, type Plugin, type Rolldown } from 'vite'
import type * as App from '#app/browser/prerender.tsx'
import type * as Site from '#app/site/render.tsx'
import type { Language } from '#domain/languages.ts'
import { FIRST_VISIT_PATHS } from '#routes/pages.ts'
import { type ServedPage, SITE_ORIGIN } from '#server/http/page-manifest.ts'
import { appShell, type ShellParts } from './app-shell.ts'
import { appBudgets } from './budgets.ts'
import { bundleInline } from './bundle-inline.ts'
import { buildIslands } from './islands.ts'
import { inLanguage } from './language.ts'
import { servedPage } from './served.ts'

/** Vite keeps the shell where its source was. */
const SHELL = 'src/app/browser/app.html'

/** The product in one language, as the bundler made it. */
export interface LanguageBuild {
  language: Language
  output: Rolldown.RolldownOutput['output'][number][]
  chunks: Rolldown.OutputChunk[]
  /** The app's shell as Vite made it. */
  shell: string
  renderSite: typeof Site.renderSite
  loadingPage: typeof App.loadingPage
  titleAt: typeof App.titleAt
  /** The pages where people begin, as a guest sees them who has just arrived. */
  firstVisits: { path: string; html: string }[]
}

/** Builds the app, the live parts of public pages, and what renders both. */
export async function buildLanguage(language: Language, dist: string, renderer: string): Promise<LanguageBuild> {
  const isFirst = language === 'en'
  const built = await build({
    logLevel: 'warn',
    customLogger: calmLogger(),
    plugins: [inLanguage(language)],
    build: { outDir: dist, emptyOutDir: isFirst, copyPublicDir: isFirst },
  })
  const shell = readFileSync(join(dist, SHELL), 'utf8')
  rmSync(join(dist, 'src'), { recursive: true })
  const output = [built].flat().flatMap(result => ('output' in result ? result.output : []))
  const { renderSite, loadingPage, titleAt, prerenderPage } = await buildRenderer(language, dist, renderer)
  // Of Spanish pages only some have some.
  const wanted = new Set<string>()
  if (!isFirst) renderSite({ ...noAssets, islandFiles: name => [...wanted.add(name)] })
  output.push(...(await buildIslands(dist, language, name => isFirst || wanted.has(name))))
  const firstVisits: LanguageBuild['firstVisits'] = []
  for (const path of FIRST_VISIT_PATHS) firstVisits.push({ path, html: await prerenderPage(path) })
  const chunks = output.filter(item => item.type === 'chunk')
  return { language, output, chunks, shell, renderSite, loadingPage, titleAt, firstVisits }
}

const noAssets = { origin: SITE_ORIGIN, stylesHref: '', loader: { text: '' }, fontHrefs: [], beforePaint: '' }

/**
 * React renders the public pages and the app's frame in a build of their own, so that TypeScript, JSX and pictures mean the same
 * there.
 */
async function buildRenderer(language: Language, dist: string, renderer: string): Promise<typeof Site & typeof App> {
  await build({
    logLevel: 'warn',
    plugins: [inLanguage(language), withoutWorkers],
    build: {
      ssr: true,
      outDir: renderer,
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
  for (const picture of globSync(`${renderer}/assets/*`)) {
    if (!/\.(js|css)$/.test(picture)) renameSync(picture, join(dist, 'assets', picture.split('/').at(-1) ?? ''))
  }
  const site: typeof Site = await import(pathToFileURL(`${renderer}/site.js`).href)
  const app: typeof App = await import(pathToFileURL(`${renderer}/app.js`).href)
  return { ...site, ...app }
}

/** The shells of the app, by path; and of those where people begin, the ones that come prerendered. */
export async function writeShells(
  dist: string,
  built: LanguageBuild,
  shared: Pick<ShellParts, 'fontHrefs' | 'stylesHref'>,
) {
  const { language, shell, firstVisits } = built
  const parts: ShellParts = { ...built, ...shared, html: shell }
  const script = await bundleInline('src/web/shell/first-visit.ts')
  const app: Record<string, ServedPage> = {}
  const firstVisit: Record<string, ServedPage> = {}
  const file = (kind: string, page: string) => `${kind}.${language === 'en' ? '' : `${language}.`}${pageFile(page)}`
  for (const budget of appBudgets) {
    const { page } = budget
    app[page] = await servedPage(dist, file('app', page), appShell(budget, parts))
    const html = firstVisits.find(({ path }) => path === page)?.html
    if (html === undefined) continue
    firstVisit[page] = await servedPage(dist, file('first', page), appShell(budget, parts, { html, script }))
  }
  return { app, firstVisit }
}

/** `/mortgage-guide/closing-costs` → `mortgage-guide.closing-costs.html`: one flat folder, no path to get wrong. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1).replaceAll('/', '.')}.html`
}

/** Nobody works while a page is rendered: what the workers bring along would be built a second time for nothing. */
const withoutWorkers: Plugin = {
  name: 'keyturn:without-workers',
  enforce: 'pre',
  load: id => (/\?worker\b/.test(id) ? 'export default undefined' : undefined),
}

/** The reader of pictures names Node's modules in lines that a browser never reaches; any other warning is shown. */
function calmLogger(): Logger {
  const logger = createLogger('warn')
  const isKnown = (message: string) => message.includes('externalized for browser compatibility')
  return { ...logger, warn: (message, options) => isKnown(message) || logger.warn(message, options) }
}
