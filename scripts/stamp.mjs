// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// What was installed and built, remembered by a hash of what went in, so that a second start does neither again.
// Plain JavaScript without packages: it runs on whatever Node is there, before anything is installed.

/** @param {string} name @param {string[]} inputs files and folders */
export function isFresh(name, inputs) {
  const stamp = stampFile(name)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(inputs)
}

/** @param {string} name @param {string[]} inputs */
export function remember(name, inputs) {
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), hashOf(inputs))
}

/** @param {string} name */
function stampFile(name) {
  return join('.cache', 'stamps', name)
}

/** @param {string[]} inputs */
function hashOf(inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesIn)) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Tests and the server's part of a feature or of the app change nothing in the browser. @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path) || /\.test\.|^src.(features.[^/\\]+|app).server$/.test(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesIn(join(path, name)))
}
