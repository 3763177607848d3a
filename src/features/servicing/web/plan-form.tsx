import { useDraft } from '#web/client/use-draft.ts'
import { CountField, MoneyField } from '#web/ui/bound-fields.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
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

  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField form={form} field="costs" label={words.costs} />
        <CountField
          form={form}
          field="stay_years"
          label={words.stay}
          min={1}
          max={40}
          nonsense={servicingFormWords.years}
        />
      </div>
      <FormEnd form={form} save={words.save} />
    </form>
  )
}
