import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SurveyRate } from '#domain/survey-rate.ts'
import { Card } from '#web/ui/card.tsx'
import {
  ChangeNumbers,
  ChangeNumbersButton,
  type ChangeNumbersState,
  useChangeNumbers,
} from '#web/ui/change-numbers.tsx'
import { SurveyNote } from '#web/ui/survey-note.tsx'
import {
  type AffordabilityAnswer,
  type AffordabilityInputs,
  affordability,
  affordabilityAddress,
  exampleInputs,
  type KnownStart,
  noInputs,
} from '../affordability.ts'
import { aboutMoney, affordabilityWords, fitWords, limitWords, secondWords } from '../affordability-words.ts'
import { CashCard, MonthCard, MoversCard } from './affordability-cards.tsx'
import { AffordabilityForm } from './affordability-form.tsx'
import { AffordabilityRange } from './affordability-range.tsx'
import { CopyLink } from './copy-link.tsx'
import { useAddress } from './use-address.ts'

export interface AffordabilityCalculatorProps {
  /** What the person's application says; without one the page shows an example. */
  known?: KnownStart | null
  /** What lenders averaged; without it the rate is our own estimate. */
  survey: SurveyRate | null
  /** What follows the answer; gets `null` while there is only an example. */
  after?: ((answer: AffordabilityAnswer | null) => ReactNode) | undefined
}

/** The whole calculator, for the public page and the dashboard. */
export function AffordabilityCalculator({ known = null, survey, after }: AffordabilityCalculatorProps) {
  const [inputs, setInputs] = useState<AffordabilityInputs>(known ? { ...noInputs, ...known.inputs } : exampleInputs)
  const [touched, setTouched] = useState(false)
  const isOwn = useRef(false)
  const saveInAddress = useAddress(affordabilityAddress, shared => take({ ...noInputs, ...shared }))
  useEffect(() => {
    // The application may arrive after the page; what was typed or shared meanwhile goes first.
    if (known && !isOwn.current) setInputs({ ...noInputs, ...known.inputs })
  }, [known])

  function take(next: AffordabilityInputs) {
    isOwn.current = true
    setTouched(true)
    setInputs(next)
  }

  function change(part: Partial<AffordabilityInputs>) {
    const next = { ...inputs, ...part }
    take(next)
    saveInAddress(next)
  }

  const answer = affordability(inputs, { known, survey })
  const isExample = !known && !touched
  const numbers = useChangeNumbers(known !== null && answer !== null)
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] noscript:lg:grid-cols-1 noscript:lg:grid-rows-none">
      <ChangeNumbers numbers={numbers} className="lg:row-span-2 noscript:hidden">
        <AffordabilityForm
          inputs={inputs}
          blank={answer && answer.rate_from !== 'typed' ? { rate: answer.rate, from: answer.rate_from } : null}
          onChange={change}
        />
      </ChangeNumbers>

      {answer ? (
        <AnswerCard
          answer={answer}
          numbers={numbers}
          isExample={isExample}
          onPriceChange={price => change({ price })}
        />
      ) : (
        <Card>
          <p className="text-muted">{affordabilityWords.waiting}</p>
        </Card>
      )}
      {answer && (
        <>
          <div className="col-span-full grid gap-6 max-lg:order-2 md:grid-cols-2 lg:row-start-3">
            <MonthCard answer={answer} />
            <CashCard answer={answer} />
          </div>
          {/* At a desk it stands below the answer, beside the long form. */}
          <div className="grid max-lg:order-3 lg:col-start-2 lg:row-start-2 noscript:lg:col-start-1">
            <MoversCard answer={answer} />
          </div>
        </>
      )}
      {after && <div className="col-span-full max-lg:order-4 lg:row-start-4">{after(isExample ? null : answer)}</div>}
    </div>
  )
}

interface AnswerCardProps {
  answer: AffordabilityAnswer
  numbers: ChangeNumbersState
  isExample: boolean
  onPriceChange(price: number): void
}

function AnswerCard({ answer, numbers, isExample, onPriceChange }: AnswerCardProps) {
  const note = secondWords(answer)
  return (
    <Card footer={<CopyLink />} className="flex flex-col [&>footer]:mt-auto">
      {isExample && <p className="mb-3 text-sm text-attention-text">{affordabilityWords.example}</p>}
      <h2 className="font-sans text-base font-normal text-muted">{affordabilityWords.lead}</h2>
      <p className="serif num mt-1 text-6xl" data-testid="comfortable-price">
        {aboutMoney(answer.comfortable)}
      </p>
      <p className="mt-3" aria-live="polite">
        {answer.comfortable > 0 ? fitWords(answer) : affordabilityWords.noPrice} {limitWords(answer)}
      </p>
      <ChangeNumbersButton numbers={numbers} />
      {note && <SurveyNote className="mt-4" {...note} />}
      <AffordabilityRange answer={answer} onPriceChange={onPriceChange} />
    </Card>
  )
}
