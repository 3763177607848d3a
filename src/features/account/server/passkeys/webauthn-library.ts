// Loaded as one and in this order: the library's parts, asked for one by one, begin before what they need is there.
export {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
export { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers'
