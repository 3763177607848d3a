import { Lightbulb } from 'lucide-react'
import { tipsPanelWords } from '#features/application/page-words.ts'
import { Card } from '#web/ui/card.tsx'
import { applicationTips, refinanceTip } from '../words.ts'

export function TipsPanel({ isRefinance }: { isRefinance: boolean }) {
  const tips = isRefinance ? [refinanceTip, ...applicationTips.slice(1)] : applicationTips
  return (
    <Card title={tipsPanelWords.goodKnow} className="lg:sticky lg:top-20">
      <ul className="grid gap-4">
        {tips.map(tip => (
          <li key={tip.title} className="flex gap-3">
            <Lightbulb className="mt-0.5 size-5 flex-none text-attention" aria-hidden="true" />
            <div>
              <h3 className="font-sans text-sm font-[560] tracking-normal">{tip.title}</h3>
              <p className="mt-0.5 text-sm text-muted">{tip.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
