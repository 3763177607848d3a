import type { Manifest } from 'vite'

/** Everything that loading these source files makes the browser fetch: their chunks and what those import at once. */
export function loadedFiles(manifest: Manifest, sources: string[]): Set<string> {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (source: string) => {
    if (visited.has(source)) return
    visited.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`scripts/build/budgets.ts names ${source}, which is no entry and no lazy file`)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const source of sources) visit(source)
  return files
}

/** An island's file, and after it every file that loading it makes the browser fetch. */
export function islandChunks(manifest: Manifest, name: string): string[] {
  return [...loadedFiles(manifest, [islandSource(manifest, name)])]
}

export function islandSource(manifest: Manifest, name: string): string {
  const [owner, file] = name.split('/')
  const folder = owner === 'site' ? 'src/web/site/' : `src/features/${owner}/web/site/`
  const found = Object.keys(manifest).find(
    source => source.startsWith(folder) && new RegExp(`/${file}\\.island\\.tsx?$`).test(source),
  )
  if (!found) throw new Error(`A page has the island "${name}", but there is no ${folder}…/${file}.island.tsx`)
  return found
}
