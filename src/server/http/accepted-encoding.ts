const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

export type Encoding = (typeof ENCODINGS)[number]

/** The smallest form that the client takes. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined
  const weights = new Map(header.toLowerCase().split(',').map(weight))
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return ENCODINGS.find(({ name }) => takes(name))
}

function weight(entry: string): [string, number] {
  const [name = '', ...parameters] = entry.split(';').map(part => part.trim())
  const q = parameters.find(parameter => parameter.startsWith('q='))
  return [name, q ? Number(q.slice(2)) : 1]
}
