import { useMemo } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { LegalDateKey } from '#domain/legal-dates/legal-dates.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { disclosureDays } from '#features/disclosures/disclosure-days.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { toast } from '#web/ui/toast.ts'
import {
  type KnownLegalFacts,
  knownLegalFacts,
  type LegalDateEntry,
  type LockDates,
  legalDateEntries,
} from '../legal-dates.ts'
import { legalDatesResource } from '../legal-dates-actions.ts'
import { type LegalDatesState, NO_ANSWERS, type Tell } from '../legal-dates-model.ts'
import { legalDateWords } from '../legal-dates-words.ts'
import { disclosuresFor, type LoanContext } from '../loan-context.ts'
import type { TimelineEvent } from '../model.ts'
import { timelineToasts } from '../words.ts'

export interface LegalDates {
  known: KnownLegalFacts
  dates: LegalDateEntry[]
  state: LegalDatesState
  loading: boolean
  failed: boolean
  busy: boolean
  /** Why it could not be saved, or nothing. */
  tell(change: Tell): Promise<string | null>
  remind(key: LegalDateKey, reminder_enabled: boolean): Promise<void>
}

/** The dates that come from the law, from the resources that they are worked out from. */
export function useLegalDates(
  events: readonly TimelineEvent[],
  context: LoanContext,
  today: CalendarDay,
  lock: LockDates | null,
): LegalDates {
  const saved = useResource(legalDatesResource)
  const disclosures = useResource(disclosuresResource)
  const tell = useAction(legalDatesResource, 'tell')
  const remind = useAction(legalDatesResource, 'remind')
  const state = saved.view ?? NO_ANSWERS

  const known = useMemo(() => {
    const { current, old } = disclosuresFor(disclosures.view?.papers ?? [], events, today)
    return knownLegalFacts({
      events,
      context,
      papers: disclosureDays(current),
      old_papers: old,
      legalDates: state,
      lock,
    })
  }, [events, context, disclosures.view, state, lock, today])
  return {
    known,
    dates: useMemo(() => legalDateEntries(known, today), [known, today]),
    state,
    loading: saved.loading || disclosures.loading,
    failed: [saved, disclosures].some(({ problem, view }) => problem !== undefined && view === undefined),
    busy: tell.busy,
    async tell(change) {
      const outcome = await tell.dispatch(change)
      return outcome.ok ? null : outcome.problem.detail
    },
    async remind(key, reminder_enabled) {
      const outcome = await remind.dispatch({ key, reminder_enabled })
      if (!outcome.ok) return void toast(timelineToasts['reminder-failed'])
      const { title } = legalDateWords[key]
      const said = timelineToasts[reminder_enabled ? 'reminder-on' : 'reminder-off']
      toast(savedNote(outcome, { ...said, description: title }))
    },
  }
}
