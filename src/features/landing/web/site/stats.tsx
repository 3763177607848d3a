import { LOCALE } from '#domain/locale.ts'
import { LANDING_CLAIMS, RATING } from '#features/landing/claims.ts'
import { statsWords } from '#features/landing/words.ts'
import { ClaimedFigures } from '#web/site/claimed-figures.tsx'

export const REVIEW_COUNT = RATING.reviews.toLocaleString(LOCALE)

export function Stats() {
  const rating = { figure: String(RATING.value), label: statsWords.fromReviewsREVIEWCOUNT(REVIEW_COUNT) }
  return (
    <div className="site-width">
      <ClaimedFigures figures={[...LANDING_CLAIMS, { claim: 'rating', ...rating }]} label={statsWords.keyturnFigures} />
    </div>
  )
}
