import { SAMPLE_RATES } from '#features/landing/sample-rates.ts'
import { ratesWords } from '#features/landing/words.ts'
import { openTool } from '#web/site/links.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button-look.ts'

/** Samples, marked as such, until its island has the stored survey. */
export function TodaysRates() {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-3xl">{ratesWords.todaysRates}</h2>
        <span data-when="sample">
          <Badge tone="attention">{ratesWords.sampleRates}</Badge>
        </span>
        <span data-when="survey" hidden>
          <Badge tone="good">
            <span data-part="day" />
          </Badge>
        </span>
      </div>
      <dl className="mt-5 border-t border-line">
        {SAMPLE_RATES.map(({ term, rate }) => (
          <div key={term} className="flex items-baseline justify-between border-b border-line py-3.5">
            <dt>{term}</dt>
            <dd className="serif num text-2xl">{rate.toFixed(2)}%</dd>
          </div>
        ))}
      </dl>
      <p data-when="survey" hidden className="mt-3 text-sm text-muted">
        {ratesWords.averages}
      </p>
      <a href={openTool('/dashboard/news')} className={`${buttonLook('ghost')} mt-5`}>
        {ratesWords.viewAllRates}
      </a>
    </div>
  )
}
