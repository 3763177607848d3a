import { useState } from 'react'
import { categoryCardWords } from '#features/documents/page-words.ts'
import { useAction } from '#web/client/client-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { toast } from '#web/ui/toast.ts'
import { documentsResource } from '../actions.ts'
import type { DocumentKey } from '../model.ts'
import type { DocumentCategory, GuideDocument } from '../words.ts'

export function CategoryCard(props: { category: DocumentCategory; gathered: DocumentKey[] }) {
  const { category, gathered } = props
  return (
    <Card title={category.title} description={category.why}>
      <ul>
        {category.documents.map(document => (
          <li key={document.key} className="border-t border-line">
            <DocumentTick document={document} gathered={gathered.includes(document.key)} />
          </li>
        ))}
      </ul>
    </Card>
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
          {document.required ? (
            <Badge tone="good">{categoryCardWords.required}</Badge>
          ) : (
            <span className="text-xs text-muted">{categoryCardWords.ifApplies}</span>
          )}
        </span>
      }
      hint={document.description}
    />
  )
}
