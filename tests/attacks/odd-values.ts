import fc from 'fast-check'
import * as z from 'zod/mini'
import type { JsonSchema } from '#server/http/openapi.ts'

/** Written into the JSON as it stands, without quotes: what no JavaScript value becomes by itself. */
const raw = (text: string) => `@@raw ${text} raw@@`

export function toText(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(/"@@raw (.*?) raw@@"/g, '$1')
}

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202egnp.exe',
  '\u200b\u200d',
  '\u2028\u2029',
  `e${'\u0301'.repeat(500)}`,
  '👩‍👩‍👧‍👦'.repeat(20),
  '\r\nBcc: all@example.com',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  'NaN',
  'Infinity',
  '1e309',
  '-0',
  '0x10',
  '١٢٣',
  '½',
  '6 7/8',
  '$1,250.00',
  '9'.repeat(400),
  "' or 1=1 --",
  '"; drop table users; --',
  '#{7*7}{{7*7}}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '%00%0d%0a',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '1582-10-10T00:00:00Z',
  '2026-06-30T23:59:60Z',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'AAAAAAAA-AAAA-4AAA-8AAA-AAAAAAAAAAAA',
  'Etc/GMT+12',
  'america/new_york',
  '+05:30',
  'a@b.co',
  `${'a'.repeat(64)}@${'b.'.repeat(90)}co`,
  'x'.repeat(5_001),
]

const NUMBERS = [
  0,
  1,
  -1,
  7,
  100,
  100.000001,
  5e-324,
  1e-320,
  2.2250738585072014e-308,
  1.7976931348623157e308,
  -1.7976931348623157e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e-7,
  0.1 + 0.2,
  999_999_999.999,
  1_000_000_000,
  1_000_000_000.01,
]

const RAW = ['1e999', '-1e999', '1e-999', '-0', `${'1'.repeat(400)}`, `0.${'1'.repeat(400)}`, '1E+2']

const deep = (depth: number, leaf: unknown): unknown => (depth === 0 ? leaf : [deep(depth - 1, leaf)])

const STRUCTURES: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  { $gt: '' },
  { toString: 1, valueOf: 2, toJSON: 3 },
  { length: 1e9 },
  Array.from({ length: 3_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`k${at}`, at])),
  deep(31, 1),
  deep(33, 1),
  deep(3_000, 1),
  'x'.repeat(1_000_000),
]

/** Whatever no form would send. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.constantFrom(...RAW).map(raw) },
  { weight: 2, arbitrary: fc.constantFrom(...STRUCTURES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** What a text field means is not in its schema; by its name, something that its rules accept. */
const NAMED: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.constantFrom('ada@example.com', 'Bea.Byron@Example.com'),
  scheduled_date: fc.constantFrom('2026-11-20', '2000-01-01', '2099-12-31', null),
  time_zone: fc.constantFrom('America/Denver', 'Pacific/Kiritimati', 'UTC'),
  property_zip_code: fc.constantFrom('27601', '27601-1234', null),
  created_at: fc.constantFrom('2026-11-01T12:00:00Z', '1970-01-01T00:00:00.000Z', '2099-01-01T00:00:00Z'),
  // As often one that is there already, or nearly.
  id: fc.oneof(
    fc.uuid(),
    fc.constantFrom('11111111-1111-4111-8111-111111111111', 'AAAAAAAA-AAAA-4AAA-8AAA-AAAAAAAAAAAA'),
    fc.constantFrom('aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa', '00000000-0000-0000-0000-000000000000'),
  ),
}

const plainText = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('Ada', ' Ada ', '12 Elm Street', 'Zoë 李 🏡', 'O\'Neil; -- \\ " <b>', 'a\tb\nc'),
)

/** What the schema describes, as far as a schema can. */
export function validValue(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(each => validValue(each, name)))
  const named = NAMED[name]
  if (schema.type === 'string') return named ?? plainText
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'number' || schema.type === 'integer') return validNumber(schema)
  if (schema.type === 'array') return validArray(schema)
  if (schema.type === 'object') return validObject(schema)
  return named ?? fc.oneof(plainText, validNumber({}), fc.constant(null))
}

function validNumber(schema: JsonSchema): fc.Arbitrary<number> {
  const min = Number(schema.minimum ?? 0)
  const max = Math.min(Number(schema.maximum ?? 1_000_000), 1_000_000_000)
  const double = fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
  return fc.oneof(fc.integer({ min: Math.ceil(min), max: Math.floor(max) }), double)
}

/** Every third time with something in it twice. */
function validArray(schema: JsonSchema): fc.Arbitrary<unknown[]> {
  const list = fc.array(validValue(schema.items ?? {}), { maxLength: 4 })
  return fc.tuple(list, fc.nat(2)).map(([items, dice]) => (dice === 0 ? [...items, ...items.slice(0, 1)] : items))
}

function validObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, each]) => [name, validValue(each, name)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

export function inputSchema(input: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}
