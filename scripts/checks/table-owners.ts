import { globSync, readFileSync } from 'node:fs'

const FOREIGN_TABLES = /import (?:type )?\{([^}]*)\} from '#features\/([^/]+)\/server\/tables\.ts'/g

/** A feature's tables are written by itself alone; others read them, or ask its server/records.ts to write. */
export function checkTableOwners(): string[] {
  return globSync('src/features/*/server/**/*.ts')
    .filter(file => !file.endsWith('.test.ts'))
    .flatMap(file => {
      const text = readFileSync(file, 'utf8')
      return [...text.matchAll(FOREIGN_TABLES)].flatMap(([, names = '', owner]) =>
        names
          .split(',')
          .map(name => name.trim())
          .filter(name => name !== '' && !file.startsWith(`src/features/${owner}/`))
          .filter(name => new RegExp(`\\.(insert|update|delete)\\(${name}\\)`).test(text))
          .map(name => `${file} writes ${name}, a table of ${owner}. Let ${owner}/server/records.ts offer it.`),
      )
    })
}
