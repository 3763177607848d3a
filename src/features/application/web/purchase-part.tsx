import { formatMoney } from '#domain/figures.ts'
import { editLinkedField, type LinkedFields } from '#domain/linked-fields.ts'
import { loanStepWords } from '#features/application/page-words.ts'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { MOST_MONEY } from '../model.ts'
import { loanProblems } from '../words.ts'
import type { StepProps } from './step.ts'

const SMALLEST_DOWN = 3
const LARGEST_DOWN = 50

function linkedOf({
  property_value,
  down_payment_percentage,
  down_payment_amount,
  loan_amount,
}: LinkedFields): LinkedFields {
  return { property_value, down_payment_percentage, down_payment_amount, loan_amount }
}

/** What somebody who buys a home is asked of the price. */
export function PurchasePart({ form, errors }: StepProps) {
  const { answers, change } = form
  const edit = (field: keyof LinkedFields, value: number | null) =>
    change(editLinkedField(linkedOf(answers), field, value))
  const percent = answers.down_payment_percentage ?? 20
  return (
    <>
      <Slider
        label={loanStepWords.downPayment}
        min={SMALLEST_DOWN}
        max={LARGEST_DOWN}
        step={1}
        value={Math.min(LARGEST_DOWN, Math.max(SMALLEST_DOWN, percent))}
        onValueChange={value => edit('down_payment_percentage', value)}
        valueText={value =>
          value === percent && answers.down_payment_amount !== null
            ? `${value}% (${formatMoney(answers.down_payment_amount)})`
            : `${value}%`
        }
        ends={['3%', '50%']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={loanStepWords.downPaymentAmount} error={errors.down_payment_amount}>
          <MoneyInput
            max={answers.property_value ?? MOST_MONEY}
            tooMuch={loanProblems['down-payment-too-much']}
            value={answers.down_payment_amount}
            onValueChange={value => edit('down_payment_amount', value)}
          />
        </Field>
        <Field label={loanStepWords.loanAmount} error={errors.loan_amount}>
          <MoneyInput
            max={answers.property_value ?? MOST_MONEY}
            tooMuch={loanProblems['loan-too-much']}
            value={answers.loan_amount}
            onValueChange={value => edit('loan_amount', value)}
          />
        </Field>
      </div>
      {percent < 20 && <p className="text-sm text-muted">{loanStepWords.smallDownPaymentNote}</p>}
    </>
  )
}
