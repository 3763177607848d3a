import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Language } from '#domain/languages.ts'

/**
 * A build for one language: where `words.es.ts` stands beside `words.ts`, Spanish takes it in its place, so components import
 * their words by one name and no page carries two languages. Words that have no Spanish yet end the build.
 */
export function inLanguage(language: Language): Plugin {
  return {
    name: 'keyturn:language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // A path that was found before is asked for again as it is: only what a module names is looked up in its language.
      if (language === 'en' || !/^[.#]/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || !isOurs(found.id)) return found
      const translated = found.id.replace(/\.(tsx?)$/, `.${language}.$1`)
      // What is the same in both languages is handed on by the Spanish module itself.
      if (importer?.split('?')[0] === translated) return found
      if (existsSync(translated)) return translated
      if (/words\.ts$/.test(found.id) && !READ_FROM_DISCLOSURES.test(found.id))
        this.error(`${found.id} says something, and ${translated} is missing`)
      return found
    },
  }
}

/** Words that disclosures print, by which they are read. They are in the language of the disclosure. */
const READ_FROM_DISCLOSURES = /\/src\/domain\/disclosures\//

function isOurs(id: string): boolean {
  return /\/src\/[^?]*\.tsx?$/.test(id) && !id.includes('/node_modules/')
}
