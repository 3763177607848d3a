import type { Context } from 'hono'
import type { Language } from '#domain/languages.ts'
import { LANGUAGE_COOKIE, LANGUAGE_HEADER } from '#routes/language-choice.ts'
import { readCookie } from '#server/auth/cookies.ts'
import type { AppEnv } from './context.ts'

/** What depends on the language depends on these, beside the address. */
export const BY_LANGUAGE = `cookie, ${LANGUAGE_HEADER}`

/** The language that was chosen in this browser. The service worker says it in a header, because it asks without cookies. */
export function requestLanguage(c: Context<AppEnv>): Language {
  const chosen = c.req.header(LANGUAGE_HEADER) ?? readCookie(c.req.header('cookie'), LANGUAGE_COOKIE)
  return chosen === 'es' ? 'es' : 'en'
}
