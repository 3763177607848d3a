import { useId } from 'react'
import { formatRate } from '#domain/figures.ts'
import { propertyTaxRate } from '#domain/property-tax.ts'
import { US_STATES } from '#domain/us-states.ts'
import { affordabilityFormWords } from '#features/calculators/page-words.ts'
import { taxWords } from '#features/comparison/cost-words.ts'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { Select } from '#web/ui/select.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { STATE_OPTIONS } from '#web/ui/state-options.ts'
import {
  type AffordabilityInputs,
  LEAST_DOWN,
  MOST_AGENT,
  MOST_DOWN,
  MOST_INCOME,
  MOST_TAX_RATE,
  stateName,
} from '../affordability.ts'
import { HIGHEST_RATE } from '../payoff-scenarios.ts'

const states = STATE_OPTIONS.map(({ code, label }) => ({
  value: String(US_STATES.findIndex(state => state.code === code)),
  label,
}))

interface AffordabilityFormProps {
  inputs: AffordabilityInputs
  /** What is taken while no rate was typed, and whose it is. */
  blank: { rate: number; from: 'survey' | 'estimate' } | null
  onChange(change: Partial<AffordabilityInputs>): void
}

export function AffordabilityForm({ inputs, blank, onChange }: AffordabilityFormProps) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="rounded-lg border border-line bg-surface p-5 shadow-lift sm:p-6">
      <h2 id={title} className="text-xl">
        {affordabilityFormWords.figures}
      </h2>
      <div className="mt-4 grid gap-4">
        <Field label={affordabilityFormWords.yearlyIncome} hint={affordabilityFormWords.incomeHint}>
          <MoneyInput
            value={inputs.annual_income}
            max={MOST_INCOME}
            placeholder="120,000"
            onValueChange={annual_income => onChange({ annual_income })}
          />
        </Field>
        <Field label={affordabilityFormWords.debtsMonth} hint={affordabilityFormWords.debtsHint}>
          <MoneyInput
            value={inputs.monthly_debts}
            max={MOST_INCOME}
            placeholder="700"
            onValueChange={monthly_debts => onChange({ monthly_debts })}
          />
        </Field>
        <Field label={affordabilityFormWords.savings} hint={affordabilityFormWords.savingsHint} optional>
          <MoneyInput
            value={inputs.savings}
            max={MOST_INCOME}
            placeholder={affordabilityFormWords.noneYet}
            onValueChange={savings => onChange({ savings })}
          />
        </Field>
        <Slider
          label={affordabilityFormWords.downPayment}
          min={LEAST_DOWN}
          max={MOST_DOWN}
          value={inputs.down_percent ?? 20}
          onValueChange={down_percent => onChange({ down_percent })}
          valueText={value => `${value}%`}
        />
        <Field label={affordabilityFormWords.state}>
          <Select
            options={states}
            placeholder={affordabilityFormWords.anywhere}
            value={inputs.state === null ? '' : String(inputs.state)}
            onChange={({ target }) => onChange({ state: target.value === '' ? null : Number(target.value) })}
          />
        </Field>
        <PhoneFold
          className="-ml-3.5 justify-self-start"
          show={affordabilityFormWords.more}
          hide={affordabilityFormWords.less}
        >
          <div className="grid gap-4">
            <Field
              label={affordabilityFormWords.interestRate}
              hint={
                blank === null
                  ? undefined
                  : blank.from === 'survey'
                    ? affordabilityFormWords.blankIsSurvey(formatRate(blank.rate))
                    : affordabilityFormWords.blankIsEstimate(formatRate(blank.rate))
              }
            >
              <PercentInput
                value={inputs.interest_rate}
                max={HIGHEST_RATE}
                placeholder={blank === null ? '' : formatRate(blank.rate).replace('%', '')}
                onValueChange={interest_rate => onChange({ interest_rate })}
              />
            </Field>
            <div className="grid grid-cols-pairs gap-3">
              <Field label={affordabilityFormWords.propertyTax} hint={affordabilityFormWords.year}>
                <PercentInput
                  value={inputs.tax_rate}
                  max={MOST_TAX_RATE}
                  placeholder={String(propertyTaxRate(stateName(inputs.state)))}
                  onValueChange={tax_rate => onChange({ tax_rate })}
                />
              </Field>
              <Field label={affordabilityFormWords.duesMonth} hint={affordabilityFormWords.associationHint}>
                <MoneyInput
                  value={inputs.dues}
                  max={MOST_INCOME}
                  placeholder="0"
                  onValueChange={dues => onChange({ dues })}
                />
              </Field>
            </div>
            <p className="-mt-2 text-sm text-muted">{taxWords(stateName(inputs.state))}</p>
            <Field label={affordabilityFormWords.agent} hint={affordabilityFormWords.agentHint} optional>
              <PercentInput
                value={inputs.agent_percent}
                max={MOST_AGENT}
                placeholder={affordabilityFormWords.noneYet}
                onValueChange={agent_percent => onChange({ agent_percent })}
              />
            </Field>
          </div>
        </PhoneFold>
      </div>
    </section>
  )
}
