import * as z from 'zod/mini'
import { Instant } from '#resources/plain-text.ts'
import type { users } from '#server/auth/tables.ts'
import { SECURITY_EVENT_KINDS } from '../security-events.ts'

/** What the account's addresses answer. The older ones speak as better-auth did, and scripts rely on it: camelCase stays. */
export const Done = z.object({ status: z.literal(true) })
export const Success = z.object({ success: z.literal(true) })
export const EndedSessions = z.extend(Done, { ended: z.number() })

const ShownUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  createdAt: Instant,
})
export const UserAnswer = z.object({ user: ShownUser })

export type PersonShown = ReturnType<typeof shownUser>

/** Never the session's token. */
export function shownUser({ id, email, name, email_verified, created_at }: PersonRow) {
  return { id, email, name, emailVerified: email_verified, createdAt: created_at }
}

type PersonRow = Pick<typeof users.$inferSelect, 'id' | 'email' | 'name' | 'email_verified' | 'created_at'>

/** The password was right and a code is asked for: no session yet. */
export const SignInAnswer = z.union([UserAnswer, z.object({ twoFactorRedirect: z.literal(true) })])

export const TwoFactorAnswer = z.object({
  enabled: z.boolean(),
  since: z.nullable(Instant),
  recovery_codes_left: z.number(),
})
/** The secret as people type it, and as the QR code says it. */
export const AuthenticatorSetup = z.object({ key: z.string(), uri: z.string() })
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const PasskeyUser = z.object({ user: z.object({ id: z.string(), email: z.string(), name: z.string() }) })

export const SessionAnswer = z.nullable(
  z.object({
    session: z.object({ id: z.string(), userId: z.string(), createdAt: Instant, expiresAt: Instant }),
    user: ShownUser,
  }),
)

export const Devices = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      user_agent: z.nullable(z.string()),
      created_at: Instant,
      expires_at: Instant,
      current: z.boolean(),
    }),
  ),
})

export const SecurityEvents = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(SECURITY_EVENT_KINDS),
      device: z.nullable(z.string()),
      network: z.nullable(z.string()),
      is_new_device: z.boolean(),
      times: z.number(),
      created_at: z.string(),
    }),
  ),
})

export const Passkeys = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      credential_id: z.string(),
      is_synced: z.boolean(),
      created_at: z.string(),
      last_used_at: z.nullable(z.string()),
    }),
  ),
})

/** As WebAuthn has it (PublicKeyCredential's JSON); browsers take it as it is. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

/** By table, the person's own rows. */
export const ExportedData = z.catchall(z.object({ exported_at: Instant }), z.array(z.record(z.string(), z.unknown())))
