import { globSync, readFileSync } from 'node:fs'

/** The wrappers themselves, and what replaces a browser while the build renders pages. */
const STORAGE_ITSELF = new Set([
  // Inline in every page, where nothing can be imported.
  'src/web/site/before-paint.ts',
  'src/web/storage/browser-storage.ts',
  'src/web/storage/device-files.ts',
  'src/app/browser/prerender.tsx',
])

const STORAGE = /(?<![.\w'"`])(?:window\.|globalThis\.)?(localStorage|sessionStorage|indexedDB)\b/
/** `void x.dispatch(…)`, or a line that begins with one: its outcome is ignored. */
const DROPPED = /\bvoid \(?(?:\w+\.)*dispatch\(|^\s*(?:await )?(?:\w+\.)*dispatch\(/

/** Nothing typed is lost silently: no outcome of an action is ignored, and storage that may be full is used through one module. */
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
