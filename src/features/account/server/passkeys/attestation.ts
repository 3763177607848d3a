import type { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers'

type Decoders = {
  decodeAttestationObject: typeof decodeAttestationObject
  decodeClientDataJSON: typeof decodeClientDataJSON
}

/**
 * Whether an attestation holds no certificates: none at all, or the key's own signature. We ask for none, but that is a wish;
 * given certificates, the library fetches from the addresses in them before it knows whose they are.
 */
export function hasNoCertificates(attestationObject: string, { decodeAttestationObject }: Decoders): boolean {
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const statement: unknown = decoded.get('attStmt')
  if (!(statement instanceof Map)) return false
  const format = decoded.get('fmt')
  if (format === 'none') return statement.size === 0
  return format === 'packed' && [...statement.keys()].every(key => key === 'alg' || key === 'sig')
}

/** Whether the key was asked for by a page of ours that stood in no other site's frame. */
export function isInOwnWindow(clientDataJSON: string, { decodeClientDataJSON }: Decoders): boolean {
  const { crossOrigin = false, topOrigin } = decodeClientDataJSON(clientDataJSON)
  return crossOrigin === false && topOrigin === undefined
}
