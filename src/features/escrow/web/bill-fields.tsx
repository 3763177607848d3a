import { Plus } from 'lucide-react'
import type { FieldsForm } from '#web/ui/bound-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { BillDraft, EscrowDraft } from '../model.ts'
import { statementWords as words } from '../statement-words.ts'
import { MONTH_OPTIONS } from './plan-fields.tsx'

const NEW_BILL: BillDraft = { item: '', month: 11, amount: null, last: null, is_known: false, years: 1 }
const YEARS = words.billYearsWords.map((label, at) => ({ value: String(at + 1), label }))

/** The bills of the coming year, one below the other. */
export function BillFields({ form }: { form: FieldsForm<EscrowDraft> }) {
  const { bills } = form.typed
  const onChange = (bills: BillDraft[]) => form.change({ bills })
  const change = (at: number, some: Partial<BillDraft>) =>
    onChange(bills.map((bill, index) => (index === at ? { ...bill, ...some } : bill)))
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-[650]">{words.bills}</legend>
      {bills.map((bill, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bill has no name of its own while it is typed
        <div key={at} className="grid gap-3 rounded-md border border-line p-3">
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label={words.item} error={form.errorAt(`bills.${at}.item`)}>
              <TextInput
                value={bill.item}
                maxLength={60}
                onChange={event => change(at, { item: event.target.value })}
              />
            </Field>
            <Field label={words.billMonth}>
              <Select
                value={String(bill.month)}
                options={MONTH_OPTIONS}
                onChange={event => change(at, { month: Number(event.target.value) })}
              />
            </Field>
            <Field label={words.amount} error={form.errorAt(`bills.${at}.amount`)}>
              <MoneyInput value={bill.amount} onValueChange={amount => change(at, { amount })} />
            </Field>
            <Field label={words.lastBill} optional error={form.errorAt(`bills.${at}.last`)}>
              <MoneyInput value={bill.last} onValueChange={last => change(at, { last })} />
            </Field>
            <Field label={words.billYears}>
              <Select
                value={String(bill.years)}
                options={YEARS}
                onChange={event => change(at, { years: Number(event.target.value) })}
              />
            </Field>
          </div>
          <Checkbox
            label={words.isKnown}
            checked={bill.is_known}
            onChange={event => change(at, { is_known: event.target.checked })}
          />
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            onClick={() => onChange(bills.filter((_, index) => index !== at))}
          >
            {words.removeBill(bill.item)}
          </Button>
        </div>
      ))}
      {bills.length < 12 && (
        <Button
          variant="ghost"
          className="justify-self-start"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => onChange([...bills, NEW_BILL])}
        >
          {words.addBill}
        </Button>
      )}
    </fieldset>
  )
}
