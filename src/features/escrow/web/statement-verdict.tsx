import { Mail } from 'lucide-react'
import { formatCents } from '#domain/figures.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { VerdictCard } from '#web/ui/verdict-card.tsx'
import type { Review } from '../review.ts'
import { verdictOf, statementWords as words } from '../statement-words.ts'

/** One sentence; where something is too much, what is asked and what is allowed. */
export function StatementVerdict({ review, hasLetter }: { review: Review; hasLetter: boolean }) {
  const { chip, title, detail } = verdictOf(review)
  return (
    <VerdictCard chip={chip} label={words[chip]} title={title} detail={detail}>
      {review.too_much > 0 && review.asked !== null && review.allowed !== null && (
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-4 border-y border-line py-3">
          <Figure label={words.asks} cents={review.asked} />
          <Figure label={words.allows} cents={review.allowed} />
          <Figure label={words.tooMuch} cents={review.too_much} className="text-attention-text" />
        </dl>
      )}
      {chip === 'do' && hasLetter && (
        <div className="no-print mt-4">
          <LinkButton href="#letter" icon={<Mail className="size-4" aria-hidden="true" />}>
            {words.write}
          </LinkButton>
        </div>
      )}
    </VerdictCard>
  )
}

function Figure({ label, cents, className = '' }: { label: string; cents: number; className?: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={`num text-xl font-[650] ${className}`}>{formatCents(cents / 100)}</dd>
    </div>
  )
}
