import { expect, test } from 'vitest'
import { plainAttributes } from './plain-attributes.ts'

test('[X93] attributes are in small letters, whatever React calls them, and nothing else changes', () => {
  const page =
    '<meta charSet="utf-8"/><script crossOrigin="" async>if (a<b) charSet="X"</script><style>a[viewBox="1"]{}</style>' +
    '<input autoComplete="off" placeholder="Type inputMode=&quot;Here&quot;" disabled/><p>viewBox="0" is Text</p>'
  expect(plainAttributes(page)).toBe(
    '<meta charset="utf-8"/><script crossorigin="" async>if (a<b) charSet="X"</script><style>a[viewBox="1"]{}</style>' +
      '<input autocomplete="off" placeholder="Type inputMode=&quot;Here&quot;" disabled/><p>viewBox="0" is Text</p>',
  )
})

test('[X93] a picture keeps the capitals that it needs', () => {
  const picture = '<svg viewBox="0 0 1 1"><pattern patternUnits="userSpaceOnUse"></pattern></svg>'
  expect(plainAttributes(picture)).toBe(picture)
})
