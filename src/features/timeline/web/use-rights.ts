import { useMemo } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { LegalDateKey } from '#domain/legal-dates/legal-dates.ts'
import { papersResource } from '#features/papers/actions.ts'
import { paperDays } from '#features/papers/paper-days.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { toast } from '#web/ui/toast.ts'
import { type LoanContext, papersFor } from '../loan-context.ts'
import type { TimelineEvent } from '../model.ts'
import { type LockTold, type RightsDate, type RightsFacts, rightsDates, rightsFacts } from '../rights.ts'
import { rightsResource } from '../rights-actions.ts'
import { NOTHING_TOLD, type RightsState, type Tell } from '../rights-model.ts'
import { rightWords } from '../rights-words.ts'
import { timelineToasts } from '../words.ts'

export interface Rights {
  known: RightsFacts
  dates: RightsDate[]
  state: RightsState
  loading: boolean
  failed: boolean
  busy: boolean
  /** Why it could not be kept, or nothing. */
  tell(change: Tell): Promise<string | null>
  remind(key: LegalDateKey, reminder_enabled: boolean): Promise<void>
}

/** The dates that come from the law, from the resources that they are worked out from. */
export function useRights(
  events: readonly TimelineEvent[],
  context: LoanContext,
  today: CalendarDay,
  lock: LockTold | null,
): Rights {
  const told = useResource(rightsResource)
  const papers = useResource(papersResource)
  const telling = useAction(rightsResource, 'tell')
  const reminding = useAction(rightsResource, 'remind')
  const state = told.view ?? NOTHING_TOLD

  const known = useMemo(() => {
    const { current, old } = papersFor(papers.view?.papers ?? [], events, today)
    return rightsFacts({ events, context, papers: paperDays(current), old_papers: old, rights: state, lock })
  }, [events, context, papers.view, state, lock, today])
  return {
    known,
    dates: useMemo(() => rightsDates(known, today), [known, today]),
    state,
    loading: told.loading || papers.loading,
    failed: [told, papers].some(({ problem, view }) => problem !== undefined && view === undefined),
    busy: telling.busy,
    async tell(change) {
      const outcome = await telling.dispatch(change)
      return outcome.ok ? null : outcome.problem.detail
    },
    async remind(key, reminder_enabled) {
      const outcome = await reminding.dispatch({ key, reminder_enabled })
      if (!outcome.ok) return void toast(timelineToasts['reminder-failed'])
      const { title } = rightWords[key]
      const said = timelineToasts[reminder_enabled ? 'reminder-on' : 'reminder-off']
      toast(savedNote(outcome, { ...said, description: title }))
    },
  }
}
