import type { LoanClosure } from '#features/application/loan-closure.ts'
import { lenderFieldsWords } from '#features/closure/page-words.ts'
import { lendersResource } from '#features/lenders/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { LONGEST_LENDER_NAME } from '../model.ts'
import { choosableLenders } from '../rules.ts'
import type { ClosureDraft } from './use-closure.ts'

/** A lender from the list, or any other by name. Without the list, by name alone. */
export function LenderFields({ draft, closure }: { draft: ClosureDraft; closure: LoanClosure | null }) {
  const { details, errors, change } = draft
  const lenders = choosableLenders(useResource(lendersResource).view?.lenders ?? [], closure)
  const isListed = details.chosen_lender_id !== null

  function choose(id: string) {
    const lender = lenders.find(one => one.id === id)
    change({ chosen_lender_id: lender?.id ?? null, chosen_lender_name: lender?.name ?? '' })
  }

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {lenders.length > 0 && (
        <Field label={lenderFieldsWords.lenderChose} error={isListed ? errors.chosen_lender_name : null}>
          <Select
            value={details.chosen_lender_id ?? ''}
            onChange={event => choose(event.target.value)}
            options={lenders.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={lenderFieldsWords.anotherLender}
          />
        </Field>
      )}
      {!isListed && (
        <Field label={lenderFieldsWords.lenderName} error={errors.chosen_lender_name}>
          <TextInput
            value={details.chosen_lender_name}
            maxLength={LONGEST_LENDER_NAME}
            autoComplete="off"
            onChange={event => change({ chosen_lender_name: event.target.value, chosen_lender_id: null })}
          />
        </Field>
      )}
    </div>
  )
}
