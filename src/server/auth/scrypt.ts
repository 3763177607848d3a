import { randomBytes, scrypt as scryptOf, timingSafeEqual } from 'node:crypto'

/** The slow part, so that a test can count how often it is done. */
export interface Hashing {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** Whether a hash was made with weaker settings than today's. */
  isOutdated(hash: string): boolean
}

interface Cost {
  N: number
  r: number
  p: number
}

/** One of the settings that OWASP calls equal to its minimum; docs/decisions/0013-passwords.md says why this one. */
const TODAY: Cost = { N: 2 ** 15, r: 8, p: 3 }
/** Of hashes that better-auth made until 2026: `salt:key`, both in hexadecimal. The salt counted as it is written. */
const BETTER_AUTH: Cost = { N: 2 ** 14, r: 16, p: 1 }
const KEY_BYTES = 64

/** Stored as `scrypt$N$r$p$salt$key`. */
export const scrypt: Hashing = {
  async hash(password) {
    const salt = randomBytes(16)
    const key = await derive(password, salt, TODAY)
    return ['scrypt', TODAY.N, TODAY.r, TODAY.p, salt.toString('base64url'), key.toString('base64url')].join('$')
  },
  async verify(hash, password) {
    const saved = parse(hash)
    return timingSafeEqual(await derive(password, saved.salt, saved.cost), saved.key)
  },
  isOutdated(hash) {
    const { cost } = parse(hash)
    return cost.N !== TODAY.N || cost.r !== TODAY.r || cost.p !== TODAY.p
  },
}

function parse(hash: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const [name, N, r, p, salt = '', key = ''] = hash.split('$')
  if (name !== 'scrypt') {
    const [text = '', hexadecimal = ''] = hash.split(':')
    return { cost: BETTER_AUTH, salt: Buffer.from(text), key: Buffer.from(hexadecimal, 'hex') }
  }
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') }
}

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  // Node allows 32 MB unless set otherwise; scrypt needs 128 * N * r and a little more.
  const options = { N, r, p, maxmem: 128 * N * r * 2 }
  return new Promise((resolve, reject) => {
    scryptOf(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
