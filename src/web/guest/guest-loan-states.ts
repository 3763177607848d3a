import { farthest, nextState } from '#resources/loan.ts'
import type { AnyResource } from '#resources/resource.ts'
import type { BrowserStorage } from '#web/storage/browser-storage.ts'
import { readGuestLoans, saveGuestLoans } from './guest-loans.ts'
import { openGuestResource } from './guest-store.ts'

/** Saves how far loans have come, from what is saved for each, as the server does for accounts. */
export function moveGuestLoans(storage: BrowserStorage, resources: readonly AnyResource[], only?: string): void {
  const list = readGuestLoans(storage)
  const loans = list.loans.map(loan => {
    if (only !== undefined && loan.id !== only) return loan
    const reached = resources.flatMap(
      resource => resource.reaches?.(openGuestResource(storage, resource, loan.id)) ?? [],
    )
    return { ...loan, state: nextState(loan.state, farthest(reached)) }
  })
  saveGuestLoans(storage, { ...list, loans, has_states: only === undefined || list.has_states })
}
