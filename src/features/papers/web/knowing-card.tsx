import { TriangleAlert } from 'lucide-react'
import type { Paper } from '#domain/papers/paper.ts'
import { useToday } from '#web/client/use-today.ts'
import { Banner } from '#web/ui/banner.tsx'
import { worthKnowing } from '../knowing.ts'
import { knowing } from '../paper-words.ts'

export function KnowingCard({ paper }: { paper: Paper }) {
  const sentences = worthKnowing(paper, useToday())
  if (sentences.length === 0) return null
  return (
    <Banner tone="neutral" icon={<TriangleAlert className="size-5" />} title={knowing.title}>
      <ul className="grid gap-1.5">
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  )
}
