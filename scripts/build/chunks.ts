import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/**
 * Everything that loading these source files makes the browser fetch: their chunks and, before each, what it imports at once. In
 * this order they run.
 */
export function loadedFiles(chunks: Chunk[], sources: string[]): string[] {
  const seen = new Set<Chunk>()
  const files: string[] = []
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported))
    files.push(chunk.fileName)
  }
  for (const source of sources) visit(chunkOf(chunks, source))
  return files
}

/** The chunk that carries a source file. */
function chunkOf(chunks: Chunk[], source: string): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(source)))
  if (!found) throw new Error(`No script of the build carries ${source}`)
  return found
}

/** An island's file, and after it every file that loading it makes the browser fetch. */
export function islandChunks(chunks: Chunk[], name: string): string[] {
  return loadedFiles(chunks, [islandSource(chunks, name)]).reverse()
}

export function islandSource(chunks: Chunk[], name: string): string {
  const [owner, file] = name.split('/')
  const folder = resolve(owner === 'site' ? 'src/web/site' : `src/features/${owner}/web/site`)
  const sources = chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? [])
  const found = sources.find(
    source => source.startsWith(`${folder}/`) && new RegExp(`/${file}\\.island\\.tsx?$`).test(source),
  )
  if (!found) throw new Error(`A page has the island "${name}", but there is no ${folder}/…/${file}.island.tsx`)
  return found
}
