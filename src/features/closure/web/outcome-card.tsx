import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatApr, formatMoney, formatRate } from '#domain/figures.ts'
import type { RateApplication } from '#domain/rate-estimate.ts'
import type { LoanClosure } from '#features/application/loan-closure.ts'
import { outcomeCardWords } from '#features/closure/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { type Beside, type ClosingOutcome, closingOutcome, type TermYears } from '../outcome.ts'
import { aprHoldsWords, differenceWords, outcomeWords } from '../words.ts'

interface OutcomeCardProps {
  application: RateApplication
  closure: LoanClosure
  /** The day on which it closed, where somebody has said it. */
  closed_on: CalendarDay | null
}

/** What was estimated beside what was signed. */
export function OutcomeCard({ application, closure, closed_on }: OutcomeCardProps) {
  const [years, setYears] = useState<TermYears>(30)
  const other = years === 30 ? 15 : 30
  const [adjustable, setAdjustable] = useState(false)
  const outcome = closingOutcome(application, closure, { years, adjustable, closed_on })
  const { apr_holds } = outcome
  return (
    <Card title={outcomeCardWords.pageTitle} description={outcomeWords.description}>
      <DataTable
        caption={outcomeCardWords.estimatedSigned}
        hideCaption
        rows={rowsOf(outcome)}
        rowKey={row => row.label}
        columns={[
          { key: 'label', header: outcomeCardWords.figure, cell: row => row.label },
          { key: 'estimated', header: outcomeCardWords.estimated, numeric: true, cell: row => row.show(row.estimated) },
          {
            key: 'signed',
            header: outcomeCardWords.signed,
            numeric: true,
            highlight: true,
            cell: row => row.signedText,
          },
          { key: 'difference', header: outcomeCardWords.difference, numeric: true, cell: row => row.difference },
        ]}
      />
      <p className="mt-4 text-xs text-muted">{noteOf(outcome, years)}</p>
      <div className="-ml-3 mt-1 flex flex-wrap">
        {!apr_holds && (
          <Button variant="quiet" size="sm" onClick={() => setYears(other)}>
            {outcomeCardWords.termConfirmed(other)}
          </Button>
        )}
        {(!apr_holds || adjustable) && (
          <Button variant="quiet" size="sm" onClick={() => setAdjustable(!adjustable)}>
            {adjustable ? outcomeCardWords.myRateFixed : outcomeCardWords.myRateAdjustable}
          </Button>
        )}
      </div>
    </Card>
  )
}

function noteOf(
  { apr_holds, finance_charges, prepaid_interest, other_fees }: ClosingOutcome,
  years: TermYears,
): string {
  if (apr_holds) return `${aprHoldsWords[apr_holds]} ${outcomeWords.exact}`
  if (finance_charges === null) return outcomeWords.exact
  return prepaid_interest === null
    ? outcomeWords.withInterest(years, formatMoney(finance_charges))
    : outcomeWords.implied(years, formatMoney(other_fees), formatMoney(prepaid_interest))
}

interface OutcomeRow extends Beside {
  label: string
  show(value: number | null): string
  signedText: string
  difference: string
}

function rowsOf({ interest_rate, lender_fees, apr }: ClosingOutcome): OutcomeRow[] {
  const row = (label: string, beside: Beside, show: OutcomeRow['show'], unit: 'points' | 'money', said = show) => ({
    ...beside,
    label,
    show,
    signedText: beside.signed === null ? '—' : said(beside.signed),
    difference: differenceWords(beside, unit),
  })
  return [
    row(outcomeCardWords.interestRate, interest_rate, formatRate, 'points'),
    row(outcomeCardWords.lenderFees, lender_fees, formatMoney, 'money', amount =>
      outcomeCardWords.about(formatMoney(amount)),
    ),
    row(outcomeCardWords.apr, apr, formatApr, 'points'),
  ]
}
