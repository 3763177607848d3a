import { renameSync, rmSync } from 'node:fs'
import { build } from 'vite'

/**
 * `npm run build`, second half: the server, the operator's command and their packages in a few files, into dist-server/. To read
 * the thousand that they are made of takes two seconds of the processor's time at every start; these take a tenth of it.
 */
const NEXT = '.cache/dist-server'
const TARGET = 'dist-server'

process.env.NODE_ENV = 'production'
await build({
  configFile: false,
  logLevel: 'warn',
  // It has a database's files beside it, which it finds from where it is.
  ssr: { noExternal: true, external: ['@electric-sql/pglite'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: NEXT,
    emptyOutDir: true,
    copyPublicDir: false,
    // Names stay as they were written: they stand in stack traces, and nobody downloads this.
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      input: { main: 'src/app/server/main.ts', operator: 'src/app/server/operator/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
})
rmSync(TARGET, { recursive: true, force: true })
renameSync(NEXT, TARGET)
