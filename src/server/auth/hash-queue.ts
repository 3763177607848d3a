import { AsyncLocalStorage } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import { type Problem, ProblemError } from '#server/http/problem.ts'
import { problemWords } from '#server/words.ts'

/** One core stays free for everything else; more than Node's four threads would only wait there. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1))
/** About ten seconds of work on two cores; whoever would come behind that is better told at once. */
const MOST_WAITING = 32
const RETRY_AFTER_SECONDS = '10'

const busy: Problem = { status: 503, code: 'busy', ...problemWords.busy }

/** Hashing a password is slow on purpose, so a flood of sign-ups could keep everybody else from signing in. */
export interface HashQueue {
  /** In turn, or a 503 at once when too many wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Whatever is hashed inside goes before strangers: for devices and sessions that we know. */
  first<Result>(work: () => Promise<Result>): Promise<Result>
  /**
   * For whole requests of strangers: with too many of them under way the next is refused before it asks anything of the
   * database, where the requests of people whom we know would wait behind it.
   */
  admit<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createHashQueue(atOnce = AT_ONCE, mostWaiting = MOST_WAITING): HashQueue {
  const isFirst = new AsyncLocalStorage<boolean>()
  const known: (() => void)[] = []
  const strangers: (() => void)[] = []
  let running = 0
  let admitted = 0

  return {
    async admit(work) {
      if (admitted > mostWaiting) throw tooMany()
      admitted += 1
      try {
        return await work()
      } finally {
        admitted -= 1
      }
    },
    first: work => isFirst.run(true, work),
    async run(work) {
      if (running < atOnce) running += 1
      else await turn(isFirst.getStore() ? known : strangers)
      try {
        return await work()
      } finally {
        // Whoever is next takes this place over, so that nobody slips in between.
        const next = known.shift() ?? strangers.shift()
        if (next) next()
        else running -= 1
      }
    },
  }

  function turn(line: (() => void)[]): Promise<void> {
    if (line.length >= mostWaiting) throw tooMany()
    return new Promise(resolve => line.push(resolve))
  }
}

function tooMany(): ProblemError {
  return new ProblemError(busy, { 'retry-after': RETRY_AFTER_SECONDS })
}
