import { memo, useEffect, useMemo, useRef, useState } from 'react'
import {
  canCalculate,
  emptyInputs,
  exampleInputs,
  type PayoffInputs,
  type PayoffScenarios,
  payoffAddress,
  payoffScenarios,
} from '../payoff-scenarios.ts'
import { scenarioWords } from '../words.ts'
import { PayoffAnswer } from './payoff-answer.tsx'
import { PayoffForm } from './payoff-form.tsx'
import { BalanceCard, MoneyCard } from './payoff-pictures.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { useAddress } from './use-address.ts'

const example = payoffScenarios(exampleInputs) as PayoffScenarios

export interface PayoffCalculatorProps {
  /** The loan the person is applying for, if that is known. */
  own?: { loan_amount: number; rate: number; term_years: number } | null
}

function exampleOf(own: PayoffCalculatorProps['own']): PayoffScenarios {
  if (!own) return example
  const { loan_amount, rate: interest_rate, term_years: loan_term } = own
  return payoffScenarios({ ...exampleInputs, loan_amount, interest_rate, loan_term }) ?? example
}

/** The whole calculator, for the public page and the dashboard. Until something is calculated it shows the own loan with an extra to try, or an example. */
export function PayoffCalculator({ own = null }: PayoffCalculatorProps) {
  const [inputs, setInputs] = useState<PayoffInputs>(emptyInputs)
  const [calculated, setCalculated] = useState<PayoffScenarios | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const saveInAddress = useAddress(payoffAddress, shared => {
    const given = { ...emptyInputs, ...shared }
    setInputs(given)
    if (canCalculate(given)) setCalculated(payoffScenarios(given))
  })

  useEffect(() => {
    // What was typed or shared meanwhile goes first.
    if (!own) return
    const { loan_amount, rate: interest_rate, term_years: loan_term } = own
    setInputs(now =>
      now.loan_amount === null && now.interest_rate === null
        ? // The extra is an example to try, and stands in its field for whoever wants another.
          {
            loan_amount,
            interest_rate,
            loan_term,
            extra_payment: now.extra_payment ?? exampleInputs.extra_payment,
          }
        : now,
    )
  }, [own])

  function calculate() {
    const scenarios = payoffScenarios(inputs)
    setProblem(scenarios ? null : scenarioWords.nothing)
    if (!scenarios) return
    setCalculated(scenarios)
    saveInAddress(inputs)
    heading.current?.focus()
  }

  const first = useMemo(() => exampleOf(own), [own])
  const scenarios = calculated ?? first
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] noscript:lg:grid-cols-1">
        <PayoffForm
          inputs={inputs}
          problem={problem}
          onChange={change => setInputs(now => ({ ...now, ...change }))}
          onCalculate={calculate}
        />
        <PayoffAnswer scenarios={scenarios} of={calculated ? 'typed' : own ? 'own' : 'example'} heading={heading} />
      </div>
      <Pictures scenarios={scenarios} />
    </div>
  )
}

// A keystroke in the form changes none of this.
const Pictures = memo(function Pictures({ scenarios }: { scenarios: PayoffScenarios }) {
  return (
    <>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <BalanceCard scenarios={scenarios} />
        <MoneyCard scenarios={scenarios} />
      </div>
      <ScheduleCard scenarios={scenarios} />
    </>
  )
})
