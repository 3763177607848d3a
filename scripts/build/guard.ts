import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import type { RenderedPage } from '#app/site/render.tsx'
import type { Language } from '#domain/languages.ts'
import { appBudgets, ROOM_FOR_WORDS, siteLimit } from './budgets.ts'
import { islandSource, loadedFiles } from './chunks.ts'
import { APP_ENTRY } from './entries.ts'

const serverOnly =
  /\/src\/server\/|\/features\/[^/]+\/server\/|\/node_modules\/(pg|pg-boss|hono|@hono\/[^/]+|@electric-sql\/[^/]+|nodemailer|drizzle-orm|stripe)\//

/** Server modules that found their way into the browser, each with the chunk that carries it. */
export function serverModules(chunks: Rolldown.OutputChunk[]): string[] {
  return chunks.flatMap(chunk =>
    chunk.moduleIds.filter(id => serverOnly.test(id)).map(id => `${chunk.fileName} carries ${id}`),
  )
}

export interface PageSize {
  page: string
  kilobytes: number
  limit: number
}

/** What each page of the app loads in one language before it is used, beside what it may. */
export function appSizes(dist: string, chunks: Rolldown.OutputChunk[], language: Language): PageSize[] {
  const weigh = sizeOf(dist, chunks)
  return appBudgets.map(({ page, limit, lazy }) => ({
    page: language === 'en' ? page : `${page} (${language})`,
    limit: Math.round(limit * ROOM_FOR_WORDS[language]),
    kilobytes: weigh([APP_ENTRY, ...lazy]),
  }))
}

/** The same of public pages in one language. What a page may load does not depend on it. */
export function siteSizes(dist: string, chunks: Rolldown.OutputChunk[], pages: RenderedPage[]): PageSize[] {
  const weigh = sizeOf(dist, chunks)
  return pages.map(({ page, path, html }) => ({
    page: path,
    limit: siteLimit(page),
    kilobytes: weigh(eagerIslands(chunks, html)) + loaderKilobytes(html),
  }))
}

function sizeOf(dist: string, chunks: Rolldown.OutputChunk[]): (sources: string[]) => number {
  const packed = new Map(chunks.map(({ fileName }) => [fileName, kilobytes(readFileSync(join(dist, fileName)))]))
  return sources => loadedFiles(chunks, sources).reduce((sum, file) => sum + (packed.get(file) ?? 0), 0)
}

/** The islands of a public page that wake before anyone touches them. */
function eagerIslands(chunks: Rolldown.OutputChunk[], html: string): string[] {
  return [...html.matchAll(/data-island="([^"]+)"[^>]*? data-wake="([^"]+)"/g)]
    .filter(([, , wake]) => wake !== 'interaction' && wake !== 'signed-in')
    .map(([, name = '']) => islandSource(chunks, name))
}

function loaderKilobytes(html: string): number {
  const [, loader] = /<script type="module">([\s\S]*?)<\/script>/.exec(html) ?? []
  return loader ? kilobytes(loader) : 0
}

function kilobytes(content: Buffer | string): number {
  return gzipSync(content, { level: 9 }).length / 1000
}

export function sizeTable(weights: PageSize[]): string {
  const width = Math.max(...weights.map(weight => weight.page.length))
  return weights
    .map(({ page, kilobytes, limit }) => {
      const mark = kilobytes > limit ? '✗' : '✓'
      return `  ${mark} ${page.padEnd(width)} ${kilobytes.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} kB JS`
    })
    .join('\n')
}
