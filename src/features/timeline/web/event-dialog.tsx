import { DAY_RANGE } from '#domain/calendar-day.ts'
import { eventDialogWords } from '#features/timeline/page-words.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { FormProblem } from '#web/ui/form-problem.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { ShownEvent } from '../loan-context.ts'
import { closedDayWords } from '../working-day-words.ts'
import { closedFor } from '../working-days.ts'
import { EventQuestion } from './event-question.tsx'
import { notesToSave, shownNotes, useEventForm } from './use-event-form.ts'

interface EventDialogProps {
  event: ShownEvent
  is_refinance: boolean
  onClose(): void
}

/** Closed without a button, it holds what was typed for the next time; 'Cancel' discards it. */
export function EventDialog({ event, is_refinance, onClose }: EventDialogProps) {
  const form = useEventForm(event, is_refinance, onClose)
  const { typed, change, errorAt } = form
  const day = typed.scheduled_date
  const closed = day && closedFor(event, day)

  function cancel() {
    form.discard()
    onClose()
  }

  return (
    <FormDialog
      title={event.title}
      description={event.description}
      confirm={eventDialogWords.save}
      busy={form.saving}
      cancel={eventDialogWords.cancel}
      onSubmit={form.onSubmit}
      onClose={onClose}
      onCancel={cancel}
      className="grid gap-4"
    >
      <Field
        label={eventDialogWords.date}
        hint={day && closed ? closedDayWords(day, closed) : eventDialogWords.leaveEmptyWhenDo}
        error={errorAt('scheduled_date')}
      >
        <DateInput
          value={day ?? ''}
          {...DAY_RANGE}
          onChange={({ target }) => change({ scheduled_date: target.value || null })}
        />
      </Field>
      <Field label={eventDialogWords.notes} optional error={errorAt('notes')}>
        <Textarea
          value={shownNotes(event, typed.notes)}
          rows={5}
          maxLength={2000}
          onChange={({ target }) => change({ notes: notesToSave(event, target.value) })}
        />
      </Field>
      <FormProblem>{form.problemText}</FormProblem>
      <EventQuestion form={form} event={event} />
    </FormDialog>
  )
}
