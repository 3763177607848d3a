import { expect, test } from 'vitest'
import { wrap } from './callout.tsx'

test('a long callout is broken at its spaces, and no word is lost', () => {
  expect(wrap('First County overtakes Prairie Mutual', 22)).toEqual(['First County overtakes', 'Prairie Mutual'])
  expect(wrap('Refinancing', 4)).toEqual(['Refinancing'])
})
