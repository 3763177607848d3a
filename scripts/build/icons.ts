import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FROM = /import \{([^}]*)\} from 'lucide-react'/

/**
 * Has each file import its icons one by one. The package's index imports all of them: whoever needs three would, for the
 * plan of chunks, need every icon of the product, and each build would read some two thousand files.
 */
export function oneIconEach(): Plugin {
  const files = iconFiles()
  return {
    name: 'keyturn:one-icon-each',
    apply: 'build',
    enforce: 'pre',
    transform(code) {
      const [whole, names = ''] = FROM.exec(code) ?? []
      if (!whole) return null
      const wanted = names.split(',').map(name => name.trim())
      const imports = wanted.filter(name => name && !name.startsWith('type ')).map(name => importOf(name, files))
      return { code: code.replace(whole, () => imports.join(';')), map: null }
    },
  }
}

/** `Search as Glass` → `import Glass from 'lucide-react/icons/search'`. */
function importOf(wanted: string, files: Map<string, string>): string {
  const [name = '', called = name] = wanted.split(' as ')
  const file = files.get(name)
  if (!file) throw new Error(`lucide-react has no icon ${name}`)
  return `import ${called} from 'lucide-react/icons/${file}'`
}

/** Each icon's file, by all of its names. */
function iconFiles(): Map<string, string> {
  const door = readFileSync(fileURLToPath(import.meta.resolve('lucide-react/dist/esm/lucide-react.mjs')), 'utf8')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of door.matchAll(/export \{ ([^}]*) \} from '\.\/icons\/([^']+)\.mjs'/g)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  }
  return files
}
