import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import type { Language } from '#domain/languages.ts'
import { inLanguage } from './language.ts'

/**
 * The live parts of public pages. Apart from the app, so that neither has to be cut along the other's needs; each is a file
 * of its own, which its page names, so that no script has to know them all.
 */
export async function buildIslands(
  outDir: string,
  language: Language,
  isWanted: (name: string) => boolean = () => true,
): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const wanted = islands().filter(({ name }) => isWanted(name))
  const input = Object.fromEntries(wanted.map(({ name, file }) => [`island-${name.replace('/', '-')}`, file]))
  if (Object.keys(input).length === 0) return []
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [inLanguage(language), react()],
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // The reader of papers comes with the sample, once somebody asks for it.
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        input,
        // Nothing here imports what an island exports; the page does.
        preserveEntrySignatures: 'exports-only',
        output: {
          codeSplitting: {
            groups: [
              { name: 'island-react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
              // Apart from the parts, because the landing page's calculator needs these and nothing else.
              { name: 'island-figures', test: /src\/domain\/(money|figures)\.ts$/, priority: 1 },
              { name: 'island-parts', test: /src\/web\/ui\/|node_modules\/lucide-react\//, minShareCount: 2 },
            ],
          },
        },
      },
    },
  })
  return [built].flat().flatMap(result => ('output' in result ? result.output : []))
}

/** Each as pages name it, `landing/calculator`. */
function islands(): { name: string; file: string }[] {
  return globSync('src/{web/site,features/*/web/site}/**/*.island.{ts,tsx}').map(file => {
    const [, owner = 'site', name] = /(?:features\/([^/]+).*|site)\/([^/]+)\.island/.exec(file) ?? []
    return { name: `${owner}/${name}`, file }
  })
}
