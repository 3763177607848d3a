import { defineConfig } from 'drizzle-kit'

// `drizzle-kit generate --name <what-changed>` writes the next file. Never edit one that has been merged.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/server/*/tables.ts', './src/features/*/server/tables.ts'],
  // A test generates into a copy, to see whether anything is missing.
  out: process.env.MIGRATIONS_DIR ?? './migrations',
})
