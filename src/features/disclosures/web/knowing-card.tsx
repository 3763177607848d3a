import { TriangleAlert } from 'lucide-react'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { useToday } from '#web/client/use-today.ts'
import { Banner } from '#web/ui/banner.tsx'
import { knowing } from '../disclosure-words.ts'
import { worthKnowing } from '../knowing.ts'

export function KnowingCard({ disclosure }: { disclosure: Disclosure }) {
  const sentences = worthKnowing(disclosure, useToday())
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
