import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import type { BuildFiles } from '#app/worker/build-files.ts'
import type { Language } from '#domain/languages.ts'
import { manifestPath } from '#routes/language-choice.ts'
import type { ServedPage } from '#server/http/page-manifest.ts'
import { bundleInline } from './bundle-inline.ts'
import { loadedFiles } from './chunks.ts'
import { APP_ENTRY } from './entries.ts'

/** What stands in the head of every page, beside the hashed files. */
const ICONS = ['/favicon.svg', '/icon-192.png']

interface WorkerParts {
  language: Language
  chunks: Rolldown.OutputChunk[]
  fontHrefs: string[]
  stylesHref: string
  /** Everything the server may send, by its place below dist/. */
  files: string[]
  /** The shells of the app, by path. */
  pages: Record<string, ServedPage>
}

/**
 * Writes the service worker with the list of what it caches in it: one file, whose bytes change whenever the app does. Each
 * language has its own, at the same address: to choose another is like a new build.
 */
export async function writeServiceWorker(dist: string, file: string, parts: WorkerParts): Promise<string> {
  const define = { KEYTURN_BUILD: JSON.stringify(buildFiles(dist, parts)) }
  writeFileSync(join(dist, file), await bundleInline('src/app/worker/service-worker.ts', define, parts.language))
  return file
}

function buildFiles(dist: string, { language, chunks, fontHrefs, stylesHref, files, pages }: WorkerParts): BuildFiles {
  const icons = [...ICONS, manifestPath(language)].filter(icon => files.includes(icon.slice(1)))
  const first = loadedFiles(chunks, [APP_ENTRY])
  const frame = [...new Set([...first.map(file => `/${file}`), stylesHref, ...fontHrefs, ...icons])]
  const pdfWorker = files.filter(file => PDF_WORKER.test(file)).map(file => `/${file}`)
  const others = [...reachable(chunks, first), ...pdfWorker].filter(path => !frame.includes(path))
  const hash = createHash('sha256').update(JSON.stringify([frame, others]))
  // These change without a new name.
  for (const icon of icons) hash.update(readFileSync(join(dist, icon)))
  for (const page of Object.values(pages)) hash.update(page.etag)
  return { version: hash.digest('base64url').slice(0, 16), frame, files: others, pages: Object.keys(pages) }
}

/** The worker that reads PDFs. The reader of pictures weighs more than all else together, and is cached once it was used. */
const PDF_WORKER = /^assets\/pdf\.worker\./

/** Every script that the app's pages can ask for, however late. */
function reachable(chunks: Rolldown.OutputChunk[], from: string[]): string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    if (!chunk || found.has(`/${file}`)) return
    found.add(`/${file}`)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  for (const file of from) visit(file)
  return [...found]
}
