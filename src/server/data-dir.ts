import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { StartProblem } from './start-problem.ts'

/** Makes DATA_DIR if it is not there, and says plainly when it cannot be used. */
export function makeDataDir(dataDir: string): string {
  const folder = resolve(dataDir)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
    return folder
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    throw new StartProblem(
      `Cannot write in the folder ${folder} (${reason}). Set DATA_DIR to one that Keyturn may write in.`,
    )
  }
}
