import { useEffect } from 'react'
import { LANGUAGE } from '#domain/locale.ts'
import { OTHER_LANGUAGE, rememberOffer, saveLanguage, speakOtherLanguage } from '#web/language-choice.ts'
import { languageWords } from '#web/site/words.ts'

/** A quiet line for a browser that asks for the other language, in that language. It shows by itself (before-paint.ts). */
export function LanguageOffer() {
  useEffect(rememberOffer, [])
  return (
    <section
      lang={OTHER_LANGUAGE}
      aria-label={languageWords.other}
      className="language-offer no-print mb-4 flex flex-wrap items-center gap-x-5 rounded-md bg-sunk px-4 text-sm"
    >
      <p className="py-2">{languageWords.offer}</p>
      <button type="button" onClick={speakOtherLanguage} className="min-h-11 cursor-pointer text-action-text underline">
        {languageWords.accept}
      </button>
      <button type="button" onClick={decline} className="min-h-11 cursor-pointer text-muted hover:underline">
        {languageWords.decline}
      </button>
    </section>
  )
}

function decline(): void {
  saveLanguage(LANGUAGE)
  delete document.documentElement.dataset.offer
}
