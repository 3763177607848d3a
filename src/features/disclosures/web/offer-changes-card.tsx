import { formatMoney, formatRate } from '#domain/figures.ts'
import { mortgageTypeLabels, programLabels } from '#features/comparison/words.ts'
import { Card } from '#web/ui/card.tsx'
import { offerWords, placeWords } from '../disclosure-words.ts'
import type { ChangeKey, OfferChange } from '../offer-changes.ts'

const NAMES: Record<ChangeKey, string> = {
  ...placeWords,
  interest_rate: offerWords.interestRate,
  mortgage_type: offerWords.type,
  loan_program: offerWords.program,
  mortgage_insurance_monthly: offerWords.monthlyInsurance,
  lender_credit: offerWords.lenderCredit,
}

/** What a revised estimate would change, seen before it replaces anything. */
export function OfferChangesCard({ name, changes }: { name: string; changes: readonly OfferChange[] }) {
  return (
    <Card title={offerWords.changesTitle} description={offerWords.changesWhy(name)}>
      <div className="table-room">
        <table className="w-full text-sm">
          <caption className="sr-only">{offerWords.changes}</caption>
          <thead>
            <tr className="text-left text-muted">
              <th scope="col" className="py-1.5 font-normal">
                {offerWords.figure}
              </th>
              <th scope="col" className="py-1.5 pl-3 text-right font-normal">
                {offerWords.now}
              </th>
              <th scope="col" className="py-1.5 pl-3 text-right font-normal">
                {offerWords.replaced}
              </th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ key, before, after }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {NAMES[key]}
                </th>
                <td className="num py-2 pl-3 text-right text-muted">{shown(key, before)}</td>
                <td className="num py-2 pl-3 text-right font-[560]">{shown(key, after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function shown(key: ChangeKey, value: number | string): string {
  if (typeof value === 'number') return key === 'interest_rate' ? formatRate(value) : formatMoney(value)
  const labels: Record<string, string> = { ...mortgageTypeLabels, ...programLabels }
  return labels[value] ?? value
}
