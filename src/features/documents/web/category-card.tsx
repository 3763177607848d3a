import { useState } from 'react'
import { categoryCardWords } from '#features/documents/page-words.ts'
import { useAction } from '#web/client/client-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { toast } from '#web/ui/toast.ts'
import { usePrinting } from '#web/ui/use-printing.ts'
import { documentsResource } from '../actions.ts'
import type { DocumentKey } from '../model.ts'
import type { DocumentCategory, GuideDocument } from '../words.ts'

/** What every lender asks for; what only some people need waits behind one line, and is printed with the rest. */
export function CategoryCard({ category, gathered }: { category: DocumentCategory; gathered: DocumentKey[] }) {
  const isPrinting = usePrinting()
  const required = category.documents.filter(document => document.required)
  const others = category.documents.filter(document => !document.required)
  const [startsOpen] = useState(others.some(({ key }) => gathered.includes(key)))
  return (
    <Card title={category.title} description={category.why}>
      <Ticks documents={required} gathered={gathered} />
      {others.length > 0 && (
        <details open={isPrinting || startsOpen} className="border-t border-line">
          <summary className="accordion-title text-sm">
            <span className="flex-1">{categoryCardWords.ifApplies(others.length)}</span>
            <span className="accordion-sign" aria-hidden="true" />
          </summary>
          <Ticks documents={others} gathered={gathered} />
        </details>
      )}
    </Card>
  )
}

function Ticks({ documents, gathered }: { documents: readonly GuideDocument[]; gathered: DocumentKey[] }) {
  return (
    <ul>
      {documents.map(document => (
        <li key={document.key} className="border-t border-line">
          <DocumentTick document={document} gathered={gathered.includes(document.key)} />
        </li>
      ))}
    </ul>
  )
}

function DocumentTick({ document, gathered }: { document: GuideDocument; gathered: boolean }) {
  const { dispatch } = useAction(documentsResource, 'mark')
  // Shown at once; if it could not be saved it goes back.
  const [meant, setMeant] = useState<boolean | null>(null)

  async function mark(next: boolean) {
    setMeant(next)
    const outcome = await dispatch({ document: document.key, gathered: next })
    if (!outcome.ok) {
      setMeant(null)
      toast({ title: outcome.problem.title, description: outcome.problem.detail, destructive: true })
    }
  }

  return (
    <Checkbox
      checked={meant ?? gathered}
      onChange={event => mark(event.target.checked)}
      label={
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-[560]">{document.name}</span>
          {document.required && <Badge tone="good">{categoryCardWords.required}</Badge>}
        </span>
      }
      hint={document.description}
    />
  )
}
