import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { passkeys } from '../tables.ts'
import { hasNoCertificates, isInOwnWindow } from './attestation.ts'
import { type Challenges, VALID_SECONDS } from './challenges.ts'

type Passkey = typeof passkeys.$inferSelect

/** EdDSA, ES256, RS256: what devices have. The library's own choice would also try what Node calls an experiment. */
const ALGORITHMS = [-8, -7, -257]

/** What the browser shows as the site's name. */
const SITE_NAME = 'Keyturn'

export interface AddedKey {
  challenge: string
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  is_synced: boolean
  /** What made the key, as far as it tells. */
  aaguid: string
}

/** The two conversations between a browser, a key and us, and what counts as a yes. A no is `null`; the reason is nobody's. */
export interface Ceremonies {
  addingOptions(user: { id: string; email: string }, known: Passkey[]): Promise<object>
  checkAdded(response: RegistrationResponseJSON, user_id: string): Promise<AddedKey | null>
  /** With `user_id`: only this person's keys, to prove once more that it is them. */
  signInOptions(user_id: string | undefined, known: Passkey[]): object
  checkSignIn(
    response: AuthenticationResponseJSON,
    passkey: Passkey,
    signedIn: string | undefined,
  ): Promise<{ challenge: string; counter: number; is_synced: boolean } | null>
}

/** Loaded when the first person uses a key: it takes 25 MB and a third of a second, and a server may never need it. */
const library = () => import('./webauthn-library.ts')

export function createCeremonies(baseUrl: string, challenges: Challenges): Ceremonies {
  const rpID = new URL(baseUrl).hostname

  return {
    async addingOptions({ id, email }, known) {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: SITE_NAME,
        rpID,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: email,
        challenge: challenges.make(`add ${id}`),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(described),
        // Found without typing, and opened by a finger, a face or a PIN: so the key alone is two factors.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    async checkAdded(response, user_id) {
      const { verifyRegistrationResponse, ...decode } = await library()
      let challenge = ''
      try {
        if (!isInOwnWindow(response.response.clientDataJSON, decode)) return null
        if (!hasNoCertificates(response.response.attestationObject, decode)) return null
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response,
          expectedChallenge: given => {
            challenge = given
            return challenges.isValid(given, `add ${user_id}`)
          },
          expectedOrigin: baseUrl,
          expectedRPID: rpID,
          requireUserVerification: true,
          supportedAlgorithmIDs: ALGORITHMS,
        })
        if (!verified) return null
        const { credential, credentialBackedUp, aaguid } = registrationInfo
        return {
          challenge,
          credential_id: credential.id,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: credential.transports ?? [],
          is_synced: credentialBackedUp,
          aaguid,
        }
      } catch {
        return null
      }
    },

    // By hand: the sign-in page asks for this at every visit, and the library would be loaded for five fields.
    signInOptions(user_id, known) {
      return {
        rpId: rpID,
        challenge: challenges.make(user_id === undefined ? 'sign-in' : `sign-in ${user_id}`).toString('base64url'),
        allowCredentials: known.map(key => ({ ...described(key), type: 'public-key' })),
        userVerification: 'required',
        timeout: VALID_SECONDS * 1000,
      }
    },

    async checkSignIn(response, passkey, signedIn) {
      const { verifyAuthenticationResponse, ...decode } = await library()
      let challenge = ''
      try {
        if (!isInOwnWindow(response.response.clientDataJSON, decode)) return null
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response,
          expectedChallenge: given => {
            challenge = given
            // Whoever proves themselves once more must be the person who is signed in.
            const again = signedIn === passkey.user_id && challenges.isValid(given, `sign-in ${signedIn}`)
            return again || challenges.isValid(given, 'sign-in')
          },
          expectedOrigin: baseUrl,
          expectedRPID: rpID,
          requireUserVerification: true,
          credential: {
            id: passkey.credential_id,
            publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
            counter: passkey.counter,
            transports: passkey.transports,
          },
        })
        const owner = Buffer.from(response.response.userHandle ?? '', 'base64url').toString()
        if (!verified || (owner !== '' && owner !== passkey.user_id)) return null
        const { newCounter, credentialBackedUp } = authenticationInfo
        return { challenge, counter: newCounter, is_synced: credentialBackedUp }
      } catch {
        return null
      }
    },
  }
}

function described({ credential_id, transports }: Passkey): { id: string; transports: string[] } {
  return { id: credential_id, transports }
}
