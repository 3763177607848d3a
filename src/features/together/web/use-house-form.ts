import { type DraftForm, useDraft } from '#web/client/use-draft.ts'
import { togetherResource } from '../actions.ts'
import { divisionWords as words } from '../division-words.ts'
import type { House } from '../model.ts'
import type { HouseDraft } from '../start.ts'

export type HouseForm = DraftForm<HouseDraft>

/** One form in two cards: what the rules need, and what a buy-out needs beside it. */
export function useHouseForm(start: HouseDraft): HouseForm {
  return useDraft(togetherResource, 'house', {
    start,
    heldAs: 'house',
    // What is still empty is asked for when it is checked.
    input: house => house as House,
    saved: { title: words.saved },
  })
}
