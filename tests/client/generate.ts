import { mkdirSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname } from 'node:path'

// A program of its own: `node tests/client/generate.ts http://127.0.0.1:3000 .cache/client/schema.ts` writes the types of
// the API that is described there.

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? new URL('./typescript-api.ts', import.meta.url).href : specifier, context),
})
const { astToString, default: typesOf } = await import('openapi-typescript')

const [origin = '', file = ''] = process.argv.slice(2)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, astToString(await typesOf(new URL('/api/openapi.json', origin))))
