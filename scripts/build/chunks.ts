import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** Everything that loading these source files makes the browser fetch: their chunks and what those import at once. */
export function loadedFiles(chunks: Chunk[], sources: string[]): string[] {
  const files = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported))
  }
  for (const source of sources) visit(chunkOf(chunks, source))
  return [...files]
}

/** The chunk that carries a source file. */
function chunkOf(chunks: Chunk[], source: string): Chunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(source)))
  if (!found) throw new Error(`No script of the build carries ${source}`)
  return found
}

/** An island's file, and after it every file that loading it makes the browser fetch. */
export function islandChunks(chunks: Chunk[], name: string): string[] {
  return loadedFiles(chunks, [islandSource(chunks, name)])
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
