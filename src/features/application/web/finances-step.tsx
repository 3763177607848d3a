import { CREDIT_SCORE_RANGES, EMPLOYMENT_STATUSES } from '#domain/borrower.ts'
import { debtRatios } from '#domain/debt-ratios.ts'
import { financesStepWords } from '#features/application/page-words.ts'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { MOST_MONEY } from '../model.ts'
import { choiceLabel } from '../words.ts'
import { DebtRatioNote } from './debt-ratio-note.tsx'
import type { StepProps } from './step.ts'

export function FinancesStep({ form, errors }: StepProps) {
  const { answers, change } = form
  return (
    <div className="grid gap-6">
      <RadioGroup
        label={financesStepWords.creditScore}
        hint={financesStepWords.creditHint}
        options={CREDIT_SCORE_RANGES.map(value => ({ value, label: choiceLabel(value) }))}
        value={answers.credit_score_range}
        onValueChange={credit_score_range => change({ credit_score_range })}
        error={errors.credit_score_range}
        className="[&_.grid]:sm:grid-cols-2"
      />
      <RadioGroup
        label={financesStepWords.employment}
        options={EMPLOYMENT_STATUSES.map(value => ({ value, label: choiceLabel(value) }))}
        value={answers.employment_status}
        onValueChange={employment_status => change({ employment_status })}
        error={errors.employment_status}
        className="[&_.grid]:sm:grid-cols-2"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={financesStepWords.annualIncome} hint={financesStepWords.incomeHint} error={errors.annual_income}>
          <MoneyInput
            max={MOST_MONEY}
            value={answers.annual_income}
            onValueChange={annual_income => change({ annual_income })}
          />
        </Field>
        <Field
          label={financesStepWords.monthlyDebtPayments}
          hint={financesStepWords.debtsHint}
          error={errors.monthly_debt_payments}
        >
          <MoneyInput
            max={MOST_MONEY}
            value={answers.monthly_debt_payments}
            onValueChange={monthly_debt_payments => change({ monthly_debt_payments })}
          />
        </Field>
      </div>
      <DebtRatioNote ratios={debtRatios(answers)} />
    </div>
  )
}
