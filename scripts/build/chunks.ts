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
