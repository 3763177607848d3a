import { cardFormWords } from '#features/cards/words.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type CardContent, LONGEST_MESSAGE, LONGEST_NAMES, LONGEST_PLACE } from '../card-model.ts'

export function CardForm(props: { content: CardContent; onChange(edit: Partial<CardContent>): void }) {
  const { content, onChange } = props
  return (
    <div className="grid gap-4">
      <Field label={cardFormWords.names}>
        <TextInput
          dir="auto"
          autoComplete="name"
          maxLength={LONGEST_NAMES}
          value={content.names}
          onChange={event => onChange({ names: event.target.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={cardFormWords.streetCity} optional>
          <TextInput
            dir="auto"
            autoComplete="street-address"
            maxLength={LONGEST_PLACE}
            value={content.place}
            onChange={event => onChange({ place: event.target.value })}
          />
        </Field>
        <Field label={cardFormWords.date} optional>
          <DateInput value={content.date} onChange={event => onChange({ date: event.target.value })} />
        </Field>
      </div>
      <Field
        label={cardFormWords.message}
        optional
        hint={cardFormWords.messageRoom(LONGEST_MESSAGE - content.message.length)}
      >
        <Textarea
          dir="auto"
          rows={3}
          maxLength={LONGEST_MESSAGE}
          value={content.message}
          onChange={event => onChange({ message: event.target.value })}
        />
      </Field>
    </div>
  )
}
