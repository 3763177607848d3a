import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { BuildFiles } from '#app/worker/build-files.ts'
import { WORKER_PATH } from '#journey/service-worker.ts'
import type { ServedPage } from '#server/http/page-manifest.ts'
import { loadedFiles } from './chunks.ts'
import { oneFile } from './one-file.ts'

const APP = 'src/app/browser/app.html'
/** What stands in the head of every page, beside the hashed files. */
const ICONS = ['/favicon.svg', '/icon-192.png', '/manifest.webmanifest']

interface WorkerParts {
  manifest: Manifest
  fontHrefs: string[]
  /** Everything the server may send, by its place below dist/. */
  files: string[]
  /** The shells of the app, by path. */
  pages: Record<string, ServedPage>
}

/** Writes the service worker with the list of what it keeps in it: one file, whose bytes change whenever the app does. */
export async function writeServiceWorker(dist: string, parts: WorkerParts): Promise<string> {
  const file = WORKER_PATH.slice(1)
  const define = { KEYTURN_BUILD: JSON.stringify(buildFiles(dist, parts)) }
  writeFileSync(join(dist, file), await oneFile('src/app/worker/service-worker.ts', define))
  return file
}

function buildFiles(dist: string, { manifest, fontHrefs, files, pages }: WorkerParts): BuildFiles {
  const icons = ICONS.filter(icon => files.includes(icon.slice(1)))
  const entry = [...loadedFiles(manifest, [APP]), ...(manifest[APP]?.css ?? [])].map(file => `/${file}`)
  const frame = [...new Set([...entry, ...fontHrefs, ...icons])]
  const others = reachable(manifest, APP).filter(path => !frame.includes(path))
  const hash = createHash('sha256').update(JSON.stringify([frame, others]))
  // These change without a new name.
  for (const icon of icons) hash.update(readFileSync(join(dist, icon)))
  for (const page of Object.values(pages)) hash.update(page.etag)
  return { version: hash.digest('base64url').slice(0, 16), frame, files: others, pages: Object.keys(pages) }
}

/**
 * Every script and style that the app can ask for, however late. Not what its workers bring along: the reader of pictures
 * weighs more than everything else together, and is kept once somebody has used it.
 */
function reachable(manifest: Manifest, source: string): string[] {
  const visited = new Set<string>()
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || visited.has(name)) return
    visited.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(js|css)$/.test(file)) found.add(`/${file}`)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(source)
  return [...found]
}
