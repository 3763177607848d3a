import { useState } from 'react'
import { formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import { pointsCardWords } from '#features/comparison/page-words.ts'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Field } from '#web/ui/field.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Term } from '#web/ui/term.tsx'
import { offerOf } from '../draft.ts'
import { buyPoints, USUAL_POINT_DROP } from '../points.ts'
import { stayWords, terms } from '../words.ts'
import type { Compared } from './use-verdict.ts'

/** More rarely can be bought: points and the lender's fees above 3% of the loan break the limit of a qualified mortgage. */
const CHOICES = [1, 2]

/** What points would do to one lender's offer, and when they pay. */
export function PointsCard({ compared }: { compared: Compared }) {
  const { rows, names, verdict, asked, months } = compared
  const { loan_amount } = asked
  const [chosen, setChosen] = useState<string | null>(null)
  const [drop, setDrop] = useState<number | null>(USUAL_POINT_DROP)
  const index = Math.max(
    0,
    rows.findIndex(row => row.id === chosen),
  )
  const lender = chosen && rows[index]?.id === chosen ? index : (verdict?.best ?? 0)
  const row = rows[lender]
  if (!row) return null
  const deals = CHOICES.map(points => buyPoints(asked, offerOf(row), points, drop ?? 0, months))
  return (
    <Card
      folded
      title={pointsCardWords.pointsTitle}
      description={
        <>
          {pointsCardWords.before}
          <Term explanation={terms.point}>{pointsCardWords.point}</Term>
          {pointsCardWords.after(formatMoney(loan_amount / 100))}
        </>
      }
      flush
    >
      <div className="grid gap-4 px-5 pb-4 sm:grid-cols-2 sm:px-6 lg:max-w-xl">
        <Field label={pointsCardWords.lender}>
          <Select
            options={rows.map((one, at) => ({ value: one.id, label: names[at] ?? '' }))}
            value={row.id}
            onChange={event => setChosen(event.target.value)}
          />
        </Field>
        <Field label={pointsCardWords.pointsRate} hint={pointsCardWords.pointsRateHint}>
          <PercentInput value={drop} onValueChange={setDrop} min={0} max={5} />
        </Field>
      </div>
      <DataTable
        caption={pointsCardWords.points}
        hideCaption
        rows={deals}
        rowKey={deal => deal.points}
        columns={[
          {
            key: 'points',
            header: pointsCardWords.points,
            cell: deal => pointsCardWords.count(deal.points),
          },
          { key: 'price', header: pointsCardWords.payClosing, numeric: true, cell: deal => formatMoney(deal.price) },
          { key: 'rate', header: pointsCardWords.rate, numeric: true, cell: deal => formatRate(deal.rate) },
          {
            key: 'saving',
            header: pointsCardWords.lessMonth,
            numeric: true,
            cell: deal => formatMoney(deal.monthly_saving),
          },
          {
            key: 'pays',
            header: pointsCardWords.breakEven,
            numeric: true,
            cell: deal => (deal.pays_after === null ? pointsCardWords.never : formatMonths(deal.pays_after)),
          },
          {
            key: 'gain',
            header: months >= 360 ? pointsCardWords.endLoan : capital(stayWords(months)),
            numeric: true,
            cell: deal => (
              <span className={deal.gain > 0 ? 'font-[560] text-action-text' : undefined}>
                {deal.gain > 0
                  ? pointsCardWords.savesGain(formatMoney(deal.gain))
                  : pointsCardWords.costsMore(formatMoney(-deal.gain))}
              </span>
            ),
          },
        ]}
      />
    </Card>
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
