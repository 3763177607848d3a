import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The showcase stands alone, so that no part of it can end up in what visitors download. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  build: { outDir: fileURLToPath(new URL('../../../.cache/showcase', import.meta.url)), emptyOutDir: true },
})
