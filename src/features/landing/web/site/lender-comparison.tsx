import { formatMonths } from '#domain/figures.ts'
import { MONTHS_UNTIL_CHEAPEST } from '#features/landing/sample-offers.ts'
import { lenderComparisonWords } from '#features/landing/words.ts'
import { TRY_FREE } from '#web/site/links.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { CostChart } from './cost-chart.tsx'
import { Section } from './section.tsx'

export function LenderComparison() {
  return (
    <Section id="lender-comparison" title={lenderComparisonWords.whichLoanCostsLeast} sunk>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div className="max-w-lg space-y-4 text-lg">
          <p>
            {lenderComparisonWords.takeThreeSampleOffers}
            <strong className="font-[600]">{lenderComparisonWords.prairieMutual}</strong>
            {lenderComparisonWords.hasHighestRateLowest}{' '}
            <span className="num">{formatMonths(MONTHS_UNTIL_CHEAPEST)}</span>
            {lenderComparisonWords.cheapest}
          </p>
          <p>
            {lenderComparisonWords.after}
            <strong className="font-[600]">{lenderComparisonWords.harborSavings}</strong>
            {lenderComparisonWords.aheadStaysThere}{' '}
            <strong className="font-[600]">{lenderComparisonWords.firstCounty}</strong>
            {lenderComparisonWords.hasLowestRateAll}
          </p>
          <p className="text-muted">{lenderComparisonWords.noAdvertisementTellsKeyturn}</p>
          <p className="pt-3">
            <a href={TRY_FREE} className={buttonLook('primary')}>
              {lenderComparisonWords.compareOffers}
            </a>
          </p>
        </div>
        <CostChart />
      </div>
    </Section>
  )
}
