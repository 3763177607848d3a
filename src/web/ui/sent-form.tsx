import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import type { ActionName, AnyResource, InputOf } from '#resources/resource.ts'
import { useCan } from '#web/client/client-context.tsx'
import { useDraft } from '#web/client/use-draft.ts'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { DateInput } from './date-input.tsx'
import { DraftQuestion } from './draft-question.tsx'
import { Field } from './field.tsx'
import { FormEnd } from './form-end.tsx'
import { letterClockWords as words } from './letter-clock-words.ts'
import type { ToastMessage } from './toast.ts'

/** A letter from the day it was mailed on. */
interface Sent {
  kind: 'error' | 'information'
  mailed_on: CalendarDay
  received_on: CalendarDay | null
  is_answered: boolean
  reminder_enabled: boolean
}

/** Nothing until it was sent. */
type SentLetter = { letter: Sent | null }

/** What the forms of all letters have in common. */
const sentOptions = {
  start: { letter: null } as SentLetter,
  saved: ({ letter }: SentLetter): ToastMessage => ({ title: letter ? words.savedLetter : words.takeBack }),
  // Whoever pressed 'sent' has not said yet on which day.
  savesOnLeaving: false,
}

interface SentFormProps<D extends AnyResource, Name extends ActionName<D>> {
  resource: D
  action: Name
  /** Of what it is about. */
  id: string
  input(form: SentLetter): InputOf<D, Name>
  kind: Sent['kind']
  today: CalendarDay
}

export function SentForm<D extends AnyResource, Name extends ActionName<D>>(props: SentFormProps<D, Name>) {
  const { resource, action, id, input, kind, today } = props
  const form = useDraft<D, Name, SentLetter>(resource, action, { ...sentOptions, id, input })
  const reminding = useCan('email-reminders')
  const { letter } = form.typed
  if (!letter) {
    const mailed = { kind, mailed_on: today, received_on: null, is_answered: false, reminder_enabled: true }
    return (
      <Button className="no-print mt-4" onClick={() => form.change({ letter: mailed })}>
        {words.sent}
      </Button>
    )
  }
  const change = (some: Partial<Sent>) => form.change({ letter: { ...letter, ...some } })
  return (
    <form noValidate onSubmit={form.onSubmit} className="no-print mt-4 grid gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.mailedOn}>
          <DateInput value={letter.mailed_on} onChange={event => change({ mailed_on: event.target.value })} />
        </Field>
        <Field label={words.receivedOn} hint={words.receivedHint} optional>
          <DateInput
            value={letter.received_on ?? ''}
            onChange={event => change({ received_on: event.target.value || null })}
          />
        </Field>
      </div>
      <Checkbox
        label={words.answered}
        checked={letter.is_answered}
        onChange={event => change({ is_answered: event.target.checked })}
      />
      <Checkbox
        label={words.remind}
        hint={reminding.ok ? undefined : reminding.reason}
        checked={letter.reminder_enabled}
        onChange={event => change({ reminder_enabled: event.target.checked })}
      />
      <FormEnd form={form} save={words.saveLetter}>
        {form.saved?.letter && (
          <Button variant="quiet" onClick={() => void form.saveOnly({ letter: null })}>
            {words.takeBack}
          </Button>
        )}
      </FormEnd>
      <DraftQuestion draft={form} differences={(here, saved) => differences(here.letter, saved.letter)} />
    </form>
  )
}

function differences(here: Sent | null, saved: Sent | null) {
  const rows = [
    [words.mailedOn, (sent: Sent) => formatDay(sent.mailed_on)],
    [words.receivedOn, (sent: Sent) => (sent.received_on ? formatDay(sent.received_on) : '—')],
    [words.answered, (sent: Sent) => (sent.is_answered ? '✓' : '—')],
    [words.remind, (sent: Sent) => (sent.reminder_enabled ? '✓' : '—')],
  ] as const
  return rows
    .map(([label, tell]) => ({ label, here: here ? tell(here) : '—', saved: saved ? tell(saved) : '—' }))
    .filter(row => row.here !== row.saved)
}
