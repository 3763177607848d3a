import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test('names are listed as the browser’s own writer of lists does', () => {
  const browsers = new Intl.ListFormat('en-US')
  for (const names of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
    expect(listed(names)).toBe(browsers.format(names))
  }
})
