import { ChevronRight, Download } from 'lucide-react'
import { Fragment, useState } from 'react'
import { formatMoney } from '#domain/figures.ts'
import { scheduleCardWords } from '#features/calculators/page-words.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { type PayoffScenarios, scheduleCsv } from '../payoff-scenarios.ts'

// Four columns fit a phone of 360 px; the payments, which are the sum of two others, wait for more room.
const LOOK = classNames(
  'w-full text-sm max-sm:text-xs [&_td]:text-right [&_th]:text-right [&_th]:font-[560]',
  '[&_tr>:first-child]:pl-5 [&_tr>:first-child]:text-left [&_tr>:last-child]:pr-5',
  'sm:[&_tr>:first-child]:pl-6 sm:[&_tr>:last-child]:pr-6',
  '[&_td]:px-2 [&_td]:py-2 [&_th]:px-2 [&_th]:py-2 [&_tr]:border-t [&_tr]:border-line [&_tbody_th]:font-[450]',
)

/** The schedule with the extra payments. Each year opens into its months. */
export function ScheduleCard({ scenarios }: { scenarios: PayoffScenarios }) {
  const { rows, years } = scenarios.with_extra
  const [open, setOpen] = useState<number | null>(null)
  return (
    <Card
      flush
      title={scheduleCardWords.schedule}
      description={scheduleCardWords.scheduleHint}
      actions={
        <Button
          variant="ghost"
          size="sm"
          className="no-print noscript:hidden"
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => saveFile(scheduleCardWords.file, 'text/csv;charset=utf-8', `\uFEFF${scheduleCsv(scenarios)}`)}
        >
          {scheduleCardWords.downloadCsv}
        </Button>
      }
    >
      <div className="table-room">
        <table className={LOOK}>
          <caption className="sr-only">{scheduleCardWords.scheduleLabel}</caption>
          <thead>
            <tr>
              <th scope="col">{scheduleCardWords.year}</th>
              <th scope="col" className="max-sm:hidden">
                {scheduleCardWords.payments}
              </th>
              <th scope="col">{scheduleCardWords.interest}</th>
              <th scope="col">{scheduleCardWords.principal}</th>
              <th scope="col">{scheduleCardWords.balance}</th>
            </tr>
          </thead>
          <tbody>
            {years.map(year => (
              <Fragment key={year.year}>
                <tr>
                  <th scope="row">
                    <button
                      type="button"
                      className="-my-1 inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md font-[560] noscript:pointer-events-none"
                      aria-expanded={open === year.year}
                      aria-label={scheduleCardWords.yearMonthsYear(year.year)}
                      onClick={() => setOpen(open === year.year ? null : year.year)}
                    >
                      <span className="num w-6">{year.year}</span>
                      <ChevronRight
                        className={classNames(
                          'size-4 text-action-text noscript:hidden',
                          open === year.year && 'rotate-90',
                        )}
                        aria-hidden="true"
                      />
                    </button>
                  </th>
                  <Amounts {...year} />
                </tr>
                {open === year.year &&
                  rows.slice((year.year - 1) * 12, year.year * 12).map(row => (
                    <tr key={row.month} className="bg-sunk text-muted">
                      <th scope="row">{scheduleCardWords.month(row.month)}</th>
                      <Amounts {...row} />
                    </tr>
                  ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

interface AmountsProps {
  payment: number
  interest: number
  principal: number
  balance: number
}

function Amounts({ payment, interest, principal, balance }: AmountsProps) {
  return (
    <>
      <td className="max-sm:hidden">{formatMoney(payment)}</td>
      <td>{formatMoney(interest)}</td>
      <td>{formatMoney(principal)}</td>
      <td>{formatMoney(balance)}</td>
    </>
  )
}
