import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { androidChain } from './android-attestation.ts'

/** What a forger would like to be different. */
export interface Forgery {
  origin?: string
  rpId?: string
  challenge?: string
  /** The finger on the sensor, or the PIN. */
  verified?: boolean
  counter?: number
  userHandle?: string
  /** Says that the page stood in another site's frame. */
  crossOrigin?: boolean
  /** What made the key, as it says itself; keys are asked to say nothing of it. */
  attestation?: Attestation
}

export type Attestation =
  | { format: 'self-signed' }
  | { format: 'android-key'; revocationUrl: string }
  | { format: 'none' | 'packed'; certificates: Buffer[] }

interface CreationOptions {
  challenge: string
  rp: { id: string }
  user: { id: string }
}

interface RequestOptions {
  challenge: string
  rpId: string
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const MAY_SYNC = 0x08
const IS_SYNCED = 0x10
const HAS_KEY = 0x40

/** A passkey and the browser around it, in software: speaks WebAuthn as a phone does, with a real key pair. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let userHandle = ''
  let counter = 0

  const clientData = (type: string, challenge: string, forged: Forgery) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? origin,
        crossOrigin: forged.crossOrigin ?? false,
      }),
    )

  function authenticatorData(rpId: string, forged: Forgery, key = Buffer.alloc(0)): Buffer {
    const verified = (forged.verified ?? true) ? USER_VERIFIED : 0
    const flags = USER_PRESENT | verified | MAY_SYNC | IS_SYNCED | (key.length > 0 ? HAS_KEY : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(forged.counter ?? counter, 1)
    return Buffer.concat([sha256(forged.rpId ?? rpId), head, key])
  }

  function attested(
    attestation: Attestation | undefined,
    authData: Buffer,
    clientDataHash: Buffer,
  ): [format: string, statement: [Buffer, Buffer][]] {
    if (!attestation) return ['none', []]
    const signature = sign('sha256', Buffer.concat([authData, clientDataHash]), privateKey)
    const signed: [Buffer, Buffer][] = [
      [cborText('alg'), cborInteger(-7)],
      [cborText('sig'), cborBytes(signature)],
    ]
    if (attestation.format === 'self-signed') return ['packed', signed]
    const certificates =
      attestation.format === 'android-key'
        ? androidChain({ publicKey, clientDataHash, revocationUrl: attestation.revocationUrl })
        : attestation.certificates
    return [attestation.format, [...signed, [cborText('x5c'), cborArray(certificates.map(cborBytes))]]]
  }

  return {
    id,
    /** Answers `navigator.credentials.create`. */
    create(options: CreationOptions, forged: Forgery = {}) {
      userHandle = options.user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey.export({ format: 'jwk' }))])
      const authData = authenticatorData(options.rp.id, forged, key)
      const client = clientData('webauthn.create', options.challenge, forged)
      const [format, statement] = attested(forged.attestation, authData, sha256(client))
      const attestationObject = cborMap([
        [cborText('fmt'), cborText(format)],
        [cborText('attStmt'), cborMap(statement)],
        [cborText('authData'), cborBytes(authData)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      }
    },
    /** Answers `navigator.credentials.get`. */
    get(options: RequestOptions, forged: Forgery = {}) {
      counter += 1
      const client = clientData('webauthn.get', options.challenge, forged)
      const authData = authenticatorData(options.rpId, forged)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey).toString('base64url'),
          userHandle: forged.userHandle ?? userHandle,
        },
      }
    },
  }
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

/** RFC 9053: an elliptic curve key (2) for ES256 (-7) on P-256 (1). */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
}

/** As much of RFC 8949 as keys are made of. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff])
}

const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes])
const cborText = (text: string) => Buffer.concat([cborHead(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborArray = (items: Buffer[]) => Buffer.concat([cborHead(4, items.length), ...items])
const cborMap = (pairs: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()])
