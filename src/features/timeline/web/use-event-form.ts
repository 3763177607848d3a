import { type DraftForm, useDraft } from '#web/client/use-draft.ts'
import { timelineResource } from '../actions.ts'
import type { ShownEvent } from '../loan-context.ts'
import type { EventFields } from '../model.ts'
import { ADVICE } from '../notes-words.ts'
import { movesContract } from '../rules.ts'
import { timelineToasts } from '../words.ts'

/** The day and the notes of an event, as they are typed. */
export function useEventForm(event: ShownEvent, is_refinance: boolean, onSaved?: () => void): DraftForm<EventFields> {
  const { event_key } = event
  return useDraft(timelineResource, 'update', {
    start: { scheduled_date: null, notes: ADVICE[event_key] } as EventFields,
    id: event_key,
    input: fields => ({ event_key, ...fields }),
    saved: sent =>
      timelineToasts[movesContract(event, sent) ? (is_refinance ? 'filled-refinance' : 'filled') : 'updated'],
    // A day that is half decided moves nothing: it stands there again when its owner comes back.
    savesOnLeaving: false,
    onSaved,
  })
}

/** Advice goes over the wire in one language and for a purchase, and is read in the words of this page. */
export function shownNotes({ event_key, advice }: ShownEvent, notes: string): string {
  return notes === ADVICE[event_key] ? advice : notes
}

export function notesToSave({ event_key, advice }: ShownEvent, shown: string): string {
  return shown === advice ? ADVICE[event_key] : shown
}
