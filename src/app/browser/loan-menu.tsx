import { useMemo } from 'react'
import { useAuth } from '#web/auth/auth-context.tsx'
import type { MenuProps } from '#web/shell/dashboard-layout.tsx'
import { SidebarMenu } from '#web/shell/sidebar.tsx'
import { menuAt } from './menu.ts'
import { useMenu, useUnavailablePages } from './use-menu.ts'

/** The menu as the loan stands; as at the beginning where nobody knows yet whose it is. */
export function LoanMenu(props: MenuProps) {
  const { user, isGuest } = useAuth()
  return user || isGuest ? <OwnMenu {...props} /> : <FirstMenu {...props} />
}

function OwnMenu(props: MenuProps) {
  return <SidebarMenu {...props} menu={useMenu()} />
}

function FirstMenu(props: MenuProps) {
  const withoutWork = useUnavailablePages()
  return <SidebarMenu {...props} menu={useMemo(() => menuAt('plan', withoutWork), [withoutWork])} />
}
