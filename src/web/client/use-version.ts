import { useState } from 'react'
import { isSame } from '#resources/seen.ts'

export interface Version<Fields> {
  typed: Fields
  change(some: Partial<Fields>): void
  /** What this form began with: a save over something newer asks first. */
  seen: Fields
  /** Both the form and what it began with. */
  adopt(next: Fields): void
  /** Another tab saved something else meanwhile, and the person has to say which version stays. */
  stale: boolean
  setStale(stale: boolean): void
}

/** A form over something that is kept, and that another tab may change while somebody types here. */
export function useVersion<Fields extends object>(saved: Fields): Version<Fields> {
  const [typed, setTyped] = useState(saved)
  const [seen, setSeen] = useState(saved)
  const [stale, setStale] = useState(false)
  const adopt = (next: Fields) => {
    setTyped(next)
    setSeen(next)
  }
  // What was changed elsewhere shows at once, unless somebody is typing here.
  if (isSame(typed, seen) && !isSame(saved, seen)) adopt(saved)
  const change = (some: Partial<Fields>) => setTyped(before => ({ ...before, ...some }))
  return { typed, change, seen, adopt, stale, setStale }
}
