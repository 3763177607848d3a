import { type FormEvent, useId } from 'react'
import { payoffFormWords } from '#features/calculators/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { canCalculate, HIGHEST_RATE, LARGEST_LOAN, type PayoffInputs } from '../payoff-scenarios.ts'
import { scenarioWords } from '../words.ts'
import { YearsInput } from './years-input.tsx'

interface PayoffFormProps {
  inputs: PayoffInputs
  onChange(change: Partial<PayoffInputs>): void
  onCalculate(): void
  /** Why the last try gave no figures. */
  problem: string | null
}

export function PayoffForm({ inputs, onChange, onCalculate, problem }: PayoffFormProps) {
  const title = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (canCalculate(inputs)) onCalculate()
  }

  return (
    <section
      aria-labelledby={title}
      className="rounded-lg border border-line bg-surface p-5 shadow-lift noscript:hidden sm:p-6"
    >
      <h2 id={title} className="text-xl">
        {payoffFormWords.loan}
      </h2>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        <Field label={payoffFormWords.loanAmount}>
          <MoneyInput
            value={inputs.loan_amount}
            onValueChange={loan_amount => onChange({ loan_amount })}
            max={LARGEST_LOAN}
            placeholder="400,000"
          />
        </Field>
        <div className="grid grid-cols-pairs gap-3">
          <Field label={payoffFormWords.interestRate}>
            <PercentInput
              value={inputs.interest_rate}
              onValueChange={interest_rate => onChange({ interest_rate })}
              max={HIGHEST_RATE}
              placeholder="6.5"
            />
          </Field>
          <Field label={payoffFormWords.loanTerm}>
            <YearsInput value={inputs.loan_term} onValueChange={loan_term => onChange({ loan_term })} />
          </Field>
        </div>
        <Field label={payoffFormWords.extraMonthlyPayment} hint={payoffFormWords.extraHint} optional>
          <MoneyInput
            value={inputs.extra_payment}
            onValueChange={extra_payment => onChange({ extra_payment })}
            max={LARGEST_LOAN}
            placeholder="300"
          />
        </Field>
        <Button
          type="submit"
          size="lg"
          className="w-full"
          disabledReason={canCalculate(inputs) ? null : scenarioWords.waiting}
        >
          {scenarioWords.calculate}
        </Button>
        <p role="status" className="text-sm text-danger-text empty:hidden">
          {problem}
        </p>
      </form>
    </section>
  )
}
