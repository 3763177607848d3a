import { useState } from 'react'
import { categoryCardWords } from '#features/checklist/page-words.ts'
import { useAction } from '#web/client/client-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { usePrinting } from '#web/ui/use-printing.ts'
import { checklistResource } from '../actions.ts'
import type { ChecklistKey } from '../model.ts'
import type { ChecklistCategory, ChecklistItem } from '../words.ts'

/** What every lender asks for; what only some people need waits behind one line, and is printed with the rest. */
export function CategoryCard({ category, gathered }: { category: ChecklistCategory; gathered: ChecklistKey[] }) {
  const isPrinting = usePrinting()
  const required = category.items.filter(item => item.required)
  const others = category.items.filter(item => !item.required)
  const [startsOpen] = useState(others.some(({ key }) => gathered.includes(key)))
  return (
    <Card title={category.title} description={category.why}>
      <Ticks items={required} gathered={gathered} />
      {others.length > 0 && (
        <details open={isPrinting || startsOpen} className="border-t border-line">
          <summary className="accordion-title text-sm">
            <span className="flex-1">{categoryCardWords.ifApplies(others.length)}</span>
            <span className="accordion-sign" aria-hidden="true" />
          </summary>
          <Ticks items={others} gathered={gathered} />
        </details>
      )}
    </Card>
  )
}

function Ticks({ items, gathered }: { items: readonly ChecklistItem[]; gathered: ChecklistKey[] }) {
  return (
    <ul>
      {items.map(item => (
        <li key={item.key} className="border-t border-line">
          <ItemTick item={item} gathered={gathered.includes(item.key)} />
        </li>
      ))}
    </ul>
  )
}

function ItemTick({ item, gathered }: { item: ChecklistItem; gathered: boolean }) {
  const { dispatch } = useAction(checklistResource, 'mark')
  // Shown at once; if it could not be saved it goes back.
  const [meant, setMeant] = useState<boolean | null>(null)

  async function mark(next: boolean) {
    setMeant(next)
    const outcome = await dispatch({ document: item.key, gathered: next })
    if (!outcome.ok) {
      setMeant(null)
      toast(asToast(outcome.problem))
    }
  }

  return (
    <Checkbox
      checked={meant ?? gathered}
      onChange={event => mark(event.target.checked)}
      label={
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-[560]">{item.name}</span>
          {item.required && <Badge tone="good">{categoryCardWords.required}</Badge>}
        </span>
      }
      hint={item.description}
    />
  )
}
