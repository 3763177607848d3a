import { formatMonths } from '#domain/figures.ts'
import { MONTHS_UNTIL_CHEAPEST } from '#features/landing/sample-offers.ts'
import { TRY_FREE } from '#web/site/links.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { CostChart } from './cost-chart.tsx'
import { Section } from './section.tsx'

export function LenderComparison() {
  return (
    <Section id="lender-comparison" title="Which loan costs least? That depends on how long you keep it." sunk>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div className="max-w-lg space-y-4 text-lg">
          <p>
            Take the three sample offers from above. <strong className="font-[600]">Prairie Mutual</strong> has the
            highest rate and the lowest fees. If you sell or refinance within{' '}
            <span className="num">{formatMonths(MONTHS_UNTIL_CHEAPEST)}</span>, it is the cheapest.
          </p>
          <p>
            After that <strong className="font-[600]">Harbor Savings</strong> is ahead, and it stays there.{' '}
            <strong className="font-[600]">First County</strong> has the lowest rate of all. It never catches up with
            its own fees.
          </p>
          <p className="text-muted">
            No advertisement tells you that. Keyturn works it out for your own offers, month by month.
          </p>
          <p className="pt-3">
            <a href={TRY_FREE} className={buttonLook('primary')}>
              Compare your offers
            </a>
          </p>
        </div>
        <CostChart />
      </div>
    </Section>
  )
}
