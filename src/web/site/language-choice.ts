import type { Language } from '#domain/languages.ts'
import { languageSaved, openAppIn, rememberOffer, saveLanguage } from '#web/language-choice.ts'

/** Saves the language that somebody chose on a public page. Without storage, the links lead there all the same. */
const { documentElement } = document

document.addEventListener('click', ({ target }) => {
  const chosen =
    target instanceof Element ? target.closest<HTMLElement>('[data-language]')?.dataset.language : undefined
  if (!chosen) return
  saveLanguage(chosen as Language)
  if (chosen === documentElement.lang) delete documentElement.dataset.offer
})

rememberOffer()
// Whoever reads Spanish here goes on in Spanish.
if (documentElement.lang === 'es' && languageSaved() === undefined) openAppIn('es')
