import { globSync, readFileSync } from 'node:fs'

const LONGEST = 400

/** Files that nobody can hold in their head any more. */
export function checkFileLength(): string[] {
  const files = globSync(['{src,tests,scripts,bench}/**/*.{ts,tsx,mjs,css}', '*.{ts,mjs}'])
  return files.flatMap(file => {
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').length
    return lines > LONGEST ? [`${file} has ${lines} lines; split it before ${LONGEST}`] : []
  })
}
