import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { operatorWords } from './words.ts'

/** Understood, but it cannot be done; nothing was changed. */
export class CommandError extends Error {}

/** What is handed to the command, as programs usually call it. */
const STDIN = '-'
const LARGEST_BYTES = 5 * 2 ** 20

export function readText(file: string): string {
  const found = file === STDIN ? undefined : statSync(file, { throwIfNoEntry: false })
  if (file !== STDIN && !found?.isFile()) throw new CommandError(operatorWords.cannotRead(file))
  if (found && found.size > LARGEST_BYTES) throw new CommandError(operatorWords.tooLarge(file))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file === STDIN ? 0 : file))
  } catch (error) {
    throw new CommandError(error instanceof TypeError ? operatorWords.notText(file) : operatorWords.cannotRead(file))
  }
}

/** Never over another file: it may be the only copy of something. */
export function writeNew(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST'
    throw new CommandError(isThere ? operatorWords.exists(file) : operatorWords.cannotWrite(file))
  }
}
