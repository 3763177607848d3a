import { LANGUAGES, type Language } from '#domain/languages.ts'
import { LANGUAGE } from '#domain/locale.ts'
import { LANGUAGE_COOKIE } from '#routes/language-choice.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'

/** Known to before-paint.ts, which offers a page in the language that was chosen; `offered` once nobody has to be asked again. */
const KEY = 'language'
const YEAR_SECONDS = 31_536_000

export const OTHER_LANGUAGE: Language = LANGUAGE === 'en' ? 'es' : 'en'

/** Saves what somebody chose: the app comes in it from now on, and public pages offer themselves in it. */
export function saveLanguage(language: Language): void {
  browserStorage.setItem(KEY, language)
  openAppIn(language)
}

/** The app comes in this language from now on. */
export function openAppIn(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store yet.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** In which language the app comes to this browser, once that was said. */
export function languageSaved(): Language | undefined {
  const saved = document.cookie.split('; ').find(cookie => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
  return LANGUAGES.find(language => saved === `${LANGUAGE_COOKIE}=${language}`)
}

/** A page that the browser's own language asked for is offered once. */
export function rememberOffer(): void {
  if (document.documentElement.dataset.offer && browserStorage.getItem(KEY) === null)
    browserStorage.setItem(KEY, 'offered')
}

/** The same page in the other language. Drafts, place and page survive as they do when a page is loaded again. */
export function speakOtherLanguage(): void {
  saveLanguage(OTHER_LANGUAGE)
  // A browser without cookies would load this page again, and again.
  if (languageSaved() === OTHER_LANGUAGE) location.reload()
}
