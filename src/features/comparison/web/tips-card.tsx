import { Lightbulb } from 'lucide-react'
import { tipsCardWords } from '#features/comparison/page-words.ts'
import { Card } from '#web/ui/card.tsx'
import type { Basis } from '../basis.ts'
import { savingTips } from '../tips.ts'

export function TipsCard({ basis }: { basis: Basis }) {
  return (
    <Card folded title={tipsCardWords.tipsTitle}>
      <ul className="grid gap-5">
        {savingTips(basis.application, basis.loan_amount).map(tip => (
          <li key={tip.title} className="flex gap-3">
            <Lightbulb className="mt-0.5 size-5 flex-none text-attention" aria-hidden="true" />
            <div>
              <h3 className="font-sans text-base font-[560] tracking-normal">{tip.title}</h3>
              <p className="mt-0.5 text-sm text-muted">{tip.detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
