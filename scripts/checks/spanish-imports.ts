import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /^(?:import|export) (?!type )[^'\n]*?(?:\{[^}]*\} )?from '([^']+)'/gm

/**
 * A Spanish file imports Spanish ones by their own name. A build for Spanish would find them by itself; the server, which has both
 * languages at once, would take the English ones, and a Spanish mail would name an English month. Only its own English file, whose
 * names that are the same in both languages it hands on, is imported as such.
 */
export function checkSpanishImports(): string[] {
  return globSync('src/**/*.es.ts').flatMap(file => {
    return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, source = '']) => {
      const path = source.startsWith('#') ? source.replace('#', 'src/') : join(dirname(file), source)
      const spanish = path.replace(/\.ts$/, '.es.ts')
      if (path.endsWith('.es.ts') || spanish === file || !existsSync(spanish)) return []
      return `${file} imports ${source}, which is English. Import ${source.replace(/\.ts$/, '.es.ts')}.`
    })
  })
}
