import { expect, test } from 'vitest'
import { createSecretSeal } from './sealed-secret.ts'
import { newSecret } from './totp.ts'

test('[A101] a sealed secret opens for its owner and with our key, and for nobody else', () => {
  const secret = newSecret()
  const { seal, open } = createSecretSeal('one secret of thirty-two letters')
  const sealed = seal(secret, 'ada')
  expect(sealed).not.toContain(secret.toString('base64url'))
  expect(seal(secret, 'ada')).not.toBe(sealed)
  expect(open(sealed, 'ada')).toEqual(secret)
  expect(open(sealed, 'eve')).toBeNull()
  expect(createSecretSeal('another secret').open(sealed, 'ada')).toBeNull()
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(open(changed, 'ada')).toBeNull()
  expect(open('', 'ada')).toBeNull()
})
