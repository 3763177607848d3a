import { globSync, readFileSync } from 'node:fs'

/** The words that the English catalogs are written with. */
export function englishWords(): Set<string> {
  const catalogs = globSync('src/**/*.es.{ts,tsx}')
    .map(file => file.replace('.es.', '.'))
    .filter(file => !/\.test\.|other-terms|locale|spanish-words|meaning-words/.test(file))
  const said = catalogs.flatMap(file => {
    return [...sourceOf(file).matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, one, other]) => one ?? other ?? '')
  })
  return new Set(said.filter(text => /\s/.test(text)).flatMap(wordsOf))
}

/** Without what it computes, and without what it says in Spanish itself. */
function sourceOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^import .*$/gm, '')
      .replace(/\$\{[^}]*\}/g, ' ')
      .replace(/export const languageWords[\s\S]*?\n\}/, '')
  } catch {
    // The front page has words of its own in Spanish.
    return ''
  }
}

export function wordsOf(text: string): string[] {
  return [...(text.toLowerCase().match(/\p{L}[\p{L}’]{2,}/gu) ?? [])]
}
