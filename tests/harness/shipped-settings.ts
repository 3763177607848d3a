import { readFileSync } from 'node:fs'

/**
 * A file of deploy/ for a program of ours: only addresses and file names change, and each of them must be there. What is tested
 * is what is shipped.
 */
export function shippedSettings(file: string, places: Record<string, string>): string {
  return Object.entries(places).reduce(
    (text, [shipped, own]) => {
      if (!text.includes(shipped)) throw new Error(`${file} does not have ${shipped}`)
      return text.replaceAll(shipped, own)
    },
    readFileSync(file, 'utf8'),
  )
}
