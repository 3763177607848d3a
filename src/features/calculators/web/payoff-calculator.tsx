import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { ChangeNumbers, useChangeNumbers } from '#web/ui/change-numbers.tsx'
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

/**
 * The whole calculator, for the public page and the dashboard; it answers while one types. Until there is something to
 * calculate it shows the own loan with an extra to try, or an example.
 */
export function PayoffCalculator({ own = null }: PayoffCalculatorProps) {
  const [inputs, setInputs] = useState<PayoffInputs>(emptyInputs)
  const [isTyped, setTyped] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const numbers = useChangeNumbers(own !== null)

  const saveInAddress = useAddress(payoffAddress, shared => take({ ...emptyInputs, ...shared }))

  function take(next: PayoffInputs) {
    setTyped(true)
    setInputs(next)
  }

  function change(part: Partial<PayoffInputs>) {
    const next = { ...inputs, ...part }
    take(next)
    setProblem(null)
    if (canCalculate(next) && payoffScenarios(next)) saveInAddress(next)
  }

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

  function lead() {
    const nothing = payoffScenarios(inputs) === null
    setProblem(nothing ? scenarioWords.nothing : null)
    if (!nothing) heading.current?.focus()
  }

  const first = useMemo(() => exampleOf(own), [own])
  // The pictures follow when the hand rests.
  const deferred = useDeferredValue(inputs)
  const typed = useMemo(
    () => (isTyped && canCalculate(deferred) ? payoffScenarios(deferred) : null),
    [isTyped, deferred],
  )
  const scenarios = typed ?? first
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] noscript:lg:grid-cols-1">
        <ChangeNumbers numbers={numbers}>
          <PayoffForm inputs={inputs} problem={problem} onChange={change} onCalculate={lead} />
        </ChangeNumbers>
        <PayoffAnswer
          scenarios={scenarios}
          of={typed ? 'typed' : own ? 'own' : 'example'}
          heading={heading}
          numbers={numbers}
        />
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
