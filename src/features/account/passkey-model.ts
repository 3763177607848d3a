import * as z from 'zod/mini'
import { atMost, singleLine } from '#resources/plain-text.ts'
import { passkeyFormWords } from './passkey-words.ts'
import { PASSKEY_NAME_MAX_LENGTH } from './rules.ts'

/** One line of the list in Settings. */
export interface Passkey {
  id: string
  name: string
  credential_id: string
  is_synced: boolean
  created_at: string
  last_used_at: string | null
}

const UNREADABLE = passkeyFormWords['answer-missing']

/** Base64url, as browsers write bytes. */
const Bytes = (longest: number) =>
  z.string(UNREADABLE).check(atMost(longest, UNREADABLE), z.regex(/^[A-Za-z0-9_-]*$/, UNREADABLE))

const Transport = z.string(UNREADABLE).check(atMost(20, UNREADABLE), z.regex(/^[a-z-]+$/, UNREADABLE))

/** What a browser's `PublicKeyCredential.toJSON()` gives, as far as we read it. */
const Credential = { id: Bytes(1400), rawId: Bytes(1400), type: z.literal('public-key', UNREADABLE) }

const MadeKey = {
  clientDataJSON: Bytes(4000),
  attestationObject: Bytes(60_000),
  transports: z.optional(z.array(Transport, UNREADABLE).check(z.maxLength(10, UNREADABLE))),
}

export const AddPasskeyForm = z.object({
  response: z.object({ ...Credential, response: z.object(MadeKey, UNREADABLE) }, UNREADABLE),
})

const UsedKey = {
  clientDataJSON: Bytes(4000),
  authenticatorData: Bytes(4000),
  signature: Bytes(8000),
  userHandle: z.optional(z.nullable(Bytes(100))),
}

export const PasskeySignInForm = z.object({
  response: z.object({ ...Credential, response: z.object(UsedKey, UNREADABLE) }, UNREADABLE),
})

const PasskeyId = z.uuid(passkeyFormWords['key-missing'])

export const RenamePasskeyForm = z.object({
  id: PasskeyId,
  name: singleLine(PASSKEY_NAME_MAX_LENGTH, passkeyFormWords['name-missing']).check(
    z.minLength(1, passkeyFormWords['name-missing']),
  ),
})

export const RemovePasskeyForm = z.object({ id: PasskeyId })
