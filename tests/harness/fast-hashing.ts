import { createHash } from 'node:crypto'
import type { Hashing } from '#server/auth/scrypt.ts'

/** Hashing that takes no time, for tests of what is not about it. */
export const fastHashing: Hashing = {
  hash: async password => createHash('sha256').update(password).digest('hex'),
  verify: async (hash, password) => hash === (await fastHashing.hash(password)),
  isOutdated: () => false,
}
