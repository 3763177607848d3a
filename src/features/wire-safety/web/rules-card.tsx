import { Card } from '#web/ui/card.tsx'
import { FIVE_RULES, wirePageWords as words } from '../words.ts'

export function RulesCard() {
  return (
    <Card title={words.rules}>
      <ol className="grid gap-4">
        {FIVE_RULES.map(({ title, detail }, index) => (
          <li key={title} className="flex gap-3.5">
            <span className="serif num mt-0.5 grid size-7 flex-none place-items-center rounded-full bg-action-soft text-sm text-action-text">
              {index + 1}
            </span>
            <span>
              <span className="block font-[560]">{title}</span>
              <span className="text-sm text-muted">{detail}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-xs text-muted">{words.rulesSource}</p>
    </Card>
  )
}
