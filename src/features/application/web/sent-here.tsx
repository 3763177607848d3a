import { Scale } from 'lucide-react'
import { useLocation } from 'react-router'
import { sentHereWords } from '#features/application/page-words.ts'
import { Banner } from '#web/ui/banner.tsx'

/** Pages that need an application send people here; each has its reason. */
type SentFrom = keyof typeof sentHereWords

export function useSentFrom(): SentFrom | undefined {
  return (useLocation().state as { sentFrom?: SentFrom } | null)?.sentFrom
}

export function SentHere() {
  const from = useSentFrom()
  if (!from) return null
  const { title, detail } = sentHereWords[from]
  return (
    <Banner tone="info" icon={<Scale className="size-5" />} title={title} className="mb-5">
      {detail}
    </Banner>
  )
}
