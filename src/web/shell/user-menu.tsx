import { lazy, Suspense, useState } from 'react'
import { UserButton } from './user-button.tsx'

const load = () => import('./open-user-menu.tsx')
const OpenUserMenu = lazy(async () => ({ default: (await load()).OpenUserMenu }))

/** A menu's machinery weighs as much as a page: it comes when somebody reaches for the button. */
export function UserMenu() {
  const [asked, setAsked] = useState(false)
  const button = (
    <UserButton
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setAsked(true)}
    />
  )
  return asked ? (
    <Suspense fallback={button}>
      <OpenUserMenu />
    </Suspense>
  ) : (
    button
  )
}
