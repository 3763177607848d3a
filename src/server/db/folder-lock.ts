import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartProblem } from '#server/start-problem.ts'

export class FolderInUse extends StartProblem {}

/**
 * Two processes on one embedded database corrupt it without a word. SQLite's exclusive transaction is the operating
 * system's own file lock: it falls with the process, however it dies, so nothing stale can block the next start and no
 * process number can be mistaken for another. The file stays empty.
 */
export function lockFolder(folder: string): () => void {
  const lock = openLock(folder)
  try {
    // The journal stays in memory: there is nothing to recover, and a killed process should leave no file behind.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (isBusy(error)) {
      throw new FolderInUse(
        `Another Keyturn is already using the folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    throw cannotWrite(folder, error)
  }
  return () => lock.close()
}

function openLock(folder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(folder, 'in-use.lock'), { timeout: 0 })
  } catch (error) {
    throw cannotWrite(folder, error)
  }
}

function cannotWrite(folder: string, error: unknown): StartProblem {
  return new StartProblem(
    `Cannot write in the folder ${folder} (${(error as Error).message}). Set DATA_DIR to one that Keyturn may write in.`,
  )
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY
}
