import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

const parse = (text: string) => parseStrictJson(new TextEncoder().encode(text))

test('[X7] anything that JSON can say and PostgreSQL can hold is read as it was written', () => {
  const storable = fc.jsonValue({ depthSize: 'medium', stringUnit: 'binary' }).filter(value => {
    const text = JSON.stringify(value)
    return !/\\ud[89a-f]|\\u0000|__proto__/.test(text)
  })
  fc.assert(
    fc.property(storable, value => {
      const text = JSON.stringify(value)
      expect(parse(text)).toEqual(JSON.parse(text))
    }),
  )
})

test.each([
  ['nothing', ''],
  ['half an object', '{"a":1'],
  ['a comment', '{"a":1/*x*/}'],
  ['a field given twice', '{"a":1,"a":2}'],
  ['a field given twice in two spellings', '{"a":1,"\\u0061":2}'],
  ['a field given twice, deep inside', '{"a":[{"b":{"c":1,"d":"}","c":2}}]}'],
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['__proto__ spelt out', '{"x":{"\\u005f_proto__":1}}'],
  ['a NUL', '{"a":"\\u0000"}'],
  ['half a character', '{"a":"\\ud800"}'],
  ['half a character as a key', '{"\\udfff":1}'],
  ['a thousand brackets', `${'['.repeat(1000)}${']'.repeat(1000)}`],
])('[X7] %s is refused with 400', (_what, text) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ problem: expect.objectContaining({ status: 400 }) }))
})

test('[X7] bytes that are no text are refused with 400', () => {
  expect(() => parseStrictJson(Uint8Array.of(0x22, 0xff, 0x22))).toThrow('malformed')
})

test('the same field in two different objects is fine', () => {
  expect(parse('[{"a":1},{"a":2,"b":{"a":"\\"a\\":"}}]')).toEqual([{ a: 1 }, { a: 2, b: { a: '"a":' } }])
})
