import { memo } from 'react'
import { costChartWords } from '#features/comparison/page-words.ts'
import { Card } from '#web/ui/card.tsx'
import { AskCard } from './ask-card.tsx'
import { CostChart } from './cost-chart.tsx'
import type { Compared } from './use-verdict.ts'

/** Below the cards: what to ask the other lender, and the years at which the order changes. */
export const DuelMore = memo(function DuelMore({ compared }: { compared: Compared }) {
  const best = compared.names[compared.verdict.best] ?? ''
  return (
    <>
      <AskCard compared={compared} />
      <Card title={costChartWords.title(best)}>
        <CostChart compared={compared} />
      </Card>
    </>
  )
})
