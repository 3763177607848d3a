import { useDraft } from '#web/client/use-draft.ts'
import { type FieldOf, MoneyField, TextField } from '#web/ui/bound-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { FormProblem } from '#web/ui/form-problem.tsx'
import { wireSafetyResource } from '../actions.ts'
import { type CardNotes, LONGEST_HINT, LONGEST_NAME, MOST_MONEY, NO_NOTES } from '../model.ts'
import { noteDifferences, wirePageWords as words } from '../words.ts'

const FIELDS: { field: FieldOf<CardNotes, string>; label: string; hint?: string; type?: 'tel'; longest: number }[] = [
  { field: 'bank_name', label: words.bankName, longest: LONGEST_NAME },
  { field: 'bank_phone', label: words.bankPhone, hint: words.bankMissing, type: 'tel', longest: 40 },
  { field: 'other_name', label: words.otherName, hint: words.otherNameHint, longest: LONGEST_NAME },
  { field: 'other_phone', label: words.otherPhone, type: 'tel', longest: 40 },
  { field: 'code_hint', label: words.codeHint, hint: words.codeHintHint, longest: LONGEST_HINT },
]

/** What stands on the card beside the number, and may change. */
export function CardNotesForm() {
  const draft = useDraft(wireSafetyResource, 'note', {
    start: NO_NOTES,
    input: notes => notes,
    saved: { title: words.saved },
  })
  return (
    <Card title={words.notes} className="no-print">
      <form noValidate onSubmit={draft.onSubmit} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6">
        {FIELDS.map(each => (
          <TextField key={each.field} form={draft} {...each} optional autoComplete="off" />
        ))}
        <MoneyField
          form={draft}
          field="expected_amount"
          label={words.amount}
          hint={words.amountHint}
          optional
          max={MOST_MONEY}
        />
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
