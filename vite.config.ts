import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin, transformWithOxc } from 'vite'
import { chunkPlan } from './scripts/build/chunk-plan.ts'
import { oneIconEach } from './scripts/build/icons.ts'

/** The few lines that both front doors run inline before they paint. */
export function beforePaint(): Promise<string> {
  return inlineScript('src/web/site/before-paint.ts')
}

/** A file without imports, small enough to stand in the page itself. */
async function inlineScript(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  return minifySync(file, code).code.trim()
}

function beforePaintInApp(): Plugin {
  return {
    name: 'keyturn:before-paint',
    transformIndexHtml: async () => [{ tag: 'script', children: await beforePaint(), injectTo: 'head' }],
  }
}

const chunks = chunkPlan()

export default defineConfig({
  appType: 'custom',
  plugins: [oneIconEach(), react(), tailwindcss(), beforePaintInApp(), chunks.plugin],
  build: {
    emptyOutDir: true,
    // One sheet: what a feature adds to it is smaller than a request.
    cssCodeSplit: false,
    // A data: address would need a hole in the policy.
    assetsInlineLimit: 0,
    // Every browser that knows light-dark() preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    license: { fileName: 'licenses.txt' },
    // What a page may load is in scripts/build/budgets.ts. The largest is the reader of PDFs, which comes with the first file.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: { app: 'src/app/browser/app.html' },
      // Some of what stands in an entry's file is used by others too.
      preserveEntrySignatures: 'allow-extension',
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunks.nameOf, debugName: 'chunk plan' }],
        },
      },
    },
  },
})
