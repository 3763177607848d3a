import { guestMay } from '#journey/abilities.ts'
import type { ActionName, AnyDrawer, InputOf, ViewOf } from '#journey/drawer.ts'
import type { Journey } from '#journey/journey.ts'
import { FIRST_LOAN } from '#journey/loan.ts'
import type { Moment } from '#journey/moment.ts'
import { perform } from '#journey/perform.ts'
import { accepted, type Outcome, type Refusal, refused } from '#journey/refusal.ts'
import { guestJourneyWords } from '#web/words.ts'
import { hasOlderThings, noteFirstLoan, readGuestLoans } from './guest-loans.ts'
import { openGuestDrawer, saveGuestDrawer } from './guest-store.ts'

const accountOnly: Refusal = {
  status: 401,
  code: 'sign-in-required',
  title: guestJourneyWords.authenticationRequired,
  detail: guestJourneyWords.pleaseSignCreateFree,
}

const storageFull: Refusal = {
  status: 503,
  code: 'storage-full',
  title: guestJourneyWords.browserWouldNotSave,
  detail: guestJourneyWords.itsStorageFullSwitched,
}

/** A guest's journey: the same actions, run in the browser on what it keeps. */
export function guestJourney(storage: Storage, moment: () => Moment): Journey {
  if (hasOlderThings(storage)) keepRoomFor(() => noteFirstLoan(storage, moment().now))
  // For as long as this page is open: another tab may go over to another loan.
  const loan = readGuestLoans(storage).current ?? FIRST_LOAN
  const readNow = <D extends AnyDrawer>(drawer: D): ViewOf<D> =>
    drawer.view(openGuestDrawer(storage, drawer, loan), moment())
  return {
    refuses: drawer => (drawer.guest ? undefined : accountOnly),
    readNow: drawer => (drawer.guest ? readNow(drawer) : undefined),
    async read<D extends AnyDrawer>(drawer: D): Promise<Outcome<ViewOf<D>>> {
      return drawer.guest ? accepted(readNow(drawer)) : refused(accountOnly)
    },
    async act<D extends AnyDrawer, Name extends ActionName<D>>(
      drawer: D,
      action: Name,
      input: InputOf<D, Name>,
    ): Promise<Outcome<ViewOf<D>>> {
      if (!drawer.guest) return refused(accountOnly)
      const now = moment()
      const done = perform(drawer, action, openGuestDrawer(storage, drawer, loan), input, now)
      if (!done.ok) return done
      const isKept = keepRoomFor(() => {
        if (drawer.perLoan) noteFirstLoan(storage, now.now)
        saveGuestDrawer(storage, drawer, done.value, loan)
      })
      if (!isKept) return refused(storageFull)
      return accepted(drawer.view(done.value, now))
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
