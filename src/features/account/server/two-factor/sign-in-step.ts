import * as z from 'zod/mini'
import { type CookieRules, cookieName, readCookie, writeCookie } from '#server/auth/cookies.ts'
import { openSignedPart, signedPart } from '#server/signed-address.ts'

/** How long somebody may look for their phone. */
const VALID_SECONDS = 10 * 60
const PURPOSE = 'two-factor step'

/**
 * Half a sign-in: the password was right and the code is still to come. It lives in a cookie that opens nothing by itself, is stored
 * nowhere, and is over with the password that it stands for.
 */
export interface SignInSteps {
  begin(user_id: string, passwordHash: string): string
  /** Whose step it is, before it is known whether the password is still theirs. */
  read(cookieHeader: string | undefined): { user_id: string; isFor(passwordHash: string): boolean } | null
  forgetCookie: string
}

export function createSignInSteps(cookies: CookieRules): SignInSteps {
  const name = cookieName('two-factor', cookies)
  return {
    forgetCookie: writeCookie(name, '', 0, cookies),
    begin(user_id, passwordHash) {
      const until = Math.floor(Date.now() / 1000) + VALID_SECONDS
      const step = signedPart(`${PURPOSE} ${passwordHash}`, `${user_id}~${until}`, cookies.secret)
      return writeCookie(name, step, VALID_SECONDS, cookies)
    },
    read(cookieHeader) {
      const step = readCookie(cookieHeader, name)
      const [user_id, until] = step?.split('.', 1)[0]?.split('~') ?? []
      if (!step || !user_id || !UUID.test(user_id) || !(Number(until) * 1000 > Date.now())) return null
      const isFor = (hash: string) => openSignedPart(`${PURPOSE} ${hash}`, step, cookies.secret) !== null
      return { user_id, isFor }
    },
  }
}

const UUID = z.regexes.uuid()
