import { accepted, type Outcome, type Problem, refused } from '#resources/problem.ts'
import { callApi, readApi } from '#web/remote/api.ts'
import type { Passkey } from '../../passkey-model.ts'
import { passkeyProblems, passkeySignInWords, passkeyToasts } from '../../passkey-words.ts'

const API = '/api/auth/passkey'

/** Nothing went wrong: the person closed the browser's question, let it wait, or did something else meanwhile. */
export const CANCELLED = 'passkey-cancelled'

/** The browser's offer in the email field was taken back because its challenge is too old. */
export const OFFER_EXPIRED = 'passkey-offer-expired'

interface Asking {
  /** `conditional`: the browser offers keys in the email field and waits, however long. */
  mediation: 'optional' | 'conditional'
  signal?: AbortSignal
  /** A key was chosen, and we ask the server about it. */
  onChosen?(): void
}

/** Signs in; or, when somebody is signed in, proves that it is still them. */
export async function signInWithPasskey({ mediation, signal, onChosen }: Asking): Promise<Outcome<unknown>> {
  const options = await readApi<PublicKeyCredentialRequestOptionsJSON>(`${API}/generate-authenticate-options`)
  if (!options.ok) return options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value)
  const chosen = await credentialFrom(
    () => navigator.credentials.get({ publicKey, mediation, signal }),
    cancelled(passkeySignInWords.cancelled),
  )
  if (!chosen.ok) return chosen
  onChosen?.()
  const outcome = await callApi(`${API}/verify-authentication`, { response: chosen.value.toJSON() })
  if (!outcome.ok && outcome.problem.code === 'passkey-unknown') await hideUnknown(chosen.value.id)
  return outcome
}

export type Creation = PublicKeyCredentialCreationOptionsJSON

/** Apart from making the key, because the server may first want to know that it is still the same person. */
export function creationOptions(): Promise<Outcome<Creation>> {
  return readApi<Creation>(`${API}/generate-register-options`)
}

export async function makePasskey(options: Creation): Promise<Outcome<unknown>> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const made = await credentialFrom(
    () => navigator.credentials.create({ publicKey }),
    cancelled(passkeyToasts.cancelled),
  )
  return made.ok ? callApi(`${API}/verify-registration`, { response: made.value.toJSON() }) : made
}

/** Signals to the authenticator which passkeys still work, so that it offers no others. Not every browser can. */
export async function announceSaved(user_id: string, saved: Pick<Passkey, 'credential_id'>[]): Promise<void> {
  if (!('signalAllAcceptedCredentials' in PublicKeyCredential)) return
  const userId = btoa(user_id).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const allAcceptedCredentialIds = saved.map(each => each.credential_id)
  await PublicKeyCredential.signalAllAcceptedCredentials({
    rpId: location.hostname,
    userId,
    allAcceptedCredentialIds,
  }).catch(() => {})
}

async function hideUnknown(credentialId: string): Promise<void> {
  if (!('signalUnknownCredential' in PublicKeyCredential)) return
  await PublicKeyCredential.signalUnknownCredential({ rpId: location.hostname, credentialId }).catch(() => {})
}

async function credentialFrom(
  question: () => Promise<Credential | null>,
  closed: Problem,
): Promise<Outcome<PublicKeyCredential>> {
  try {
    const answer = await question()
    return answer ? accepted(answer as PublicKeyCredential) : refused(closed)
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    // The key is on this device already; browsers say so only of keys that we named as known.
    if (name === 'InvalidStateError') return refused(passkeyProblems['passkey-known'])
    if (name === 'TimeoutError') return refused({ ...closed, code: OFFER_EXPIRED })
    if (name === 'NotAllowedError' || name === 'AbortError') return refused(closed)
    return refused(passkeyProblems['passkey-refused'])
  }
}

function cancelled({ title, description }: { title: string; description: string }): Problem {
  return { status: 400, code: CANCELLED, title, detail: description }
}
