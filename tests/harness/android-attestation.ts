import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

/**
 * A chain of two certificates as an Android phone would send it with a new key, but made by whoever likes: the leaf says where
 * its list of revoked certificates can be fetched, and a verifier that believes it fetches from there.
 */
export function androidChain(keys: { publicKey: KeyObject; clientDataHash: Buffer; revocationUrl: string }): Buffer[] {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const leaf = certificate('Leaf', keys.publicKey, root.privateKey, [
    extension('1.3.6.1.4.1.11129.2.1.17', keyDescription(keys.clientDataHash)),
    extension('2.5.29.31', revocationLists(keys.revocationUrl)),
  ])
  return [leaf, certificate('Root', root.publicKey, root.privateKey, [])]
}

/** RFC 5280, as much of it as is needed. */
function certificate(name: string, publicKey: KeyObject, signedBy: KeyObject, extensions: Buffer[]): Buffer {
  const algorithm = sequence(objectId('1.2.840.10045.4.3.2'))
  const hour = 3_600_000
  const validity = sequence(generalizedTime(Date.now() - hour), generalizedTime(Date.now() + hour))
  const body = sequence(
    tagged(0xa0, integer(2)),
    integer(name.length),
    algorithm,
    distinguishedName('Root'),
    validity,
    distinguishedName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [tagged(0xa3, sequence(...extensions))] : []),
  )
  return sequence(body, algorithm, tagged(0x03, Buffer.from([0]), sign('sha256', body, signedBy)))
}

/** What Android's key store says of a key: for which challenge it was made, and nothing else. */
function keyDescription(challenge: Buffer): Buffer {
  const softwareOnly = tagged(0x0a, Buffer.from([0]))
  const nothing = octets(Buffer.alloc(0))
  return sequence(
    integer(3),
    softwareOnly,
    integer(4),
    softwareOnly,
    octets(challenge),
    nothing,
    sequence(),
    sequence(),
  )
}

function revocationLists(url: string): Buffer {
  return sequence(sequence(tagged(0xa0, tagged(0xa0, tagged(0x86, Buffer.from(url))))))
}

const extension = (id: string, value: Buffer) => sequence(objectId(id), octets(value))
const distinguishedName = (name: string) =>
  sequence(tagged(0x31, sequence(objectId('2.5.4.3'), tagged(0x0c, Buffer.from(name)))))
const generalizedTime = (at: number) =>
  tagged(0x18, Buffer.from(`${new Date(at).toISOString().slice(0, 19).replaceAll(/[-T:]/g, '')}Z`))
const sequence = (...parts: Buffer[]) => tagged(0x30, ...parts)
const octets = (bytes: Buffer) => tagged(0x04, bytes)
const integer = (value: number) => tagged(0x02, Buffer.from([value]))

function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]))
}

function base128(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let left = value >> 7; left > 0; left >>= 7) bytes.unshift((left & 0x7f) | 0x80)
  return bytes
}

function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), content])
}
