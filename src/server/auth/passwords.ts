import { AsyncLocalStorage } from 'node:async_hooks'
import type { HashQueue } from './hash-queue.ts'
import type { Hashing } from './scrypt.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** Whether a hash was made with weaker settings than today's. */
  isOutdated(hash: string): boolean
  /**
   * Hashes first and lets `work` find the result. Hashing takes a third of a second, and inside a transaction it would
   * hold the embedded database's only connection all that time.
   */
  hashBefore<Result>(password: string, work: () => Promise<Result>): Promise<Result>
  /** Whatever is hashed inside goes before strangers. */
  first: HashQueue['first']
  /** Whole requests of strangers, of which only so many are under way at once. */
  admit: HashQueue['admit']
}

export function createPasswords(hashing: Hashing, queue: HashQueue): Passwords {
  const ready = new AsyncLocalStorage<{ password: string; hash: string }>()
  return {
    first: queue.first,
    admit: queue.admit,
    isOutdated: hashing.isOutdated,
    verify: (hash, password) => queue.run(() => hashing.verify(hash, password)),
    async hash(password) {
      const done = ready.getStore()
      if (done?.password === password) return done.hash
      return await queue.run(() => hashing.hash(password))
    },
    async hashBefore(password, work) {
      const hash = await queue.run(() => hashing.hash(password))
      return await ready.run({ password, hash }, work)
    },
  }
}
