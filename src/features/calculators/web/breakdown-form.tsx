import { breakdownFormWords } from '#features/calculators/page-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { Term } from '#web/ui/term.tsx'
import type { BreakdownField, BreakdownInputs } from '../payment-breakdown.ts'
import { HIGHEST_RATE, LARGEST_LOAN } from '../payoff-scenarios.ts'
import { YearsInput } from './years-input.tsx'

interface BreakdownFormProps {
  inputs: BreakdownInputs
  /** A loan on a home that somebody has: it has a value, and no price. */
  isRefinance: boolean
  onChange(change: Partial<BreakdownInputs>): void
}

const COSTS: { key: BreakdownField; label: string; hint: string; explanation?: string }[] = [
  { key: 'annual_tax', label: breakdownFormWords.propertyTax, hint: breakdownFormWords.year },
  { key: 'annual_insurance', label: breakdownFormWords.homeInsurance, hint: breakdownFormWords.year },
  { key: 'home_value', label: breakdownFormWords.homePrice, hint: breakdownFormWords.priceHint },
  {
    key: 'hoa',
    label: breakdownFormWords.hoa,
    hint: breakdownFormWords.month,
    explanation: breakdownFormWords.hoaExplained,
  },
  {
    key: 'pmi',
    label: breakdownFormWords.pmi,
    hint: breakdownFormWords.month,
    explanation: breakdownFormWords.insuranceNote,
  },
]

export function BreakdownForm({ inputs, isRefinance, onChange }: BreakdownFormProps) {
  return (
    <Card title={breakdownFormWords.loanCosts}>
      <div className="grid gap-4">
        <Field label={breakdownFormWords.loanAmount}>
          <MoneyInput
            value={inputs.loan_amount}
            onValueChange={loan_amount => onChange({ loan_amount })}
            max={LARGEST_LOAN}
          />
        </Field>
        <div className="grid grid-cols-pairs gap-3">
          <Field label={breakdownFormWords.interestRate}>
            <PercentInput
              value={inputs.interest_rate}
              onValueChange={interest_rate => onChange({ interest_rate })}
              max={HIGHEST_RATE}
            />
          </Field>
          <Field label={breakdownFormWords.loanTerm}>
            <YearsInput value={inputs.loan_term} onValueChange={loan_term => onChange({ loan_term })} />
          </Field>
          {COSTS.map(({ key, label, hint, explanation }) => (
            <Field
              key={key}
              label={isRefinance && key === 'home_value' ? breakdownFormWords.homeValue : label}
              hint={hint}
              className="last:odd:col-span-full lg:col-span-2"
              aside={explanation && <Term explanation={explanation}>{breakdownFormWords.what}</Term>}
            >
              <MoneyInput
                value={inputs[key]}
                onValueChange={amount => onChange({ [key]: amount })}
                max={LARGEST_LOAN}
              />
            </Field>
          ))}
        </div>
      </div>
    </Card>
  )
}
