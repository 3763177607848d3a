import { tipsWords } from '#features/timeline/page-words.ts'
import { Card } from '#web/ui/card.tsx'
import { disclaimer, firstTimeTips } from '../words.ts'

export function TipsCard() {
  return (
    <Card title={tipsWords.firstTimeBuyerTips}>
      <ul className="grid gap-3 text-sm">
        {firstTimeTips.map(tip => (
          <li key={tip} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2 size-1.5 flex-none rounded-full bg-attention" />
            {tip}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function Disclaimer() {
  return <p className="text-xs text-muted">{disclaimer}</p>
}
