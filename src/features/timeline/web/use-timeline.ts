import { useEffect, useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { timelineToastWords } from '#features/timeline/page-words.ts'
import { applyAction } from '#resources/apply-action.ts'
import type { Outcome } from '#resources/problem.ts'
import { browserActionContext } from '#web/client/browser-action-context.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { toast } from '#web/ui/toast.ts'
import { timelineResource } from '../actions.ts'
import type { EventUpdate, Timeline, TimelineEvent } from '../model.ts'
import { timelineToasts } from '../words.ts'

export interface TimelineActions {
  busy: boolean
  /** True when it was saved. */
  move(event: TimelineEvent, day: CalendarDay): Promise<boolean>
  setCompleted(event: TimelineEvent, completed: boolean): Promise<void>
  setReminder(event: TimelineEvent, reminder_enabled: boolean): Promise<void>
}

/** The timeline as it will be in a moment: a change shows at once and goes back only if it could not be saved. */
export function useTimeline() {
  const { view, problem, loading, refetch } = useResource(timelineResource)
  const { dispatch, busy } = useAction(timelineResource, 'update')
  const [ahead, setAhead] = useState<Timeline | null>(null)
  // What was read after the change knows better than what we expected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about a new view.
  useEffect(() => setAhead(null), [view])

  useEffect(() => {
    if (problem) toast(timelineToasts['load-failed'])
  }, [problem])

  const shown = ahead ?? view ?? (problem ? timelineResource.empty() : undefined)

  async function update(change: EventUpdate, failure: keyof typeof timelineToasts): Promise<Outcome<Timeline>> {
    if (shown) {
      const expected = applyAction(timelineResource, 'update', shown, change, browserActionContext())
      if (expected.ok) setAhead(expected.value)
    }
    const outcome = await dispatch(change)
    if (!outcome.ok) {
      setAhead(null)
      const isForm = outcome.problem.code === 'invalid-input'
      toast(isForm ? { ...timelineToasts[failure], description: outcome.problem.detail } : timelineToasts[failure])
    }
    return outcome
  }

  const actions: TimelineActions = {
    busy,
    async move({ event_key }, scheduled_date) {
      const saved = await update({ event_key, scheduled_date }, 'save-failed')
      if (saved.ok) toast(savedNote(saved, timelineToasts.updated))
      return saved.ok
    },
    async setCompleted(event, completed) {
      const saved = await update({ event_key: event.event_key, completed }, 'status-failed')
      if (!saved.ok) return
      toast(
        savedNote(saved, {
          ...timelineToasts[completed ? 'completed' : 'reopened'],
          description: event.title,
          action: { label: timelineToastWords.undo, onClick: () => void actions.setCompleted(event, !completed) },
        }),
      )
    },
    async setReminder(event, reminder_enabled) {
      const saved = await update({ event_key: event.event_key, reminder_enabled }, 'reminder-failed')
      if (!saved.ok) return
      const note = timelineToasts[reminder_enabled ? 'reminder-on' : 'reminder-off']
      toast(savedNote(saved, { ...note, description: event.title }))
    },
  }
  return { timeline: shown, failed: problem !== undefined && view === undefined, loading, refetch, actions }
}
