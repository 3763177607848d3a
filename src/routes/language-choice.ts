import type { Language } from '#domain/languages.ts'

/** The cookie with the language that somebody chose: the server sends the app in it. Pages read and write it too. */
export const LANGUAGE_COOKIE = 'language'
/** The same from the service worker, which asks for nobody's pages, without cookies. */
export const LANGUAGE_HEADER = 'keyturn-language'

/** What tells a phone how to install the app. */
export function manifestPath(language: Language): string {
  return language === 'en' ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`
}
