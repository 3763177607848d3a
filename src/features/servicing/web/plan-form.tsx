import { useDraft } from '#web/client/use-draft.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { NumericInput } from '#web/ui/numeric-input.tsx'
import { servicingResource } from '../actions.ts'
import { servicingFormWords } from '../form-words.ts'
import type { RefinancePlan } from '../model.ts'
import { refinanceWords as words } from '../refinance-words.ts'

type Draft = Omit<RefinancePlan, 'costs' | 'stay_years'> & { costs: number | null; stay_years: number | null }

/** What the number hangs on beside the loan. */
export function PlanForm({ plan }: { plan: RefinancePlan }) {
  const form = useDraft(servicingResource, 'refinance', {
    start: plan as Draft,
    heldAs: 'plan',
    // What is still empty is asked for when it is checked.
    input: typed => typed as RefinancePlan,
    saved: { title: words.saved },
  })
  const { typed: draft, change, errorAt: error } = form

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.costs} error={error('costs')}>
          <MoneyInput value={draft.costs} onValueChange={costs => change({ costs })} />
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
            onValueChange={stay_years => change({ stay_years })}
          />
        </Field>
      </div>
      {form.problem && <Banner tone="danger" announced title={form.problem.detail} />}
      <div>
        <Button type="submit" loading={form.saving}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
