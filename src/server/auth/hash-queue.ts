import { availableParallelism } from 'node:os'
import { problemWords } from '#resources/problem-words.ts'
import { type HttpProblem, ProblemError } from '#server/http/problem.ts'
import { createWaitingLine } from './waiting-line.ts'

/** One core stays free for everything else; more than Node's four threads would only wait there. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1))
/** Strangers: what is done within the patience below, at a third of a second each and with every other place a known one's. */
const MOST_WAITING = 16 * AT_ONCE
/** Those we know are few, and each is counted: their line is longer, so that nobody finds it full. */
const LONGER_FOR_KNOWN = 4
/** Nobody fills a line alone: a person has one form open, a network may be an office or a telephone company. */
const MOST_OF_ONE = { known: 3, strangers: MOST_WAITING / 2 }
/** With the hash itself everybody has an answer within ten seconds. */
const PATIENCE_MS = 9000
const RETRY_AFTER_SECONDS = '10'

const busy: HttpProblem = { status: 503, code: 'busy', ...problemWords.busy }

/** For whom something is hashed. */
export interface Turn {
  /** Devices and sessions that we know wait apart from strangers. */
  line: 'known' | 'strangers'
  /** A person of the known, a network of the strangers. */
  who: string
  /** By then it has begun or is refused. All hashes of a request share it. */
  until: number
}

/**
 * Hashing a password is slow on purpose, so whoever can cause it could keep everybody else from signing in. Each person and each
 * network has one hash under way. Those who wait take turns, and after each known one a stranger is next.
 */
export interface HashQueue {
  /** A place in the queue whose time limit begins now. */
  turn(line: Turn['line'], who: string): Turn
  /** In turn, or a 503: at once when too many wait, and later when the turn did not come in time. */
  run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result>
  /**
   * For whole requests of strangers: with too many of them under way the next is refused before it asks anything of the
   * database, where the requests of people whom we know would wait behind it.
   */
  admit<Result>(work: () => Promise<Result>): Promise<Result>
}

export function createHashQueue(atOnce = AT_ONCE, mostWaiting = MOST_WAITING): HashQueue {
  const lines = { known: createWaitingLine<() => void>(), strangers: createWaitingLine<() => void>() }
  const underWay = { known: new Set<string>(), strangers: new Set<string>() }
  let running = 0
  let admitted = 0
  let next: Turn['line'] = 'known'

  return {
    turn: (line, who) => ({ line, who, until: Date.now() + PATIENCE_MS }),

    async admit(work) {
      if (admitted > mostWaiting) throw tooMany()
      admitted += 1
      try {
        return await work()
      } finally {
        admitted -= 1
      }
    },

    async run(turn, work) {
      if (running < atOnce && !underWay[turn.line].has(turn.who)) begin(turn)
      else await wait(turn)
      try {
        return await work()
      } finally {
        running -= 1
        underWay[turn.line].delete(turn.who)
        beginNext()
      }
    },
  }

  function begin({ line, who }: Turn): void {
    running += 1
    underWay[line].add(who)
    next = line === 'known' ? 'strangers' : 'known'
  }

  function wait(turn: Turn): Promise<void> {
    const line = lines[turn.line]
    const most = turn.line === 'known' ? mostWaiting * LONGER_FOR_KNOWN : mostWaiting
    const isFull = line.size() >= most || line.sizeOf(turn.who) >= MOST_OF_ONE[turn.line]
    if (isFull) throw tooMany()
    return new Promise((resolve, reject) => {
      const called = () => {
        clearTimeout(timer)
        begin(turn)
        resolve()
      }
      const timer = setTimeout(() => {
        line.leave(turn.who, called)
        reject(tooMany())
      }, turn.until - Date.now())
      line.join(turn.who, called)
    })
  }

  /** Whoever is next takes the free place over in the same moment, so that nobody slips in between. */
  function beginNext(): void {
    const other = next === 'known' ? 'strangers' : 'known'
    const called = nextOf(next) ?? nextOf(other)
    called?.()
  }

  function nextOf(line: Turn['line']) {
    return lines[line].take(who => !underWay[line].has(who))
  }
}

function tooMany(): ProblemError {
  return new ProblemError(busy, { 'retry-after': RETRY_AFTER_SECONDS })
}
