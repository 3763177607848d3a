import { memo, useId, useState } from 'react'
import { costChartWords } from '#features/comparison/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AskCard } from './ask-card.tsx'
import { CostChart } from './cost-chart.tsx'
import { TakeAlong } from './take-along.tsx'
import type { Compared } from './use-verdict.ts'

interface DuelMoreProps {
  compared: Compared
  /** Nobody is left to ask; what was compared can still be taken along. */
  isClosed: boolean
}

/** Below the cards: what to ask the other lender, and the years at which the order changes. */
export const DuelMore = memo(function DuelMore({ compared, isClosed }: DuelMoreProps) {
  const { verdict } = compared
  // On a phone the cards have said it; at a desk there is room.
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (!verdict || verdict.next === null) return null
  const best = compared.names[verdict.best] ?? ''
  return (
    <>
      {!isClosed && <AskCard compared={compared} />}
      <Card
        title={costChartWords.title(best)}
        actions={
          <Button
            variant="quiet"
            size="sm"
            className="lg:hidden"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? costChartWords.hide : costChartWords.show}
          </Button>
        }
        footer={isClosed && <TakeAlong compared={compared} />}
      >
        <div id={id} className={isOpen ? undefined : 'max-lg:hidden'}>
          <CostChart compared={compared} verdict={verdict} />
        </div>
      </Card>
    </>
  )
})
