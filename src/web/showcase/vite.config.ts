import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// As strict as the product's own, so that a part that needs more is found out here.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src 'self'"

/** The showcase stands alone, so that no part of it can end up in what visitors download. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: { outDir: '../../../.cache/showcase', emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  preview: { headers: { 'content-security-policy': POLICY } },
})
