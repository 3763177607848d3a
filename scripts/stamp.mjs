// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// What was installed and built, remembered by a hash of what went in, so that a second start does neither again.
// Plain JavaScript except packages: it runs on whatever Node is there, before anything is installed.

/** @typedef {{ from: string[], except: RegExp }} Inputs files and folders, and what in them does not count */

/**
 * What goes in as it is now: what is changed while it is built makes the next start build again.
 * @param {string} name @param {Inputs} inputs
 */
export function stampOf(name, inputs) {
  const file = join('.cache', 'stamps', name)
  const hash = hashOf(inputs)
  return {
    isFresh: existsSync(file) && readFileSync(file, 'utf8') === hash,
    write() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, hash)
    },
  }
}

/** @param {Inputs} inputs */
function hashOf({ from, except }) {
  const hash = createHash('sha256')
  for (const file of from.flatMap(path => filesIn(path, except))) hash.update(`\0${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** @param {string} path @param {RegExp} except @returns {string[]} */
function filesIn(path, except) {
  if (!existsSync(path) || except.test(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap(name => filesIn(join(path, name), except))
}
