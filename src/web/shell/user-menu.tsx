import { lazy, Suspense, useState } from 'react'
import { tellMissing } from '#web/ui/lazy-part.tsx'
import { UserButton } from './user-button.tsx'

const load = () => import('./open-user-menu.tsx')
const loadAhead = () => void load().catch(() => undefined)
const OpenUserMenu = lazy(async () => ({ default: (await load()).OpenUserMenu }))

/** A menu's machinery weighs as much as a page: it comes when somebody reaches for the button, which stays until then. */
export function UserMenu() {
  const [isHere, setHere] = useState(false)
  async function open() {
    const loaded = await load().catch(() => null)
    if (loaded) setHere(true)
    else tellMissing(() => void open())
  }
  const button = (
    <UserButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => void open()}
    />
  )
  return isHere ? (
    <Suspense fallback={button}>
      <OpenUserMenu />
    </Suspense>
  ) : (
    button
  )
}
