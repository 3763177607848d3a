import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * A copy of the database alone must make no codes, so a secret is sealed with a key that is not in it. It opens for its owner's
 * row only, and not at all once AUTH_SECRET is another one: then the recovery codes are the way in.
 */
export interface SecretSeal {
  seal(secret: Buffer, user_id: string): string
  open(sealed: string, user_id: string): Buffer | null
}

export function createSecretSeal(authSecret: string): SecretSeal {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'two-factor secret', 32))
  return {
    seal(secret, user_id) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(user_id))
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open(sealed, user_id) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(user_id))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
      } catch {
        return null
      }
    },
  }
}
