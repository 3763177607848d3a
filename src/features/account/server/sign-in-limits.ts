import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { passwordOf } from '#server/auth/as-person.ts'
import { type CookieRules, cookieName, readCookie, sign, verified, writeCookie } from '#server/auth/cookies.ts'
import { credentials, users } from '#server/auth/tables.ts'
import type { Database, Orm } from '#server/db/database.ts'
import type { LimitRule } from '#server/limits/limits.ts'

const MINUTE = 60

/** Of strangers, and counted only when the password was wrong. */
export const SIGN_IN_PER_NETWORK: LimitRule = { name: 'sign-in-address', burst: 60, refillSeconds: 30 }
/** Answers of passkeys that nobody has here: apart from passwords, so that junk keeps nobody of the network from signing in. */
export const UNKNOWN_PASSKEY_PER_NETWORK: LimitRule = { name: 'passkey-address', burst: 60, refillSeconds: 30 }
/** Given back when the answer is right. Only whoever has seen the key's id can use them up, and the password still opens. */
export const PASSKEY_PER_KEY: LimitRule = { name: 'passkey-key', burst: 60, refillSeconds: 5 }
const SIGN_IN_PER_ACCOUNT: LimitRule = { name: 'sign-in-account', burst: 10, refillSeconds: 10 * MINUTE }
const SIGN_IN_PER_DEVICE: LimitRule = { name: 'sign-in-device', burst: 10, refillSeconds: 2 * MINUTE }

/** Each costs a hash, which occupies a core for a third of a second. */
export const SIGN_UP_PER_NETWORK: LimitRule = { name: 'sign-up-address', burst: 10, refillSeconds: MINUTE }
/** On one's own machine nobody else can be. */
export const SIGN_UP_ON_LOOPBACK: LimitRule = { name: 'sign-up-home', burst: 300, refillSeconds: 1 }
export const RESET_PER_NETWORK: LimitRule = { name: 'reset-address', burst: 60, refillSeconds: MINUTE }
/** Anybody may ask for one. A link works for an hour, so the owner always has one that does. */
export const RESET_PER_EMAIL: LimitRule = { name: 'reset-email', burst: 2, refillSeconds: 60 * MINUTE }
export const NEW_EMAIL_PER_USER: LimitRule = { name: 'new-email-user', burst: 5, refillSeconds: 10 * MINUTE }
/** Whoever found an open browser shall not find the password by trying. */
export const PASSWORD_PER_USER: LimitRule = { name: 'password-user', burst: 10, refillSeconds: 5 * MINUTE }
/** At most five in any hour, also with the right password: each sends an email and ends other devices. */
export const NEW_PASSWORD_PER_USER: LimitRule = { name: 'new-password-user', burst: 3, refillSeconds: 30 * MINUTE }
/** Adding one takes two, and a person has at most twenty; what a key answers takes work to read. */
export const ADD_PASSKEY_PER_USER: LimitRule = { name: 'add-passkey-user', burst: 60, refillSeconds: 30 }

/** Codes after a right password, and only the wrong ones: of a million, three count at any moment. */
export const CODE_PER_ACCOUNT: LimitRule = { name: 'code-account', burst: 10, refillSeconds: 10 * MINUTE }
export const CODE_PER_DEVICE: LimitRule = { name: 'code-device', burst: 10, refillSeconds: 5 * MINUTE }
export const CODE_PER_NETWORK: LimitRule = { name: 'code-address', burst: 60, refillSeconds: 30 }
/** In Settings, and with the link from a mail: apart from the others, so that whoever has the password cannot use them up. */
export const CODE_PER_USER: LimitRule = { name: 'code-user', burst: 10, refillSeconds: 10 * MINUTE }
export const CODE_BY_LINK: LimitRule = { name: 'code-link', burst: 10, refillSeconds: 10 * MINUTE }
export const SETUP_PER_USER: LimitRule = { name: 'two-factor-setup', burst: 10, refillSeconds: MINUTE }

/** A file for oneself, and one more for whoever lost it. */
export const EXPORT_PER_USER: LimitRule = { name: 'export-user', burst: 5, refillSeconds: 10 * MINUTE }

const YEAR_SECONDS = 365 * 24 * 3600

/**
 * Where a person has signed in before, their tries are counted apart from everybody else's. So a stranger who uses up an
 * account's tries keeps other strangers out, but never its owner; on a new device the reset mail is the way in.
 */
export interface KnownDevice {
  /** The device's own number, if this address has signed in on it since its owner last chose a password by mail. */
  find(cookieHeader: string | undefined, email: string): Promise<string | undefined>
  limit(device: string | undefined, email: string): { rule: LimitRule; subject: string }
  /** The cookie that makes this a known device for the address. */
  remember(email: string): string
}

export function knownDevices(cookies: CookieRules, { orm }: Database): KnownDevice {
  const name = cookieName('device', cookies)
  const belonging = (device: string, since: string, email: string) =>
    createHmac('sha256', cookies.secret).update(`device ${device} ${since} ${email}`).digest('base64url').slice(0, 22)

  return {
    async find(cookieHeader, email) {
      const signed = readCookie(cookieHeader, name)
      const [device = '', since = '', belongs] = (signed && verified(signed, cookies.secret))?.split('~') ?? []
      // Only who signed in here gets further, so that nobody learns from the question who has an account.
      if (belongs !== belonging(device, since, email)) return undefined
      const [credential] = await orm
        .select({ created_at: credentials.created_at })
        .from(users)
        .innerJoin(credentials, passwordOf(users.id))
        .where(eq(users.email, email))
      return credential && Number(since) >= credential.created_at.getTime() ? device : undefined
    },
    limit(device, email) {
      return device === undefined
        ? { rule: SIGN_IN_PER_ACCOUNT, subject: email }
        : { rule: SIGN_IN_PER_DEVICE, subject: device }
    },
    remember(email) {
      const device = randomBytes(16).toString('base64url')
      const since = String(Date.now())
      const value = sign(`${device}~${since}~${belonging(device, since, email)}`, cookies.secret)
      return writeCookie(name, value, YEAR_SECONDS, cookies)
    },
  }
}

/**
 * For a password that was chosen by mail: whoever had the old one may have signed in on devices of their own. By our clock, as
 * the cookies that follow.
 */
export async function forgetDevices(tx: Orm, user_id: string): Promise<void> {
  await tx.update(credentials).set({ created_at: new Date() }).where(passwordOf(user_id))
}
