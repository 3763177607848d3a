import { formatDay } from '#domain/day-words.ts'
import { eventDialogWords as words } from '#features/timeline/page-words.ts'
import { differencesOf } from '#resources/differences.ts'
import type { DraftForm } from '#web/client/use-draft.ts'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import type { ShownEvent } from '../loan-context.ts'
import type { EventFields } from '../model.ts'
import { shownNotes } from './use-event-form.ts'

const LABELS = { scheduled_date: words.date, notes: words.notes }

export function EventQuestion({ form, event }: { form: DraftForm<EventFields>; event: ShownEvent }) {
  return (
    <DraftQuestion
      draft={form}
      differences={(here, saved) =>
        differencesOf(LABELS, [here, saved], ({ scheduled_date, notes }, key) => {
          if (key === 'notes') return shownNotes(event, notes) || '—'
          return scheduled_date ? formatDay(scheduled_date) : '—'
        })
      }
    />
  )
}
