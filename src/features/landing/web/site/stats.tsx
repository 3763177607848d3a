import { LOCALE } from '#domain/locale.ts'
import { LANDING_CLAIMS, RATING } from '#features/landing/claims.ts'
import { statsWords } from '#features/landing/words.ts'

export const REVIEW_COUNT = RATING.reviews.toLocaleString(LOCALE)

export function Stats() {
  const figures = [
    ...LANDING_CLAIMS,
    { figure: String(RATING.value), label: statsWords.fromReviewsREVIEWCOUNT(REVIEW_COUNT) },
  ]
  return (
    <div className="site-width">
      <ul className="grid grid-cols-2 border-y border-line sm:grid-cols-4" aria-label={statsWords.keyturnFigures}>
        {figures.map(({ figure, label }) => (
          <li key={label} className="claim">
            <span className="claim-figure serif num block text-4xl">{figure}</span>
            <span className="text-sm text-muted">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
