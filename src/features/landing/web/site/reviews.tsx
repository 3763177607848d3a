import { Star } from 'lucide-react'
import { RATING } from '#features/landing/claims.ts'
import { reviewsWords } from '#features/landing/words.ts'
import { Claimed, ClaimNote } from '#web/site/claimed.tsx'
import { openTool } from '#web/site/links.ts'
import { Section } from './section.tsx'
import { REVIEW_COUNT } from './stats.tsx'

export function Reviews() {
  return (
    <Section id="reviews" title={reviewsWords.whatBuyersThink}>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[auto_1fr]">
        <Claimed when="shown" of={['rating']}>
          <div className="flex items-center gap-6 lg:border-r lg:border-line lg:pr-16">
            <p className="serif num text-6xl">{RATING.value}</p>
            <div>
              <Stars />
              <p className="mt-1.5 text-muted">{reviewsWords.rating(RATING.best, REVIEW_COUNT)}</p>
              <ClaimNote claim="rating" className="mt-1.5" />
            </div>
          </div>
        </Claimed>
        <div className="max-w-xl space-y-3 text-muted">
          <Claimed when="shown" of={['rating', 'savings', 'days-saved', 'on-time']}>
            <p>{reviewsWords.noPromise}</p>
          </Claimed>
          <a
            className="inline-flex min-h-11 items-center text-action-text underline"
            href={openTool('/dashboard/feedback')}
          >
            {reviewsWords.feedbackLink}
          </a>
        </div>
      </div>
    </Section>
  )
}

/** Five outlines, and the same five filled, cut where the rating ends. */
function Stars() {
  const five = Array.from({ length: RATING.best }, (_, at) => at)
  return (
    <svg
      viewBox="0 0 120 24"
      className="h-7 text-attention"
      role="img"
      aria-label={reviewsWords.starsBest(RATING.value, RATING.best)}
    >
      <clipPath id="rated">
        <rect width={(RATING.value / RATING.best) * 120} height="24" />
      </clipPath>
      {five.map(at => (
        <Star key={at} x={at * 24 + 2} y="2" width="20" height="20" />
      ))}
      <g clipPath="url(#rated)">
        {five.map(at => (
          <Star key={at} x={at * 24 + 2} y="2" width="20" height="20" fill="currentColor" />
        ))}
      </g>
    </svg>
  )
}
