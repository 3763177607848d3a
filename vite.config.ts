import { globSync, readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin, transformWithOxc } from 'vite'

/** The few lines that both front doors run inline before they paint. */
export async function beforePaint(): Promise<string> {
  const file = 'src/web/site/before-paint.ts'
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  return minifySync(file, code).code.trim()
}

/** Every island is a file of its own: pages name the ones they have, so that no script has to know them all. */
const islands = Object.fromEntries(
  globSync('src/{web/site,features/*/web/site}/**/*.island.{ts,tsx}').map(file => {
    const [, owner = 'site', name] = /(?:features\/([^/]+).*|site)\/([^/]+)\.island/.exec(file) ?? []
    return [`island-${owner}-${name}`, file]
  }),
)

function beforePaintInApp(): Plugin {
  return {
    name: 'keyturn:before-paint',
    transformIndexHtml: async () => [{ tag: 'script', children: await beforePaint(), injectTo: 'head' }],
  }
}

/** Parts of the UI kit that most pages of the dashboard show. */
const pageParts =
  /src\/web\/ui\/(badge|banner|card|checkbox|data-table|date-input|empty-state|link-button|load-failed|money-input|monogram|numeric-input|page-header|percent-input|progress|radio-group|select|skeleton|slider|stat-tile|term|text-input|textarea)\.tsx$/

export default defineConfig({
  appType: 'custom',
  plugins: [react(), tailwindcss(), beforePaintInApp()],
  worker: {
    rolldownOptions: {
      // The reader of pictures names Node's modules in lines that a browser never reaches.
      onLog: (level, log, print) => {
        if (!log.message.includes('externalized for browser compatibility')) print(level, log)
      },
    },
  },
  build: {
    emptyOutDir: true,
    manifest: true,
    // A data: address would need a hole in the policy.
    assetsInlineLimit: 0,
    // Every browser that knows light-dark() preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { app: 'src/app/browser/app.html', ...islands },
      // Nothing here imports what an island exports; the page does.
      preserveEntrySignatures: 'exports-only',
      output: {
        codeSplitting: {
          // Half of a page's scripts would otherwise be files of a few hundred bytes, which compress badly and arrive slowly.
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // Apart from the parts, because the landing page's calculator needs these and nothing else.
            { name: 'figures', test: /src\/domain\/(money|figures)\.ts$/, priority: 1 },
            { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2 },
            { name: 'parts', test: pageParts },
          ],
        },
      },
    },
  },
})
