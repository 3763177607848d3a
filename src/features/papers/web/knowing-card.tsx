import { TriangleAlert } from 'lucide-react'
import { formatDay } from '#domain/day-words.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { Banner } from '#web/ui/banner.tsx'
import { knowing } from '../paper-words.ts'

/** What stands on the paper and is easily overlooked. */
export function KnowingCard({ paper }: { paper: Paper }) {
  const { values } = paper
  const sentences: string[] = []
  if (values.prepayment_penalty === 'yes') {
    const words = values.prepayment_penalty_words
    sentences.push(words === null ? knowing.penaltyPlain : knowing.penalty(words.replace(/^A/, 'a')))
  }
  if (values.balloon_payment === 'yes') sentences.push(knowing.balloon)
  if (values.interest_rate_can_increase === 'yes') sentences.push(knowing.canRise)
  if (paper.kind === 'loan-estimate') {
    if (values.rate_lock === 'no') sentences.push(knowing.noLock)
    if (values.rate_lock_until !== null) sentences.push(knowing.lock(formatDay(values.rate_lock_until)))
    if (values.closing_costs_expire !== null) sentences.push(knowing.expires(formatDay(values.closing_costs_expire)))
  }
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
