import { expect, test } from 'vitest'
import { memoryStorage } from '../../../tests/harness/memory-storage.ts'
import { forgetLoan, UNSENT } from './forget-unsent.ts'

test('[TG36] of a loan that somebody is no longer in neither what waits nor what was typed stays; all else does', () => {
  const storage = memoryStorage()
  const [left, own] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
  const change = (loan?: string) => JSON.stringify({ resource: 'documents', loan })
  const stored = {
    [`${UNSENT}ada.1`]: change(left),
    [`${UNSENT}ada.2`]: change(own),
    [`${UNSENT}ada.3`]: change(),
    [`${UNSENT}bob.4`]: change(left),
    [`typed.ada.together.house.${left}`]: '{}',
    [`typed.ada.together.house.${own}`]: '{}',
  }
  for (const [key, text] of Object.entries(stored)) storage.setItem(key, text)
  forgetLoan(storage, 'ada', left)
  const rest = Array.from({ length: storage.length }, (_, at) => storage.key(at)).sort()
  expect(rest).toEqual(
    Object.keys(stored)
      .filter(key => key !== `${UNSENT}ada.1` && !key.endsWith(left))
      .sort(),
  )
})
