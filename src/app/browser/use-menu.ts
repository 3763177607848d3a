import { useMemo } from 'react'
import { STAGE_OF } from '#features/home/loan-stage.ts'
import type { DashboardPage } from '#routes/pages.ts'
import { useClaim } from '#web/claims-context.ts'
import { useLoans } from '#web/loans/use-loans.ts'
import type { MenuOf } from '#web/shell/sidebar.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { menuAt } from './menu.ts'

const NONE: readonly DashboardPage[] = []
const REALTOR: readonly DashboardPage[] = ['broker-chat']

/**
 * Pages that cannot work in this copy: nobody answers a message to a realtor where no desk was named. Pages are prerendered for
 * all copies, so until one is hydrated they are left out.
 */
export function useUnavailablePages(): readonly DashboardPage[] {
  const hasDesk = useClaim('realtor-desk') !== 'off'
  return useHydrated() && hasDesk ? NONE : REALTOR
}

/** The menu of the loan that one is in, by how far it has come. */
export function useMenu(): MenuOf {
  const state = useLoans().current?.state ?? 'planning'
  const withoutWork = useUnavailablePages()
  return useMemo(() => menuAt(STAGE_OF[state], withoutWork), [state, withoutWork])
}
