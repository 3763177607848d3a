import { guestMay } from '#resources/abilities.ts'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import type { Read, ResourceClient } from '#resources/client.ts'
import { FIRST_LOAN } from '#resources/loan.ts'
import { loansResource } from '#resources/loans-resource.ts'
import type { Base } from '#resources/merge-fields.ts'
import { type Outcome, type Problem, refused } from '#resources/problem.ts'
import type { ActionName, AnyResource, InputOf, ViewOf } from '#resources/resource.ts'
import { changedElsewhere } from '#resources/words.ts'
import type { BrowserStorage } from '#web/storage/browser-storage.ts'
import { guestClientWords } from '#web/words.ts'
import { hasOlderThings, noteFirstLoan, readGuestLoans, saveGuestLoans } from './guest-loans.ts'
import { guestRevision, openGuestResource, saveGuestResource } from './guest-store.ts'

const accountOnly: Problem = {
  status: 401,
  code: 'sign-in-required',
  title: guestClientWords.authenticationRequired,
  detail: guestClientWords.signInFirst,
}

const storageFull: Problem = {
  status: 503,
  code: 'storage-full',
  title: guestClientWords.browserWouldNotSave,
  detail: guestClientWords.itsStorageFullSwitched,
}

/** A guest's client: the same actions, executed on the browser's storage. */
export function guestClient(
  storage: BrowserStorage,
  context: () => ActionContext,
  loadResources: () => Promise<readonly AnyResource[]>,
): ResourceClient {
  if (hasOlderThings(storage)) noteFirstLoan(storage, context().now, false)
  // What a version stored that did not store states yet is converted once.
  let converting = readGuestLoans(storage).has_states ? null : moveLoans()
  /** The code that computes loan states is too large for every page; it is loaded when something was saved. */
  async function moveLoans(only?: string): Promise<void> {
    try {
      const [resources, { moveGuestLoans }] = await Promise.all([loadResources(), import('./guest-loan-states.ts')])
      moveGuestLoans(storage, resources, only)
    } catch {
      // They are saved at the next visit.
      saveGuestLoans(storage, { ...readGuestLoans(storage), has_states: false })
    }
    converting = null
  }
  // For as long as this page is open: another tab may switch to another loan.
  const loan = readGuestLoans(storage).current ?? FIRST_LOAN
  const readNow = <D extends AnyResource>(resource: D): Read<ViewOf<D>> => ({
    revision: guestRevision(storage, resource, loan),
    view: resource.view(openGuestResource(storage, resource, loan), context()),
  })
  return {
    refuses: resource => (resource.guest ? undefined : accountOnly),
    readNow: resource =>
      resource.guest && !(resource.name === loansResource.name && converting) ? readNow(resource) : undefined,
    async read<D extends AnyResource>(resource: D): Promise<Outcome<ViewOf<D>>> {
      if (!resource.guest) return refused(accountOnly)
      if (resource.name === loansResource.name) await converting
      const { view, revision } = readNow(resource)
      return { ok: true, value: view, revision }
    },
    async execute<D extends AnyResource, Name extends ActionName<D>>(
      resource: D,
      action: Name,
      input: InputOf<D, Name>,
      base?: Base,
    ): Promise<Outcome<ViewOf<D>>> {
      if (!resource.guest) return refused(accountOnly)
      if (resource.name === loansResource.name) await converting
      // Another tab may have saved: they share one storage.
      if (base && base.revision !== guestRevision(storage, resource, loan)) return refused(changedElsewhere)
      const now = context()
      const before = openGuestResource(storage, resource, loan)
      const done = applyAction(resource, action, before, input, now)
      if (!done.ok) return done
      const hasLoan = !resource.perLoan || noteFirstLoan(storage, now.now)
      const revision = hasLoan ? saveGuestResource(storage, resource, done.value, loan) : null
      if (revision === null) return refused(storageFull)
      if (resource.reaches?.(before) !== resource.reaches?.(done.value)) await moveLoans(loan)
      return { ok: true, value: resource.view(done.value, now), revision }
    },
    can: guestMay,
  }
}
