import { Suspense } from 'react'
import { Link } from 'react-router'
import type { PriceFit } from '#features/calculators/affordability.ts'
import { guessWords } from '#features/comparison/cost-words.ts'
import { loanNote } from '#features/comparison/market-words.ts'
import { useToday } from '#web/client/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SurveyNote } from '#web/ui/survey-note.tsx'
import { fitWords, homeWords, keysWords, monthWords } from '../words.ts'
import { NumberCard } from './number-card.tsx'
import type { HomeFacts } from './use-home.ts'

/** Only near closing does somebody's Closing Disclosure matter here. */
const CashCard = lazyPart(async () => (await import('./cash-card.tsx')).CashCard)

/** The one figure of the stage; while planning it stands with the questions. */
export function Headline({ facts: { stage, loan, duel, years, closed, fit, is_refinance } }: { facts: HomeFacts }) {
  const today = useToday()
  if (closed) {
    return (
      <NumberCard
        label={closed.first_payment_on < today ? homeWords.eachMonth : homeWords.firstPayment}
        figure={closed.month.total}
        text={keysWords(closed, today)}
        month={closed.month}
      />
    )
  }
  if (!loan) return null
  if (stage === 'close') {
    return (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <CashCard loan={loan} isRefinance={is_refinance} />
      </Suspense>
    )
  }
  if (!loan.month) return null
  const note = loanNote(loan)
  return (
    <NumberCard
      label={homeWords.month}
      figure={loan.month.total}
      text={monthWords(loan, duel, years)}
      month={loan.month}
      guesses={[guessWords(loan.property_state, is_refinance), note?.base].filter(Boolean).join(' ')}
    >
      {fit && <Fit fit={fit} />}
      {note && <SurveyNote className="mt-3" {...note} survey={null} base={null} />}
    </NumberCard>
  )
}

function Fit({ fit }: { fit: PriceFit }) {
  return (
    <p className={classNames('mt-2 max-w-prose', fit.standing !== 'fits' && 'font-[560] text-attention-text')}>
      {fitWords(fit)}{' '}
      <Link to="/dashboard/affordability" className="font-normal text-action-text underline underline-offset-4">
        {homeWords.seeWhy}
      </Link>
    </p>
  )
}
