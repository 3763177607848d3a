import { DatabaseTimeout } from './db/database.ts'

/** How long somebody waits for their turn before they are asked to come again. */
const PATIENCE_MS = 10_000

/**
 * Lets at most so many work at once; the others wait in line. Where one table is locked, those who need it would otherwise
 * take every connection, and with them the pages that do not need it.
 */
export function limitConcurrency(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let working = 0
  const line: (() => void)[] = []

  function turn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const late = setTimeout(() => {
      line.splice(line.indexOf(enter), 1)
      reject(new DatabaseTimeout(PATIENCE_MS))
    }, PATIENCE_MS)
    function enter(): void {
      clearTimeout(late)
      resolve()
    }
    line.push(enter)
    return promise
  }

  return async work => {
    // Whoever leaves hands the place on, so it never looks free to somebody who comes just then.
    if (working === most) await turn()
    else working += 1
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else working -= 1
    }
  }
}
