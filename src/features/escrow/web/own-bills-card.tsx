import { fiscalYear, supplementalDueDays } from '#domain/escrow/supplemental-tax.ts'
import { formatCents } from '#domain/figures.ts'
import { Card } from '#web/ui/card.tsx'
import type { Forecast } from '../forecast.ts'
import { yearTwoWords as words } from '../year-two-words.ts'

/** California's supplemental bills: they come to the owner, whoever pays the regular ones. */
export function OwnBillsCard({
  supplemental,
  supplemental_mailed_on: mailed_on,
}: Pick<Forecast, 'supplemental' | 'supplemental_mailed_on'>) {
  return (
    <Card title={words.supplemental} description={words.supplementalHint}>
      {supplemental ? (
        <dl className="divide-y divide-line">
          {supplemental.bills.map(({ first_year, factor, amount }) => (
            <div key={first_year} className="flex justify-between gap-4 py-2.5 first:pt-0">
              <dt>{words.supplementalBill(fiscalYear(first_year), factor)}</dt>
              <dd className="num flex-none text-right font-[650]">
                {formatCents(Math.abs(amount))}
                {amount < 0 && <span className="block text-sm font-normal text-muted">{words.comesBack}</span>}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{words.supplementalMissing}</p>
      )}
      {mailed_on && <p className="mt-3 text-sm">{words.supplementalDays(mailed_on, supplementalDueDays(mailed_on))}</p>}
      <p className="mt-3 text-sm text-muted">{words.supplementalDue}</p>
    </Card>
  )
}
