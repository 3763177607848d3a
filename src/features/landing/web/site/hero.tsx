import { heroWords } from '#features/landing/words.ts'
import { WHO_PAYS } from '#routes/claim-marks.ts'
import { TRY_FREE } from '#web/site/links.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { ComparisonCard } from './comparison-card.tsx'

export function Hero() {
  return (
    <section className="site-width grid items-center gap-x-12 gap-y-12 py-12 lg:grid-cols-[1.2fr_1fr] lg:py-20">
      <div>
        <Badge tone="attention">{heroWords.eyebrow}</Badge>
        <h1 className="mt-5 text-6xl">{heroWords.heroTitle}</h1>
        <p className="mt-5 max-w-lg text-lg text-muted">{heroWords.heroLead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={TRY_FREE} className={buttonLook('primary', 'lg')}>
            {heroWords.tryFreeNow}
          </a>
          <a href="#papers" className={buttonLook('ghost', 'lg')}>
            {heroWords.checkPapers}
          </a>
        </div>
        <p className="mt-4 text-sm text-muted">
          {heroWords.heroNote} {WHO_PAYS}
        </p>
      </div>
      <ComparisonCard />
    </section>
  )
}
