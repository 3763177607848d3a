import * as z from 'zod/mini'
import { type Edits, NO_EDITS } from '#resources/merge-fields.ts'
import type { AnyResource } from '#resources/resource.ts'
import { TYPED } from '#web/offline-queue/forget-unsent.ts'
import { type BrowserStorage, parseJson } from '#web/storage/browser-storage.ts'
import { loanOfPage } from './page-loan.ts'

const Held = z.record(z.string(), z.object({ value: z.unknown(), was: z.unknown() }))

/** Where a form stores what cannot be saved yet: half a date, or something new that nobody has decided to save. */
export function storedEdits(
  storage: Pick<BrowserStorage, 'getItem' | 'setItem' | 'removeItem'>,
  place: () => readonly [owner: string, resource: AnyResource, action: string, id: string | undefined],
) {
  const keyOf = () => {
    const [owner, { name, perLoan }, action, id] = place()
    return `${TYPED}${[owner, name, action, id, perLoan && loanOfPage()].filter(Boolean).join('.')}`
  }
  return {
    read(): Edits {
      const parsed = z.safeParse(Held, parseJson(storage.getItem(keyOf())))
      return parsed.success ? parsed.data : NO_EDITS
    },
    /** False where it is held for no longer than the page is open. */
    write(edits: Edits): boolean {
      if (Object.keys(edits).length > 0) return storage.setItem(keyOf(), JSON.stringify(edits))
      storage.removeItem(keyOf())
      return true
    },
  }
}
