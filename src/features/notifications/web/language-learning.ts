import { useEffect } from 'react'
import { LANGUAGE } from '#domain/locale.ts'
import { useDispatch, useResource } from '#web/client/client-context.tsx'
import { languageSaved, speakOtherLanguage } from '#web/language-choice.ts'
import { preferencesResource } from '../actions.ts'

/** What was chosen in this browser is saved with the account; where nothing was, the app comes in the account's language. */
export function LanguageLearning(): null {
  const { view } = useResource(preferencesResource)
  const dispatch = useDispatch(preferencesResource, 'save')
  const known = view?.preferences.language
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each difference, not for each render.
  useEffect(() => {
    const chosen = languageSaved()
    if (known === undefined || known === (chosen ?? LANGUAGE)) return
    if (chosen === undefined) speakOtherLanguage()
    // Nobody asked for it, so nothing is said where it fails; the next page tries again.
    else dispatch({ language: chosen }).catch(() => undefined)
  }, [known])
  return null
}
