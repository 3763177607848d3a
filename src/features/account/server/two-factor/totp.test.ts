import { describe, expect, test } from 'vitest'
import { authenticatorUri, base32, codeAt, newSecret, stepAt, stepOf } from './totp.ts'

/** RFC 6238, appendix B, its SHA-1 column: the secret is this text. */
const RFC_SECRET = Buffer.from('12345678901234567890')

describe('RFC 6238', () => {
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('[A100] at second %i the code is %s', (seconds, code) => {
    expect(codeAt(RFC_SECRET, stepAt(seconds * 1000), 8)).toBe(code)
  })
})

test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [9, '520489'],
])('[A100] RFC 4226, appendix D: the code of step %i is %s', (step, code) => {
  expect(codeAt(RFC_SECRET, step)).toBe(code)
})

test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %s is %s in base 32', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

test('[A100] a code counts one step early and one step late, and no further', () => {
  const secret = newSecret()
  const time = 1_800_000_000_000
  const now = stepAt(time)
  const found = [-2, -1, 0, 1, 2].map(away => stepOf(secret, codeAt(secret, now + away), time))
  expect(found).toEqual([null, now - 1, now, now + 1, null])
  expect(stepOf(secret, '', time)).toBeNull()
  expect(stepOf(secret, '1234567', time)).toBeNull()
})

test('[A100] the QR code says whose account it is, also where the address has odd signs', () => {
  const uri = new URL(authenticatorUri(RFC_SECRET, 'Keyturn', 'ada+home&garden@example.com'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Keyturn:ada+home&garden@example.com')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Keyturn',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
