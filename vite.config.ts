import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin, transformWithOxc } from 'vite'

/** The few lines that both front doors run inline before they paint. */
export async function beforePaint(): Promise<string> {
  const file = 'src/web/site/before-paint.ts'
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  return minifySync(file, code).code.trim()
}

function beforePaintInApp(): Plugin {
  return {
    name: 'keyturn:before-paint',
    transformIndexHtml: async () => [{ tag: 'script', children: await beforePaint(), injectTo: 'head' }],
  }
}

export default defineConfig({
  appType: 'custom',
  plugins: [react(), tailwindcss(), beforePaintInApp()],
  build: {
    outDir: '.cache/dist',
    emptyOutDir: true,
    manifest: true,
    // A data: address would need a hole in the policy.
    assetsInlineLimit: 0,
    // Every browser that knows light-dark() preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { app: 'src/web/app/app.html', site: 'src/web/site/wake-islands.ts' },
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
})
