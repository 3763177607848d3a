import { Languages } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { pageWords } from '../words.ts'
import type { SpanishPaperProps } from './spanish-paper.tsx'

// Whoever reads English needs none of it.
const SpanishPaper = lazyPart(async () => (await import('./spanish-paper.tsx')).SpanishPaper)

/** Leads to the same paper in Spanish, whatever the language of the page. */
export function SpanishButton({ onOpen }: { onOpen(): void }) {
  return (
    <Button
      lang="es"
      variant="ghost"
      className="no-print justify-self-start"
      icon={<Languages className="size-4" aria-hidden="true" />}
      onClick={onOpen}
    >
      {pageWords.inSpanish}
    </Button>
  )
}

export function InSpanish(props: SpanishPaperProps) {
  return (
    <Suspense fallback={<Skeleton className="h-160" />}>
      <SpanishPaper {...props} />
    </Suspense>
  )
}
