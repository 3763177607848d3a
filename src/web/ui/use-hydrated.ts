import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether a page that the build prerendered is hydrated: until then it shows what it would show anybody. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
