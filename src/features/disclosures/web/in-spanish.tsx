import { Languages } from 'lucide-react'
import { Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { pageWords } from '../words.ts'
import type { SpanishDisclosureProps } from './spanish-disclosure.tsx'

// Whoever reads English needs none of it.
const SpanishDisclosure = lazyPart(async () => (await import('./spanish-disclosure.tsx')).SpanishDisclosure)

/** Leads to the same disclosure in Spanish, whatever the language of the page. */
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

export function InSpanish(props: SpanishDisclosureProps) {
  return (
    <Suspense fallback={<Skeleton className="h-160" />}>
      <SpanishDisclosure {...props} />
    </Suspense>
  )
}
