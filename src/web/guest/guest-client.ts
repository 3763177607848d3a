import { guestMay } from '#resources/abilities.ts'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import type { ResourceClient } from '#resources/client.ts'
import { FIRST_LOAN } from '#resources/loan.ts'
import { accepted, type Outcome, type Problem, refused } from '#resources/problem.ts'
import type { ActionName, AnyResource, InputOf, ViewOf } from '#resources/resource.ts'
import { guestClientWords } from '#web/words.ts'
import { hasOlderThings, noteFirstLoan, readGuestLoans } from './guest-loans.ts'
import { openGuestResource, saveGuestResource } from './guest-store.ts'

const accountOnly: Problem = {
  status: 401,
  code: 'sign-in-required',
  title: guestClientWords.authenticationRequired,
  detail: guestClientWords.pleaseSignCreateFree,
}

const storageFull: Problem = {
  status: 503,
  code: 'storage-full',
  title: guestClientWords.browserWouldNotSave,
  detail: guestClientWords.itsStorageFullSwitched,
}

/** A guest's client: the same actions, run in the browser on what it keeps. */
export function guestClient(storage: Storage, context: () => ActionContext): ResourceClient {
  if (hasOlderThings(storage)) keepRoomFor(() => noteFirstLoan(storage, context().now))
  // For as long as this page is open: another tab may go over to another loan.
  const loan = readGuestLoans(storage).current ?? FIRST_LOAN
  const readNow = <D extends AnyResource>(resource: D): ViewOf<D> =>
    resource.view(openGuestResource(storage, resource, loan), context())
  return {
    refuses: resource => (resource.guest ? undefined : accountOnly),
    readNow: resource => (resource.guest ? readNow(resource) : undefined),
    async read<D extends AnyResource>(resource: D): Promise<Outcome<ViewOf<D>>> {
      return resource.guest ? accepted(readNow(resource)) : refused(accountOnly)
    },
    async execute<D extends AnyResource, Name extends ActionName<D>>(
      resource: D,
      action: Name,
      input: InputOf<D, Name>,
    ): Promise<Outcome<ViewOf<D>>> {
      if (!resource.guest) return refused(accountOnly)
      const now = context()
      const done = applyAction(resource, action, openGuestResource(storage, resource, loan), input, now)
      if (!done.ok) return done
      const isKept = keepRoomFor(() => {
        if (resource.perLoan) noteFirstLoan(storage, now.now)
        saveGuestResource(storage, resource, done.value, loan)
      })
      if (!isKept) return refused(storageFull)
      return accepted(resource.view(done.value, now))
    },
    can: guestMay,
  }
}

/** False when the browser has no room for it. */
function keepRoomFor(write: () => void): boolean {
  try {
    write()
    return true
  } catch {
    return false
  }
}
