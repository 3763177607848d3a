import { expect, test } from 'vitest'
import { canAutofill } from './autofill.ts'

test('[AP21] browsers that fill in addresses are told apart from those inside other apps', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
  expect(canAutofill(chrome)).toBe(true)
  expect(canAutofill('Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0')).toBe(true)
  expect(canAutofill(chrome.replace('x86_64', 'Android 16; wv'))).toBe(false)
  expect(canAutofill(`${chrome} Instagram 300.0`)).toBe(false)
  expect(canAutofill('curl/8')).toBe(false)
})
