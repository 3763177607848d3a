import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isEasilyGuessed } from './common-passwords.ts'

const person = { email: 'ada.byron@example.com', first_name: 'Ada', last_name: 'Lovelace' }

test('[A4] the forty thousand commonest passwords are refused', () => {
  const common = dictionary['passwords-common'].map(String).filter(each => each.length >= 6)
  expect(common.length).toBeGreaterThan(40_000)
  expect(common.filter(each => !isEasilyGuessed(each))).toEqual([])
})

test.each([
  'Password1',
  'QWERTY123',
  'aaaaaaa',
  'ababab',
  'keyturn2026',
  '!Keyturn!',
  'Lovelace1815',
  'adalovelace',
  'LovelaceAda99',
  'ada.byron',
  'ada.byron@example.com',
  'byron123',
])('[A4] %s is refused', password => {
  expect(isEasilyGuessed(password, person)).toBe(true)
})

test.each(['kettle-and-toast', 'seven blue doors', 'green-door-42', 'lovelace kettle toast', 'adamantine'])(
  '[A4] %s is taken',
  password => {
    expect(isEasilyGuessed(password, person)).toBe(false)
  },
)
