import { type FormEvent, useState } from 'react'
import { parseInput } from '#resources/apply-action.ts'
import type { FieldError } from '#resources/problem.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { useVersion } from '#web/client/use-version.ts'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { NumericInput } from '#web/ui/numeric-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { VersionDialog } from '#web/ui/version-dialog.tsx'
import { servicingResource } from '../actions.ts'
import { servicingFormWords } from '../form-words.ts'
import { loanDifferences } from '../loan-differences.ts'
import type { LoanDraft } from '../loan-draft.ts'
import { loanFormLabels as labels, loanFormWords as words } from '../loan-words.ts'
import { HomeLoan, LONGEST_TEXT } from '../model.ts'
import { servicingProblems } from '../words.ts'

const changed = servicingProblems['loan-changed']

interface LoanFormProps {
  start: LoanDraft
  /** As it is saved. */
  kept: HomeLoan | null
  /** What else is saved with it. */
  onSaved(loan: HomeLoan): void
}

type MoneyField = 'balance' | 'payment' | 'escrow' | 'mortgage_insurance' | 'home_value'
type DayField = 'due_on' | 'first_payment_on' | 'insurance_ends_on' | 'rate_changes_on'

/** Five figures, and more where somebody knows it. */
export function LoanForm({ start, kept, onSaved }: LoanFormProps) {
  const { typed: draft, change, seen, adopt, stale, setStale } = useVersion<LoanDraft>(start)
  const { dispatch, busy } = useAction(servicingResource, 'own')
  const { retry } = useResource(servicingResource)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const error = (path: keyof HomeLoan) => errors.find(each => each.path === path)?.message

  async function save(over: LoanDraft | null) {
    setStale(false)
    const parsed = parseInput(HomeLoan, draft)
    setErrors(parsed.ok ? [] : (parsed.problem.errors ?? []))
    setProblem(parsed.ok ? null : parsed.problem.detail)
    if (!parsed.ok) return
    const outcome = await dispatch({ ...parsed.value, seen: kept ? (over as HomeLoan) : null })
    if (!outcome.ok && outcome.problem.code === changed.code) {
      // What the other tab saved is read before the question comes up.
      retry()
      return setStale(true)
    }
    if (!outcome.ok) {
      setErrors(outcome.problem.errors ?? [])
      return setProblem(outcome.problem.detail)
    }
    adopt(parsed.value)
    toast(savedNote(outcome, { title: words.saved }))
    onSaved(parsed.value)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(seen)
  }

  const money = (key: MoneyField, hint?: string, optional = false) => (
    <Field label={labels[key]} hint={hint} optional={optional} error={error(key)}>
      <MoneyInput value={draft[key]} onValueChange={value => change({ [key]: value })} />
    </Field>
  )
  const day = (key: DayField, hint?: string, optional = false) => (
    <Field label={labels[key]} hint={hint} optional={optional} error={error(key)}>
      <DateInput value={draft[key] ?? ''} onChange={event => change({ [key]: event.target.value || null })} />
    </Field>
  )
  const percent = (key: 'rate' | 'late_fee_percent', optional = false) => (
    <Field label={labels[key]} optional={optional} error={error(key)}>
      <PercentInput value={draft[key]} onValueChange={value => change({ [key]: value })} />
    </Field>
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {money('balance', words.balanceHint)}
        {day('due_on')}
        {percent('rate')}
        {money('payment', words.paymentHint)}
        {money('home_value', words.valueHint, true)}
        <Field label={labels.servicer} optional error={error('servicer')}>
          <TextInput
            value={draft.servicer}
            maxLength={LONGEST_TEXT}
            onChange={event => change({ servicer: event.target.value })}
          />
        </Field>
      </div>
      <details className="rounded-md border border-line px-4 py-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-[560] text-action-text">
          {words.more}
        </summary>
        <div className="grid gap-4 py-3 sm:grid-cols-2">
          {money('escrow', undefined, true)}
          {money('mortgage_insurance', undefined, true)}
          {day('first_payment_on', undefined, true)}
          {day('insurance_ends_on', words.insuranceHint, true)}
          {percent('late_fee_percent', true)}
          <Field label={labels.grace_days} optional error={error('grace_days')}>
            <NumericInput
              value={draft.grace_days}
              min={0}
              max={60}
              inputMode="numeric"
              parse={text => (/^\s*\d{1,2}\s*$/.test(text) ? Number(text) : null)}
              format={String}
              nonsense={servicingFormWords.graceDays}
              onValueChange={value => change({ grace_days: value })}
            />
          </Field>
          {day('rate_changes_on', words.rateHint, true)}
        </div>
      </details>
      {problem && <Banner tone="danger" announced title={problem} />}
      <div>
        <Button type="submit" loading={busy}>
          {words.save}
        </Button>
      </div>
      {kept && (
        <VersionDialog
          open={stale}
          title={changed.title}
          detail={changed.detail}
          differences={loanDifferences(draft, kept)}
          onKeepMine={() => void save(kept)}
          onTakeOther={() => {
            setStale(false)
            adopt(kept)
          }}
          onClose={() => setStale(false)}
        />
      )}
    </form>
  )
}
