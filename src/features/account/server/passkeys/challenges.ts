import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Orm } from '#server/db/database.ts'
import { spent_challenges } from '../tables.ts'

const RANDOM_BYTES = 16
const EXPIRY_BYTES = 6
const SEAL_BYTES = 16
/** How long a person may look for their finger. */
export const VALID_SECONDS = 5 * 60

/** What a challenge was made for: whose key is to be added, or who is to sign in (nothing: whoever it is). */
export type Purpose = `add ${string}` | `sign-in ${string}` | 'sign-in'

/**
 * What a passkey has to sign. A challenge carries its own proof that we made it, for what, and until when; so asking for one
 * stores nothing, and only its use is remembered. Anybody may ask for as many as they like.
 */
export interface Challenges {
  make(purpose: Purpose): Buffer<ArrayBuffer>
  isValid(challenge: string, purpose: Purpose): boolean
  /** Once. */
  spend(tx: Orm, challenge: string): Promise<boolean>
}

export function createChallenges(secret: string): Challenges {
  const seal = (head: Buffer, purpose: Purpose) =>
    createHmac('sha256', secret)
      .update('passkey challenge ')
      .update(head)
      .update(purpose)
      .digest()
      .subarray(0, SEAL_BYTES)

  return {
    make(purpose) {
      const expiry = Buffer.alloc(EXPIRY_BYTES)
      expiry.writeUIntBE(Math.floor(Date.now() / 1000) + VALID_SECONDS, 0, EXPIRY_BYTES)
      const head = Buffer.concat([randomBytes(RANDOM_BYTES), expiry])
      return Buffer.concat([head, seal(head, purpose)])
    },

    isValid(challenge, purpose) {
      const bytes = Buffer.from(challenge, 'base64url')
      if (bytes.length !== RANDOM_BYTES + EXPIRY_BYTES + SEAL_BYTES) return false
      const head = bytes.subarray(0, RANDOM_BYTES + EXPIRY_BYTES)
      return timingSafeEqual(bytes.subarray(head.length), seal(head, purpose)) && expiryOf(bytes) > Date.now()
    },

    async spend(tx, challenge) {
      const bytes = Buffer.from(challenge, 'base64url')
      const spent = { challenge: bytes.toString('base64url'), expires_at: new Date(expiryOf(bytes)) }
      const rows = await tx.insert(spent_challenges).values(spent).onConflictDoNothing().returning()
      return rows.length === 1
    },
  }
}

function expiryOf(bytes: Buffer): number {
  return bytes.readUIntBE(RANDOM_BYTES, EXPIRY_BYTES) * 1000
}
