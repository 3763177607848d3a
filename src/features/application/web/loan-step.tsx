import { PROPERTY_TYPES } from '#domain/borrower.ts'
import { LOAN_PURPOSES } from '#domain/loan-purpose.ts'
import { loanStepWords } from '#features/application/page-words.ts'
import { Field } from '#web/ui/field.tsx'
import { PriceInput } from '#web/ui/price-input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { isRefinance, withPurpose, withValue } from '../current-loan.ts'
import { currentLoanWords } from '../current-loan-words.ts'
import { MOST_MONEY } from '../model.ts'
import { choiceLabel } from '../words.ts'
import { CurrentLoanPart } from './current-loan-part.tsx'
import { PurchasePart } from './purchase-part.tsx'
import type { StepProps } from './step.ts'

export function LoanStep({ form, errors }: StepProps) {
  const { answers, change } = form
  const refinances = isRefinance(answers.loan_purpose)
  const Part = refinances ? CurrentLoanPart : PurchasePart
  return (
    <div className="grid gap-6">
      <RadioGroup
        label={loanStepWords.whatLoan}
        inline
        options={LOAN_PURPOSES.map(value => ({ value, label: choiceLabel(value) }))}
        value={answers.loan_purpose}
        onValueChange={purpose => change(withPurpose(answers, purpose))}
        error={errors.loan_purpose}
      />
      <RadioGroup
        label={refinances ? currentLoanWords.homeUse : loanStepWords.homeUse}
        inline
        options={PROPERTY_TYPES.map(value => ({ value, label: choiceLabel(value, answers.loan_purpose) }))}
        value={answers.property_type}
        onValueChange={property_type => change({ property_type })}
        error={errors.property_type}
      />
      {/* One field for both: what was typed before the purpose changed stays. */}
      <Field
        label={refinances ? currentLoanWords.homeValue : loanStepWords.propertyValue}
        hint={refinances ? currentLoanWords.homeValueHint : loanStepWords.priceHint}
        error={errors.property_value}
        required
      >
        <PriceInput
          max={MOST_MONEY}
          value={answers.property_value}
          onValueChange={property_value => change(withValue(answers, property_value))}
        />
      </Field>
      <Part form={form} errors={errors} />
    </div>
  )
}
