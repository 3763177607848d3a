import { memo } from 'react'
import { costChartWords } from '#features/comparison/page-words.ts'
import { Card } from '#web/ui/card.tsx'
import { PhoneFold } from '#web/ui/phone-fold.tsx'
import { AskCard, type AskCardProps } from './ask-card.tsx'
import { CostChart } from './cost-chart.tsx'
import { TakeAlong } from './take-along.tsx'

interface DuelMoreProps extends AskCardProps {
  /** Nobody is left to ask; what was compared can still be taken along. */
  isClosed: boolean
}

/** Below the cards: what to ask the other lender, and the years at which the order changes. */
export const DuelMore = memo(function DuelMore({ compared, isClosed, letter }: DuelMoreProps) {
  const { verdict } = compared
  if (!verdict || verdict.next === null) return null
  const best = compared.names[verdict.best] ?? ''
  return (
    <>
      {!isClosed && <AskCard compared={compared} letter={letter} />}
      <Card title={costChartWords.title(best)} footer={isClosed && <TakeAlong compared={compared} />}>
        {/* On a phone the cards have said it. */}
        <PhoneFold className="-ml-3.5" show={costChartWords.show} hide={costChartWords.hide}>
          <CostChart compared={compared} verdict={verdict} />
        </PhoneFold>
      </Card>
    </>
  )
})
