import fc from 'fast-check'
import type { Endpoint } from '#server/http/endpoint.ts'
import { inputSchema, oddValue, toText, validValue } from './odd-values.ts'

export type Body = string | Uint8Array<ArrayBuffer>

/** Bodies for one route: such as it takes, such with one thing wrong, and such as nobody should send. `known` are good ones. */
export function bodiesFor({ input, path }: Endpoint, known: object[]): fc.Arbitrary<Body> {
  // Hashing a password is slow on purpose, so fewer of those get that far.
  const share = HASHES.test(path) ? 1 : 6
  const fromSchema = input ? validValue(inputSchema(input)) : fc.constant({})
  const good = known.length > 0 ? fc.oneof(fromSchema, fc.constantFrom(...known)) : fromSchema
  const asObject = good.map(value => (isRecord(value) ? value : {}))
  return fc.oneof(
    { weight: Math.ceil(share / 2), arbitrary: good.map(toText) },
    {
      weight: share,
      arbitrary: fc.tuple(asObject, fc.nat(), oddValue).map(([value, at, odd]) => toText(swapped(value, at, odd))),
    },
    { weight: 1, arbitrary: fc.tuple(asObject, fc.nat()).map(([value, at]) => toText(without(value, at))) },
    { weight: 2, arbitrary: oddValue.map(toText) },
    {
      weight: 2,
      arbitrary: fc.tuple(asObject, oddValue, fc.constantFrom(...TWISTS)).map(([v, odd, twist]) => twist(v, odd)),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map(bytes => new Uint8Array(bytes)) },
  )
}

const HASHES = /sign-(in|up)|password|delete-user/

type Fields = Record<string, unknown>

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One field, also one further down, is not what it should be. */
function swapped(value: Fields, at: number, odd: unknown): Fields {
  const names = Object.keys(value)
  const name = names[at % Math.max(1, names.length)]
  if (name === undefined) return { extra: odd }
  const inner = value[name]
  const goesDeeper = isRecord(inner) && Object.keys(inner).length > 0 && at % 3 !== 0
  return { ...value, [name]: goesDeeper ? swapped(inner, Math.floor(at / 3), odd) : odd }
}

function without(value: Fields, at: number): Fields {
  const names = Object.keys(value)
  const gone = names[at % Math.max(1, names.length)]
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== gone))
}

/** What happens to text on its way, or is done to it. */
const TWISTS: ((value: Fields, odd: unknown) => Body)[] = [
  value => toText(value).slice(0, -1),
  value => `${toText(value)}}`,
  value => `\ufeff${toText(value)}`,
  value => toText(value).replaceAll('"', "'"),
  (value, odd) => `{"__proto__":${toText(odd)},${toText(value).slice(1)}`,
  (value, odd) => `{"\\u005f_proto__":${toText(odd)},${toText(value).slice(1)}`,
  (value, odd) => `{"constructor":{"prototype":${toText(odd)}},${toText(value).slice(1)}`,
  (value, odd) => twice(value, odd),
  value => '['.repeat(20_000) + toText(value),
  value => toText(value).replace('"', '"\\ud800'),
  value => toText(value).replace('{', '{"\\u0000":1,'),
  value => Buffer.concat([Buffer.from(toText(value).slice(0, -1)), Buffer.from([0xc3, 0x28, 0x7d])]),
  value => Buffer.from(toText(value), 'utf16le'),
  value => toText({ ...value, padding: 'x'.repeat(300_000) }),
  value => toText({ ...value, padding: 'x'.repeat(1_048_576) }),
  () => '',
  () => ' \n\t ',
  () => 'null',
]

function twice(value: Fields, odd: unknown): string {
  const name = Object.keys(value)[0] ?? 'id'
  return `{${JSON.stringify(name)}:${toText(odd)},${toText({ [name]: value[name] ?? 1 }).slice(1)}`
}

/** The ends of addresses: what may follow a `?`, and what may stand for a parameter. */
export const addressEnd: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    '%00',
    '%0d%0aset-cookie:%20a=b',
    '%2e%2e%2f%2e%2e%2fetc',
    '%ff%fe',
    '%F0%9F%8F%A1',
    'a.b.c',
    '.',
    '..%2f',
    '%ed%a0%80',
    'x'.repeat(7_000),
    '__proto__',
    "'%20or%201=1",
    '[object%20Object]',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map(text => encodeURIComponent(text.toWellFormed())),
  fc
    .uint8Array({ minLength: 1, maxLength: 20 })
    .map(bytes => bytes.reduce((text, byte) => `${text}%${byte.toString(16).padStart(2, '0')}`, '')),
)

/** Cookies and other headers that a person's own tools could send: any visible sign. */
export const headerText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '0',
    '-1',
    '1e9',
    '999999999999999999999',
    'x'.repeat(3_000),
    '%',
    '%00',
    '.',
    '..',
    'a.b',
    '=;=;,,,"',
  ),
  fc.string({ maxLength: 60 }),
)
