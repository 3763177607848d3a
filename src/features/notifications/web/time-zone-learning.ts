import { useEffect } from 'react'
import { zoneHere } from '#web/client/browser-action-context.ts'
import { useDispatch, useResource } from '#web/client/client-context.tsx'
import { preferencesResource } from '../actions.ts'

/** The server reminds by the person's own calendar, so the browser sends its time zone. */
export function TimeZoneLearning(): null {
  const { view } = useResource(preferencesResource)
  const dispatch = useDispatch(preferencesResource, 'save')
  const known = view?.preferences.time_zone
  const here = zoneHere()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each difference, not for each render.
  useEffect(() => {
    // Nobody asked for it, so nothing is said where it fails; the next page tries again.
    if (known && here && known !== here) dispatch({ time_zone: here }).catch(() => undefined)
  }, [known, here])
  return null
}
