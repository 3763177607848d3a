import { TRY_FREE } from '#web/site/links.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { ComparisonCard } from './comparison-card.tsx'

export function Hero() {
  return (
    <section className="site-width grid items-center gap-x-12 gap-y-12 py-12 lg:grid-cols-[1.2fr_1fr] lg:py-20">
      <div>
        <Badge tone="attention">Independent of banks · free for buyers</Badge>
        <h1 className="mt-5 text-6xl">See what a mortgage really costs, before you sign.</h1>
        <p className="mt-5 max-w-lg text-lg text-muted">
          Put every lender’s rate and fees side by side, get the true APR, and never miss a deadline from signed
          contract to closing day.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={TRY_FREE} className={buttonLook('primary', 'lg')}>
            Try Free Now
          </a>
          <a href="#how-it-works" className={buttonLook('ghost', 'lg')}>
            How it works
          </a>
        </div>
        <p className="mt-4 text-sm text-muted">
          No account, no credit pull. Your numbers stay in this browser until you sign up.
        </p>
      </div>
      <ComparisonCard />
    </section>
  )
}
