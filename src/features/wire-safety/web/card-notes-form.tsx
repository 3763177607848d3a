import { type FormEvent, useState } from 'react'
import { parseInput } from '#resources/apply-action.ts'
import { pickFields } from '#resources/pick-fields.ts'
import type { FieldError } from '#resources/problem.ts'
import { isSame } from '#resources/seen.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { useVersion } from '#web/client/use-version.ts'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormProblem } from '#web/ui/form-problem.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { VersionDialog } from '#web/ui/version-dialog.tsx'
import { wireSafetyResource } from '../actions.ts'
import { CardNotes, LONGEST_HINT, LONGEST_NAME, MOST_MONEY, NO_NOTES, type WireCard } from '../model.ts'
import { noteDifferences, wireProblems, wirePageWords as words } from '../words.ts'

const changed = wireProblems['card-changed']

type TextNote = Exclude<keyof CardNotes, 'expected_amount'>

const FIELDS: { key: TextNote; label: string; hint?: string; type?: 'tel'; longest: number }[] = [
  { key: 'bank_name', label: words.bankName, longest: LONGEST_NAME },
  { key: 'bank_phone', label: words.bankPhone, hint: words.bankMissing, type: 'tel', longest: 40 },
  { key: 'other_name', label: words.otherName, hint: words.otherNameHint, longest: LONGEST_NAME },
  { key: 'other_phone', label: words.otherPhone, type: 'tel', longest: 40 },
  { key: 'code_hint', label: words.codeHint, hint: words.codeHintHint, longest: LONGEST_HINT },
]

/** What stands on the card beside the number, and may change. */
export function CardNotesForm({ card }: { card: WireCard }) {
  const { dispatch, busy } = useAction(wireSafetyResource, 'note')
  const { retry } = useResource(wireSafetyResource)
  const saved = notesOf(card)
  const { typed: notes, change, seen, adopt, stale, setStale } = useVersion(saved)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [problem, setProblem] = useState<string>()
  const error = (path: keyof CardNotes) => errors.find(each => each.path === path)?.message
  const isChanged = !isSame(notes, saved)

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(seen)
  }

  async function save(over: CardNotes) {
    setStale(false)
    const parsed = parseInput(CardNotes, notes)
    setErrors(parsed.ok ? [] : (parsed.problem.errors ?? []))
    setProblem(undefined)
    if (!parsed.ok) return
    const outcome = await dispatch({ ...parsed.value, seen: over })
    if (!outcome.ok && outcome.problem.code === changed.code) {
      // What the other tab saved is read before the question comes up.
      retry()
      return setStale(true)
    }
    if (outcome.ok) {
      if (outcome.value.card) adopt(notesOf(outcome.value.card))
      toast(savedNote(outcome, { title: words.saved }))
    } else setProblem(outcome.problem.detail)
  }

  return (
    <Card title={words.notes} className="no-print">
      <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6">
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
          <FormProblem>{problem}</FormProblem>
        </div>
        {isChanged && (
          <Button type="submit" loading={busy} className="justify-self-start sm:col-span-full">
            {words.saveNotes}
          </Button>
        )}
      </form>
      <VersionDialog
        open={stale}
        title={changed.title}
        detail={changed.detail}
        differences={noteDifferences(notes, saved)}
        onKeepMine={() => void save(saved)}
        onTakeOther={() => {
          setStale(false)
          adopt(saved)
        }}
        onClose={() => setStale(false)}
      />
    </Card>
  )
}

function notesOf(card: WireCard): CardNotes {
  return pickFields(card, Object.keys(NO_NOTES) as (keyof CardNotes)[])
}
