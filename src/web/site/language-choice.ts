import type { Language } from '#domain/languages.ts'
import { keepLanguage, languageKept, openAppIn, rememberOffer } from '#web/language-choice.ts'

/** Keeps the language that somebody chose on a public page. Where nothing can be kept, the links lead there all the same. */
const { documentElement } = document

document.addEventListener('click', ({ target }) => {
  const chosen =
    target instanceof Element ? target.closest<HTMLElement>('[data-language]')?.dataset.language : undefined
  if (!chosen) return
  keepLanguage(chosen as Language)
  if (chosen === documentElement.lang) delete documentElement.dataset.offer
})

rememberOffer()
// Whoever reads Spanish here goes on in Spanish.
if (documentElement.lang === 'es' && languageKept() === undefined) openAppIn('es')
