import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What every authenticator app does by default: RFC 6238 with SHA-1, six digits, thirty seconds. */
const DIGITS = 6
const STEP_SECONDS = 30
/** RFC 4226 asks for the length of the hash. */
const SECRET_BYTES = 20
/** A clock that is half a minute off, or a code typed as it changes. */
const STEPS_AROUND = 1

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/** The code of one step (RFC 4226, section 5.3). */
export function codeAt(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export function stepAt(time: number): number {
  return Math.floor(time / 1000 / STEP_SECONDS)
}

/** Which step around this moment the code is of; every one is looked at, so that the time taken tells nothing. */
export function stepOf(secret: Buffer, code: string, time: number): number | null {
  const now = stepAt(time)
  let found: number | null = null
  for (let step = now - STEPS_AROUND; step <= now + STEPS_AROUND; step += 1) {
    if (isSame(code, codeAt(secret, step))) found = step
  }
  return found
}

function isSame(given: string, ours: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(ours)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, as people type it into their app. */
export function base32(bytes: Buffer): string {
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += BASE32[(value >>> bits) & 31]
    }
    value &= (1 << bits) - 1
  }
  return bits === 0 ? text : text + BASE32[(value << (5 - bits)) & 31]
}

/** What the QR code says. Apps show the issuer and the address beside the code. */
export function authenticatorUri(secret: Buffer, issuer: string, email: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const asked = { secret: base32(secret), issuer, algorithm: 'SHA1', digits: DIGITS, period: STEP_SECONDS }
  const query = Object.entries(asked).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `otpauth://totp/${label}?${query.join('&')}`
}
