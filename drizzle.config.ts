import { defineConfig } from 'drizzle-kit'

// `drizzle-kit generate --name <what-changed>` writes the next file. Never edit one that has been merged.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/server/*/tables.ts', './src/features/*/server/tables.ts'],
  out: './migrations',
})
