import type * as z from 'zod/mini'

// biome-ignore lint/suspicious/noExplicitAny: schemas and checks of every kind, looked at by the type that they name.
type Inside = any

/** A part of a schema, and where it stands in what is sent: 0 in a list, 'key' in a record. */
interface Place {
  path: (string | number)[]
  def: Inside
}

/** Short by themselves: zod finds them by patterns that end where the format does. */
const SHORT_FORMATS = new Set(['uuid', 'guid', 'date', 'datetime', 'time'])

/** Where somebody may send as much as they like, or where a pattern looks at a text before its length was measured. */
export function unboundedPlaces(schema: z.ZodMiniType): string[] {
  return everyPlace(schema).flatMap(({ path, def }) => problemsOf(def).map(problem => `${path.join('.')}: ${problem}`))
}

/** Every place that takes a text. */
export function textPlaces(schema: z.ZodMiniType): Place['path'][] {
  const places = everyPlace(schema).filter(({ def }) => def.type === 'string' || def.type === 'enum')
  return [...new Map(places.map(({ path }) => [path.join('.'), path])).values()]
}

/** A copy of `body` that has `value` there, and what is missing on the way. */
export function withValueAt(body: unknown, [key, ...rest]: Place['path'], value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key === 'number') return [withValueAt(Array.isArray(body) ? body[0] : undefined, rest, value)]
  const object = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  return { ...object, [key]: withValueAt(object[key], rest, value) }
}

function everyPlace(schema: Inside, path: Place['path'] = []): Place[] {
  const { def } = schema._zod
  const inside = (child: Inside, ...more: Place['path']) => everyPlace(child, [...path, ...more])
  const here = { path, def }
  switch (def.type) {
    case 'array':
      return [here, ...inside(def.element, 0)]
    case 'record':
      return [here, ...inside(def.keyType, 'key'), ...inside(def.valueType, 'key')]
    case 'object':
      return [here, ...Object.entries(def.shape).flatMap(([name, child]) => inside(child, name))]
    case 'union':
      return [here, ...def.options.flatMap((child: Inside) => inside(child))]
    case 'pipe':
      return [here, ...inside(def.in), ...inside(def.out)]
    case 'tuple':
    case 'intersection':
    case 'lazy':
      throw new Error(`No input is a ${def.type} yet: say here what is inside`)
    default:
      return [here, ...(def.innerType ? inside(def.innerType) : [])]
  }
}

function problemsOf(def: Inside): string[] {
  const checks: Inside[] = (def.checks ?? []).map((check: Inside) => check._zod.def)
  const measured = checks.findIndex(({ check }) => check === 'max_length' || check === 'length_equals')
  switch (def.type) {
    case 'string':
      return SHORT_FORMATS.has(def.format) ? [] : textProblems(def, checks, measured)
    case 'array':
      return measured < 0 ? ['a list of any length'] : []
    case 'record':
      // Keys of a closed set bound a record by themselves.
      return ['enum', 'literal'].includes(def.keyType._zod.def.type) ? [] : ['a record of any length']
    case 'unknown':
    case 'any':
    case 'custom':
    case 'map':
    case 'set':
      return [`takes anything (${def.type})`]
    default:
      return []
  }
}

function textProblems(def: Inside, checks: Inside[], measured: number): string[] {
  if (measured < 0) return ['a text of any length']
  const isEarly = checks.slice(0, measured).some(({ check }) => check === 'custom' || check === 'string_format')
  return [
    ...(checks[measured].abort ? [] : ['what is too long is looked at further']),
    ...(isEarly || def.format ? ['a pattern comes before the length'] : []),
  ]
}
