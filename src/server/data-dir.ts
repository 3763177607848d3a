import { accessSync, chmodSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartProblem } from './start-problem.ts'

const OTHERS = 0o077

/** Makes DATA_DIR if it is not there, keeps other people of this machine out of it, and says plainly when it cannot be used. */
export function makeDataDir(dataDir: string): string {
  const folder = resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartProblem(
      `Cannot write in the folder ${folder} (${reasonOf(error)}). Set DATA_DIR to one that Keyturn may write in.`,
    )
  }
  closeToOthers(folder, 0o700)
  return folder
}

/** The same for everything in a folder of it: the embedded database unpacks files that anybody may write. */
export function closeAllToOthers(folder: string): void {
  closeToOthers(folder, 0o700)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    closeToOthers(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  }
}

export function closeToOthers(path: string, mode: number): void {
  // Windows has no permission bits.
  if (process.platform === 'win32' || (statSync(path).mode & OTHERS) === 0) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    throw new StartProblem(
      `Others can read ${path}, and Keyturn may not change that (${reasonOf(error)}). Run: chmod -R go= "${path}"`,
    )
  }
}

function reasonOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? (error as Error).message
}
