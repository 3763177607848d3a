import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import type * as Site from '#app/site/render.tsx'
import { islandChunks } from './chunks.ts'
import { buildIslands } from './islands.ts'
import { inLanguage } from './language.ts'

interface SpanishSite {
  site: Site.RenderedSite
  chunks: Rolldown.OutputChunk[]
}

/** The public pages in Spanish: rendered by a build of their own, and those islands that they have. */
export async function buildSpanish(
  outDir: string,
  renderer: string,
  assets: Required<Site.SiteAssets>,
): Promise<SpanishSite> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [inLanguage('es'), react()],
    build: {
      ssr: 'src/app/site/render.tsx',
      outDir: renderer,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
    },
  })
  const { renderSite }: typeof Site = await import(pathToFileURL(`${renderer}/render.js`).href)
  const wanted = new Set<string>()
  renderSite({ ...assets, islandFiles: name => [...wanted.add(name)] })
  const output = await buildIslands(outDir, 'es', name => wanted.has(name))
  const chunks = output.filter(item => item.type === 'chunk')
  const islandFiles = (name: string) => islandChunks(chunks, name).map(file => `/${file}`)
  return { site: renderSite({ ...assets, islandFiles }), chunks }
}
