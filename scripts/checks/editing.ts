import { globSync, readFileSync } from 'node:fs'

/** The doors themselves, and what stands in for a browser while the build renders pages. */
const STORAGE_ITSELF = new Set([
  // Inline in every page, where nothing can be imported.
  'src/web/site/before-paint.ts',
  'src/web/storage/browser-storage.ts',
  'src/web/storage/device-files.ts',
  'src/app/browser/prerender.tsx',
])

const STORAGE = /(?<![.\w'"`])(?:window\.|globalThis\.)?(localStorage|sessionStorage|indexedDB)\b/
/** `void x.dispatch(…)`, or a line that begins with one: what came of it is looked at by nobody. */
const DROPPED = /\bvoid \(?(?:\w+\.)*dispatch\(|^\s*(?:await )?(?:\w+\.)*dispatch\(/

/** Nothing typed is lost in silence: no outcome of an action is dropped, and storage that may be full has one door. */
export function checkEditing(): string[] {
  const files = globSync('src/{web,features,app}/**/*.{ts,tsx}', { exclude: ['src/**/*.test.{ts,tsx}'] })
  return files.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        if (/^\s*(\/\/|\*|\/\*)/.test(line)) return []
        const place = `${file}:${at + 1}`
        return [
          ...(STORAGE.test(line) && !STORAGE_ITSELF.has(file)
            ? [`${place}: browser storage is reached through src/web/storage`]
            : []),
          ...(DROPPED.test(line)
            ? [`${place}: deal with the outcome, or use \`start\`, which says what went wrong`]
            : []),
        ]
      }),
  )
}
