import { guestMay } from '#journey/abilities.ts'
import type { ActionName, AnyDrawer, InputOf, ViewOf } from '#journey/drawer.ts'
import type { Journey } from '#journey/journey.ts'
import type { Moment } from '#journey/moment.ts'
import { perform } from '#journey/perform.ts'
import { accepted, type Outcome, type Refusal, refused } from '#journey/refusal.ts'
import { guestJourneyWords } from '#web/words.ts'
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
  const readNow = <D extends AnyDrawer>(drawer: D): ViewOf<D> => drawer.view(openGuestDrawer(storage, drawer), moment())
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
      const done = perform(drawer, action, openGuestDrawer(storage, drawer), input, now)
      if (!done.ok) return done
      try {
        saveGuestDrawer(storage, drawer.guest, done.value)
      } catch {
        return refused(storageFull)
      }
      return accepted(drawer.view(done.value, now))
    },
    can: guestMay,
  }
}
