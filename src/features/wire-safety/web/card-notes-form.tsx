import { useDraft } from '#web/client/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormProblem } from '#web/ui/form-problem.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { wireSafetyResource } from '../actions.ts'
import { type CardNotes, LONGEST_HINT, LONGEST_NAME, MOST_MONEY, NO_NOTES } from '../model.ts'
import { noteDifferences, wirePageWords as words } from '../words.ts'

type TextNote = Exclude<keyof CardNotes, 'expected_amount'>

const FIELDS: { key: TextNote; label: string; hint?: string; type?: 'tel'; longest: number }[] = [
  { key: 'bank_name', label: words.bankName, longest: LONGEST_NAME },
  { key: 'bank_phone', label: words.bankPhone, hint: words.bankMissing, type: 'tel', longest: 40 },
  { key: 'other_name', label: words.otherName, hint: words.otherNameHint, longest: LONGEST_NAME },
  { key: 'other_phone', label: words.otherPhone, type: 'tel', longest: 40 },
  { key: 'code_hint', label: words.codeHint, hint: words.codeHintHint, longest: LONGEST_HINT },
]

/** What stands on the card beside the number, and may change. */
export function CardNotesForm() {
  const draft = useDraft(wireSafetyResource, 'note', {
    start: NO_NOTES,
    input: notes => notes,
    saved: { title: words.saved },
  })
  const { typed: notes, change, errorAt: error } = draft

  return (
    <Card title={words.notes} className="no-print">
      <form noValidate onSubmit={draft.onSubmit} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6">
        {FIELDS.map(({ key, label, hint, type, longest }) => (
          <Field key={key} label={label} hint={hint} optional error={error(key)}>
            <TextInput
              type={type}
              value={notes[key]}
              maxLength={longest}
              autoComplete="off"
              onChange={event => change({ [key]: event.target.value })}
            />
          </Field>
        ))}
        <Field label={words.amount} hint={words.amountHint} optional error={error('expected_amount')}>
          <MoneyInput
            value={notes.expected_amount}
            max={MOST_MONEY}
            onValueChange={expected_amount => change({ expected_amount })}
          />
        </Field>
        <div className="col-span-full has-[>:empty]:hidden">
          <FormProblem>{draft.problemText}</FormProblem>
        </div>
        {draft.isChanged && (
          <Button type="submit" loading={draft.saving} className="justify-self-start sm:col-span-full">
            {words.saveNotes}
          </Button>
        )}
      </form>
      <DraftQuestion draft={draft} differences={noteDifferences} />
    </Card>
  )
}
