import { formatMonths } from '#domain/figures.ts'
import { MONTHS_UNTIL_CHEAPEST } from '#features/landing/sample-offers.ts'
import { lenderComparisonWords } from '#features/landing/words.ts'
import { TRY_FREE } from '#web/site/links.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { CostChart } from './cost-chart.tsx'
import { Section } from './section.tsx'

export function LenderComparison() {
  return (
    <Section id="lender-comparison" title={lenderComparisonWords.comparisonTitle} sunk>
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <div className="max-w-lg space-y-4 text-lg">
          <p className="num">{stressed(lenderComparisonWords.cheapestFirst(formatMonths(MONTHS_UNTIL_CHEAPEST)))}</p>
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

/** What stands between two stars twice is stressed, as in articles. */
function stressed(sentence: string) {
  return sentence.split('**').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <strong key={part} className="font-[600]">
        {part}
      </strong>
    ),
  )
}
