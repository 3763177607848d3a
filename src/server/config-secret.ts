import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { closeToOthers, makeDataDir } from './data-dir.ts'
import { StartProblem } from './start-problem.ts'

/** The secret that signs sessions, made at the first start, in a file that only its owner can read. */
export function storedSecret(dataDir: string): string {
  const folder = makeDataDir(dataDir)
  const file = join(folder, 'auth-secret')
  return read(file) ?? make(file)
}

function read(file: string): string | undefined {
  let secret: string
  try {
    secret = readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartProblem(`Cannot read ${resolve(file)} (${(error as NodeJS.ErrnoException).code}).`)
  }
  // Restored from a backup it may be open to others.
  closeToOthers(file, 0o600)
  if (secret.length >= 32) return secret
  throw new StartProblem(
    `${resolve(file)} is damaged. Restore it, or delete it to sign everybody out and start afresh.`,
  )
}

/** Written aside and then linked: another start at the same moment finds a whole secret or none, and both use the same. */
function make(file: string): string {
  const aside = `${file}.${process.pid}`
  const handle = openSync(aside, 'w', 0o600)
  writeSync(handle, randomBytes(32).toString('base64url'))
  fsyncSync(handle)
  closeSync(handle)
  try {
    linkSync(aside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(aside)
  }
  return readFileSync(file, 'utf8').trim()
}
