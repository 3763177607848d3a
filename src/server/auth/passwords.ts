import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Limits, Try } from '#server/limits/limits.ts'
import { networkOf } from '#server/limits/network.ts'
import { takeOrRefuse } from '#server/limits/refuse.ts'
import { type HashedFor, hashTries } from './hash-limits.ts'
import type { HashQueue, Turn } from './hash-queue.ts'
import type { Hashing } from './scrypt.ts'

export interface Passwords {
  /** A third of a second of work: inside a transaction it would hold the embedded database's only connection all that time. */
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** Whether a hash was made with weaker settings than today's. */
  isOutdated(hash: string): boolean
  /**
   * Whatever is hashed inside is counted and waits as theirs; nothing is hashed outside of it. Of strangers only so many
   * requests are under way at once.
   */
  hashFor<Result>(who: HashedFor, work: () => Promise<Result>): Promise<Result>
}

interface PasswordParts {
  hashing: Hashing
  queue: HashQueue
  limits: Limits
  isLoopbackOnly: boolean
}

export function createPasswords({ hashing, queue, limits, isLoopbackOnly }: PasswordParts): Passwords {
  const current = new AsyncLocalStorage<{ turn: Turn; tries: Try[] }>()

  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const owner = current.getStore()
    if (!owner) throw new Error('Nothing is hashed without saying for whom')
    await takeOrRefuse(limits, owner.tries)
    let hasBegun = false
    try {
      return await queue.run(owner.turn, () => {
        hasBegun = true
        return work()
      })
    } finally {
      if (!hasBegun) for (const { rule, subject } of owner.tries) await limits.giveBack(rule, subject)
    }
  }

  return {
    isOutdated: hashing.isOutdated,
    verify: (hash, password) => inTurn(() => hashing.verify(hash, password)),
    hash: password => inTurn(() => hashing.hash(password)),
    hashFor(who, work) {
      const tries = hashTries(who, isLoopbackOnly)
      if (who.kind === 'stranger') {
        // At home one network is everybody.
        const turn = queue.turn('strangers', isLoopbackOnly ? randomUUID() : networkOf(who.client_address))
        return queue.admit(() => current.run({ turn, tries }, work))
      }
      const turn = queue.turn('known', who.kind === 'link' ? `link ${who.user_id}` : who.email)
      return current.run({ turn, tries }, work)
    },
  }
}
