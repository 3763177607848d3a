import { randomBytes } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isEasilyGuessed } from './common-passwords.ts'

const person = { email: 'ada.byron@example.com', first_name: 'Ada', last_name: 'Lovelace' }

test('[A4] of the passwords that turn up first in leaks none is taken', () => {
  const common = dictionary['passwords-common'].map(String).filter(each => each.length >= 6)
  expect(common.length).toBeGreaterThan(40_000)
  // One of forty: each is estimated as any other.
  const some = common.filter((_, at) => at % 40 === 0)
  expect(some.filter(each => !isEasilyGuessed(each))).toEqual([])
})

test.each([
  '654321',
  '987654321',
  '0987654321',
  '123123123',
  'abcdef',
  'abcabcabc',
  'Password123!',
  'P@ssw0rd!',
  'Password1',
  'QWERTY123',
  '1q2w3e4r',
  'zaq12wsx',
  'qazwsxedc',
  '07121985',
  '111222333',
  'aaaaaaa',
  'ababab',
  'letmein123',
  'Football99',
])('[A4] %s, which anybody would try, is refused', password => {
  expect(isEasilyGuessed(password)).toBe(true)
})

test.each([
  'keyturn2026',
  '!Keyturn!',
  'NewHome2026',
  'mortgage1',
  'Lovelace1815',
  'adalovelace',
  'LovelaceAda99',
  'ada.byron',
  'ada.byron@example.com',
  'byron123',
])('[A4] %s, which whoever knows the person and the place would try, is refused', password => {
  expect(isEasilyGuessed(password, person)).toBe(true)
})

test.each([
  'kettle-and-toast',
  'seven blue doors',
  'green-door-42',
  'lovelace kettle toast',
  'adamantine',
  'blueberrypie',
  'grandmas kitchen',
  'correct horse battery staple',
  'hX7pQ2',
  '9f3k2l',
  'vT3$kp',
  'xK9!mq2z',
  'наш новый дом',
])('[A4] %s is taken', password => {
  expect(isEasilyGuessed(password, person)).toBe(false)
})

test('[A4] what a password manager makes is taken', () => {
  const made = Array.from({ length: 200 }, () => randomBytes(9).toString('base64url'))
  expect(made.filter(each => isEasilyGuessed(each, person))).toEqual([])
})

test('[A4] a long one is judged by its beginning', () => {
  expect(isEasilyGuessed('p4$$w0rd'.repeat(16))).toBe(true)
  expect(isEasilyGuessed('seven blue doors '.repeat(7), person)).toBe(false)
})
