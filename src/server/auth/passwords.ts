import { randomUUID } from 'node:crypto'
import type { Attempt, Limits } from '#server/limits/limits.ts'
import { networkOf } from '#server/limits/network.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { type HashedFor, hashTries } from './hash-limits.ts'
import type { HashQueue, Turn } from './hash-queue.ts'
import type { Hashing } from './scrypt.ts'

/** A third of a second of work: inside a transaction it would hold the embedded database's only connection all that time. */
export type Hasher = Pick<Hashing, 'hash' | 'verify'>

export interface Passwords {
  isOutdated: Hashing['isOutdated']
  /**
   * What `work` hashes is counted and waits as theirs; there is no other way to hash. Of strangers only so many requests are
   * under way at once.
   */
  hashFor<Result>(who: HashedFor, work: (hasher: Hasher) => Promise<Result>): Promise<Result>
}

interface PasswordParts {
  hashing: Hashing
  queue: HashQueue
  limits: Limits
  isLoopbackOnly: boolean
}

export function createPasswords({ hashing, queue, limits, isLoopbackOnly }: PasswordParts): Passwords {
  return {
    isOutdated: hashing.isOutdated,
    hashFor(who, work) {
      if (who.kind === 'stranger') {
        // On loopback, one network is everybody.
        const turn = queue.turn('strangers', isLoopbackOnly ? randomUUID() : networkOf(who.client_address))
        return queue.admit(() => work(hasherOf(who, turn)))
      }
      return work(hasherOf(who, queue.turn('known', who.kind === 'link' ? `link ${who.user_id}` : who.email)))
    },
  }

  function hasherOf(who: HashedFor, turn: Turn): Hasher {
    const tries = hashTries(who, isLoopbackOnly)
    return {
      hash: password => runLimited(tries, turn, () => hashing.hash(password)),
      verify: (hash, password) => runLimited(tries, turn, () => hashing.verify(hash, password)),
    }
  }

  async function runLimited<Result>(tries: Attempt[], turn: Turn, work: () => Promise<Result>): Promise<Result> {
    await takeOrRefuse(limits, tries)
    let hasBegun = false
    try {
      return await queue.run(turn, () => {
        hasBegun = true
        return work()
      })
    } finally {
      if (!hasBegun) for (const { rule, subject } of tries) await limits.refund(rule, subject)
    }
  }
}
