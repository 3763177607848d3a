import { Lightbulb } from 'lucide-react'
import { disclaimer, firstTimeTips, tipsWords } from '#features/timeline/page-words.ts'
import { refinanceDisclaimer, refinanceTips } from '../refinance-words.ts'
import { FoldingCard } from './folding-card.tsx'

export function TipsCard({ isRefinance }: { isRefinance: boolean }) {
  return (
    <FoldingCard
      icon={<Lightbulb className="size-5" />}
      title={isRefinance ? tipsWords.refinanceTips : tipsWords.firstTimeBuyerTips}
      starts="wide"
    >
      <ul className="grid gap-3 text-sm">
        {(isRefinance ? refinanceTips : firstTimeTips).map(tip => (
          <li key={tip} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2 size-1.5 flex-none rounded-full bg-attention" />
            {tip}
          </li>
        ))}
      </ul>
    </FoldingCard>
  )
}

export function Disclaimer({ isRefinance }: { isRefinance: boolean }) {
  return <p className="text-xs text-muted">{isRefinance ? refinanceDisclaimer : disclaimer}</p>
}
