import { Lightbulb } from 'lucide-react'
import { tipsWords } from '#features/timeline/page-words.ts'
import { disclaimer, firstTimeTips } from '../words.ts'
import { FoldingCard } from './folding-card.tsx'

export function TipsCard() {
  return (
    <FoldingCard icon={<Lightbulb className="size-5" />} title={tipsWords.firstTimeBuyerTips} starts="wide">
      <ul className="grid gap-3 text-sm">
        {firstTimeTips.map(tip => (
          <li key={tip} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2 size-1.5 flex-none rounded-full bg-attention" />
            {tip}
          </li>
        ))}
      </ul>
    </FoldingCard>
  )
}

export function Disclaimer() {
  return <p className="text-xs text-muted">{disclaimer}</p>
}
