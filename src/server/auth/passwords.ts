import { AsyncLocalStorage } from 'node:async_hooks'
import { hashPassword, verifyPassword } from 'better-auth/crypto'

export interface Passwords {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /**
   * Hashes first and lets `work` find the result. Hashing takes a tenth of a second, and inside a transaction it would
   * hold the embedded database's only connection all that time.
   */
  hashBefore<Result>(password: string, work: () => Promise<Result>): Promise<Result>
}

/** The slow part, so that a test can count how often it is done. */
export interface Hashing {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

export const scrypt: Hashing = {
  hash: hashPassword,
  verify: (hash, password) => verifyPassword({ hash, password }),
}

/**
 * The library hashes for nothing when it knows no such account, so that the answer takes as long. `lookAnyway` adds the
 * one query it then leaves out.
 */
export function createPasswords(hashing: Hashing, lookAnyway: () => Promise<unknown>): Passwords {
  const ready = new AsyncLocalStorage<{ password: string; hash: string }>()
  return {
    verify: hashing.verify,
    async hash(password) {
      const done = ready.getStore()
      if (done?.password === password) return done.hash
      await lookAnyway()
      return await hashing.hash(password)
    },
    async hashBefore(password, work) {
      const hash = await hashing.hash(password)
      return await ready.run({ password, hash }, work)
    },
  }
}
