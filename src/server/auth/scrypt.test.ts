import { expect, test } from 'vitest'
import { scrypt } from './scrypt.ts'

/** Made by better-auth 1.7.7 itself, as they lie in databases. */
const theirs = [
  [
    'kettle-and-toast',
    '7a19c85156be41ea2aceeba2e0b65b3a:9021329560ff8279078e884376854d112d50e7e407b23726766a50a66c43c432ab7601a6912b9bab720543263cabe61c9a6d0e60931f995cf2271008b96e0750',
  ],
  // With a ligature: both sides compare what it stands for.
  [
    'ﬁnger Ångström 9',
    '701f95e2e5110d6c10e6354d6f728691:5c0c591b6eaf5e859dfbb2399b55230fd7261e34410131b0eff58909b4e0c0d1b011457b95d208614d9bdf0e035b5e15a806c1cb5baf5fcb4ff6c03121cca06d',
  ],
] as const

test.each(theirs)(
  '[A35] %s opens the account whose hash better-auth made, which then is out of date',
  async (password, hash) => {
    expect(await scrypt.verify(hash, password)).toBe(true)
    expect(await scrypt.verify(hash, password.normalize('NFKD'))).toBe(true)
    expect(await scrypt.verify(hash, `${password}x`)).toBe(false)
    expect(scrypt.isOutdated(hash)).toBe(true)
  },
)

test('[A35] a new hash is verified, is another one each time, and is not out of date', async () => {
  const hashes = await Promise.all([scrypt.hash('kettle-and-toast'), scrypt.hash('kettle-and-toast')])
  expect(hashes[0]).not.toBe(hashes[1])
  for (const hash of hashes) {
    expect(await scrypt.verify(hash, 'kettle-and-toast')).toBe(true)
    expect(await scrypt.verify(hash, 'kettle-and-toasts')).toBe(false)
    expect(scrypt.isOutdated(hash)).toBe(false)
  }
})

test('[A35] what is no hash opens nothing', async () => {
  for (const broken of ['', ':', 'kettle-and-toast', 'scrypt$32768$8$3$$']) {
    await expect(scrypt.verify(broken, '')).rejects.toThrow()
  }
})
