import { type FormEvent, useId, useState } from 'react'
import { eventDialogWords } from '#features/timeline/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { ShownEvent } from '../loan-context.ts'
import type { EventUpdate } from '../model.ts'
import { closedDayWords } from '../working-day-words.ts'
import { closedFor } from '../working-days.ts'

interface EventDialogProps {
  event: ShownEvent
  busy: boolean
  onClose(): void
  onSave(change: Pick<EventUpdate, 'scheduled_date' | 'notes'>): void
}

export function EventDialog({ event, busy, onClose, onSave }: EventDialogProps) {
  const form = useId()
  const [day, setDay] = useState(event.scheduled_date ?? '')
  const [notes, setNotes] = useState(event.bare_notes)
  const closed = day === '' ? null : closedFor(event, day)

  function submit(submitted: FormEvent) {
    submitted.preventDefault()
    // Only what was changed: our own words would become the buyer's notes, and a date that was changed elsewhere would go back.
    onSave({
      ...(day === (event.scheduled_date ?? '') ? {} : { scheduled_date: day === '' ? null : day }),
      ...(notes === event.bare_notes ? {} : { notes }),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={event.title}
      description={event.description}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {eventDialogWords.cancel}
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {eventDialogWords.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        <Field
          label={eventDialogWords.date}
          hint={closed ? closedDayWords(day, closed) : eventDialogWords.leaveEmptyWhenDo}
        >
          <DateInput value={day} min="2000-01-01" max="2099-12-31" onChange={change => setDay(change.target.value)} />
        </Field>
        <Field label={eventDialogWords.notes} optional>
          <Textarea value={notes} rows={5} maxLength={2000} onChange={change => setNotes(change.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
