import { AsyncLocalStorage } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import { type Problem, ProblemError } from '#server/http/problem.ts'

/** One core stays free for everything else; more than Node's four threads would only wait there. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1))
/** About fifteen seconds of work on two cores; whoever would come behind that is better told at once. */
const MOST_WAITING = 64
const RETRY_AFTER_SECONDS = '15'

const busy: Problem = {
  status: 503,
  code: 'busy',
  title: 'Very many people are signing in right now',
  detail: 'Nothing was changed. Please try again in a few seconds.',
}

/** Hashing a password is slow on purpose, so a flood of sign-ups could keep everybody else from signing in. */
export interface HashQueue {
  /** In turn, or a 503 at once when too many wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Whatever is hashed inside goes before strangers: for devices and sessions that we know. */
  first<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createHashQueue(atOnce = AT_ONCE, mostWaiting = MOST_WAITING): HashQueue {
  const isFirst = new AsyncLocalStorage<boolean>()
  const known: (() => void)[] = []
  const strangers: (() => void)[] = []
  let running = 0

  return {
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
    if (line.length >= mostWaiting) throw new ProblemError(busy, { 'retry-after': RETRY_AFTER_SECONDS })
    return new Promise(resolve => line.push(resolve))
  }
}
