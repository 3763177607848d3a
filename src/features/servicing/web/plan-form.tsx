import { type FormEvent, useState } from 'react'
import { parseInput } from '#resources/apply-action.ts'
import type { FieldError } from '#resources/problem.ts'
import { useAction } from '#web/client/client-context.tsx'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { NumericInput } from '#web/ui/numeric-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { servicingResource } from '../actions.ts'
import { servicingFormWords } from '../form-words.ts'
import { RefinancePlan } from '../model.ts'
import { refinanceWords as words } from '../refinance-words.ts'

type Draft = Omit<RefinancePlan, 'costs' | 'stay_years'> & { costs: number | null; stay_years: number | null }

/** What the number hangs on beside the loan. */
export function PlanForm({ plan, saved }: { plan: RefinancePlan; saved: RefinancePlan | null }) {
  const { dispatch, busy } = useAction(servicingResource, 'refinance')
  const [draft, setDraft] = useState<Draft>(plan)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const error = (path: string) => errors.find(each => each.path === path)?.message

  async function submit(event: FormEvent) {
    event.preventDefault()
    // The offer has a form of its own.
    const parsed = parseInput(RefinancePlan, { ...draft, offer: plan.offer })
    setErrors(parsed.ok ? [] : (parsed.problem.errors ?? []))
    setProblem(parsed.ok ? null : parsed.problem.detail)
    if (!parsed.ok) return
    const outcome = await dispatch({ ...parsed.value, seen: saved })
    if (!outcome.ok) return setProblem(outcome.problem.detail)
    toast(savedNote(outcome, { title: words.saved }))
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.costs} error={error('costs')}>
          <MoneyInput value={draft.costs} onValueChange={costs => setDraft({ ...draft, costs })} />
        </Field>
        <Field label={words.stay} error={error('stay_years')}>
          <NumericInput
            value={draft.stay_years}
            min={1}
            max={40}
            inputMode="numeric"
            parse={text => (/^\s*\d{1,2}\s*$/.test(text) ? Number(text) : null)}
            format={String}
            nonsense={servicingFormWords.years}
            onValueChange={stay_years => setDraft({ ...draft, stay_years })}
          />
        </Field>
      </div>
      {problem && <Banner tone="danger" announced title={problem} />}
      <div>
        <Button type="submit" loading={busy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
