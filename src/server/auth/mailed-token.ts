import { createHash, randomBytes } from 'node:crypto'

/** A secret for a link in a mail. Only its hash is stored, so that a copy of the database opens nothing. */
export function mailedToken(): { token: string; token_hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, token_hash: hashOfToken(token) }
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
