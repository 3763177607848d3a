import { useState } from 'react'
import { isSame } from '#resources/merge-fields.ts'
import type { DraftForm } from '#web/client/use-draft.ts'
import { CheckField, type FieldOf, MoneyField } from '#web/ui/bound-fields.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { NumericInput } from '#web/ui/numeric-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { STATE_OPTIONS } from '#web/ui/state-options.ts'
import { borrowingLabels as labels, programWords, borrowingWords as words } from '../borrowing-words.ts'
import { togetherFormWords } from '../form-words.ts'
import { type Borrowing, OWNERS, type OwnerKey, PROGRAMS } from '../model.ts'
import { othersFiguresWords } from '../privacy-words.ts'
import type { HiddenFigures } from '../rules.ts'
import { Group } from './house-fields.tsx'

interface BorrowingFieldsProps {
  form: DraftForm<Borrowing>
  names: Record<OwnerKey, string>
  hidden: HiddenFigures
}

export function BorrowingFields({ form, names, hidden }: BorrowingFieldsProps) {
  const { typed, change, errorAt } = form
  const money = (field: FieldOf<Borrowing, number | null>, label: string, hint?: string, optional = false) => (
    <MoneyField form={form} field={field} label={label} hint={hint} optional={optional} />
  )
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-5">
      {OWNERS.map(owner => (
        <Group key={owner} label={words.of(names[owner])}>
          {!hidden[owner].includes('income') && money(`${owner}_income`, words.income)}
          {!hidden[owner].includes('debts') && money(`${owner}_debts`, words.debts, words.debtsHint)}
          {!hidden[owner].includes('cash') && money(`${owner}_cash`, words.cash)}
          {!hidden[owner].includes('scores') && (
            <Scores scores={typed[`${owner}_scores`]} onChange={scores => change({ [`${owner}_scores`]: scores })} />
          )}
          {hidden[owner].length > 0 && (
            <p className="text-sm text-muted sm:col-span-2">
              {othersFiguresWords.private(names[owner], hidden[owner])}
            </p>
          )}
        </Group>
      ))}
      <Group label={words.loan}>
        {money('payment', labels.payment, words.paymentHint)}
        {money('payment_both', labels.payment_both, words.paymentBothHint, true)}
        <Field label={labels.program} error={errorAt('program')}>
          <Select
            options={PROGRAMS.map(program => ({ value: program, label: programWords[program] }))}
            value={typed.program}
            onChange={event => change({ program: event.target.value as Borrowing['program'] })}
          />
        </Field>
        <Field label={labels.state} error={errorAt('state')}>
          <Select
            placeholder={words.chooseState}
            options={STATE_OPTIONS}
            value={typed.state ?? ''}
            onChange={event => change({ state: (event.target.value || null) as Borrowing['state'] })}
          />
        </Field>
        <CheckField form={form} field="are_married" label={labels.are_married} />
      </Group>
      <FormEnd form={form} save={words.save} problem={form.problemText} />
    </form>
  )
}

/** Up to three figures side by side. Each stays in its field while one is typed; those that are there are saved. */
function Scores({ scores, onChange }: { scores: readonly number[]; onChange(scores: number[]): void }) {
  const [typed, setTyped] = useState<readonly (number | null)[]>(scores)
  const fields = isSame(known(typed), scores) ? typed : scores
  const change = (at: number, score: number | null) => {
    const next = [0, 1, 2].map(each => (each === at ? score : (fields[each] ?? null)))
    setTyped(next)
    onChange(known(next))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-[560]">{words.scores}</legend>
      <div className="grid grid-cols-3 gap-2">
        {[0, 1, 2].map(at => (
          <Field key={at} label={words.score(at + 1)} hideLabel>
            <NumericInput
              value={fields[at] ?? null}
              min={300}
              max={850}
              inputMode="numeric"
              parse={text => (/^\s*\d{3}\s*$/.test(text) ? Number(text) : null)}
              format={String}
              nonsense={togetherFormWords.score}
              onValueChange={score => change(at, score)}
            />
          </Field>
        ))}
      </div>
      <p className="mt-1.5 text-xs text-muted">{words.scoresHint}</p>
    </fieldset>
  )
}

function known(scores: readonly (number | null)[]): number[] {
  return scores.filter(score => score !== null)
}
