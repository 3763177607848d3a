import { CircleAlert, CircleCheck, CircleHelp, Mail } from 'lucide-react'
import { formatCents } from '#domain/figures.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Review } from '../review.ts'
import { type Verdict, verdictOf, statementWords as words } from '../statement-words.ts'

const CHIPS: Record<Verdict['chip'], { tone: Tone; Icon: typeof CircleAlert; text: string }> = {
  do: { tone: 'attention', Icon: CircleAlert, text: words.do },
  right: { tone: 'good', Icon: CircleCheck, text: words.right },
  open: { tone: 'neutral', Icon: CircleHelp, text: words.open },
}

/** One sentence; where something is too much, what is asked and what is allowed. */
export function StatementVerdict({ review, hasLetter }: { review: Review; hasLetter: boolean }) {
  const { chip, title, detail } = verdictOf(review)
  const { tone, Icon, text } = CHIPS[chip]
  return (
    <Card>
      <Badge tone={tone} icon={<Icon className="size-3.5" aria-hidden="true" />}>
        {text}
      </Badge>
      <h2 className="mt-3 text-3xl text-balance" aria-live="polite">
        {title}
      </h2>
      <p className="mt-3 max-w-2xl text-muted">{detail}</p>
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
    </Card>
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
