import { Suspense } from 'react'
import { useToday } from '#web/journey/use-today.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { homeWords, keysWords, monthWords } from '../words.ts'
import { NumberCard } from './number-card.tsx'
import type { HomeFacts } from './use-home.ts'

/** Only near closing does somebody's Closing Disclosure matter here. */
const CashCard = lazyPart(async () => (await import('./cash-card.tsx')).CashCard)

/** The one figure of the stage; while planning it stands with the questions. */
export function Headline({ facts: { stage, loan, offers, years, closed } }: { facts: HomeFacts }) {
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
        <CashCard loan={loan} />
      </Suspense>
    )
  }
  if (!loan.month) return null
  return (
    <NumberCard
      label={homeWords.month}
      figure={loan.month.total}
      text={monthWords(loan, offers, years)}
      month={loan.month}
    />
  )
}
