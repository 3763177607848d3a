// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// What was installed and built, remembered by a hash of what went in, so that a second start does neither again.
// Plain JavaScript without packages: it runs on whatever Node is there, before anything is installed.

/** @typedef {{ from: string[], without: RegExp }} Inputs files and folders, and what in them does not count */

/** @param {string} name @param {Inputs} inputs */
export function isFresh(name, inputs) {
  const stamp = stampFile(name)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(inputs)
}

/** @param {string} name @param {Inputs} inputs */
export function remember(name, inputs) {
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), hashOf(inputs))
}

/** @param {string} name */
function stampFile(name) {
  return join('.cache', 'stamps', name)
}

/** @param {Inputs} inputs */
function hashOf({ from, without }) {
  const hash = createHash('sha256')
  for (const file of from.flatMap(path => filesIn(path, without))) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {string} path @param {RegExp} without @returns {string[]} */
function filesIn(path, without) {
  if (!existsSync(path) || without.test(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesIn(join(path, name), without))
}
