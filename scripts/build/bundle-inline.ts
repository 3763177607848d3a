import { build } from 'vite'
import type { Language } from '#domain/languages.ts'
import { inLanguage } from './language.ts'

/** A script that has to be whole: one that stands in a page itself, or one that imports nothing. */
export async function bundleInline(
  input: string,
  define: Record<string, string> = {},
  language: Language = 'en',
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    plugins: [inLanguage(language)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { codeSplitting: false } },
    },
  })
  const [chunk, ...more] = [result].flat().flatMap(each => ('output' in each ? each.output : []))
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error(`${input} did not become one file`)
  return chunk.code.trim()
}
