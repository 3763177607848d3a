import type { Ref } from 'react'
import { formatMoney, formatMonths } from '#domain/figures.ts'
import { payoffAnswerWords } from '#features/calculators/page-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChangeNumbersButton, type ChangeNumbersState } from '#web/ui/change-numbers.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import type { PayoffScenarios, Repayment } from '../payoff-scenarios.ts'
import { answerInWords, loanInWords, scenarioWords } from '../words.ts'
import { CopyLink } from './copy-link.tsx'

interface PayoffAnswerProps {
  scenarios: PayoffScenarios
  /** Whose figures they are: what was typed, the own loan with an extra to try, or an example. */
  of: 'typed' | 'own' | 'example'
  /** Where 'Calculate Scenarios' leads the eye and the ear. */
  heading: Ref<HTMLHeadingElement>
  numbers: ChangeNumbersState
}

export function PayoffAnswer({ scenarios, of, heading, numbers }: PayoffAnswerProps) {
  return (
    <Card flush footer={of === 'typed' && <CopyLink />}>
      <div className="px-5 pt-5 sm:px-6 sm:pt-6">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
          {of === 'example' && <Badge tone="attention">{payoffAnswerWords.example}</Badge>}
          {of === 'own' && <Badge tone="info">{payoffAnswerWords.ownLoan}</Badge>}
          <h2
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-20 font-sans text-base font-[450] text-muted outline-none"
          >
            {loanInWords(scenarios)}
          </h2>
        </div>
        <div className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
          <StatTile bare large label={payoffAnswerWords.interestSaved} value={formatMoney(scenarios.interest_saved)} />
          <div className="sm:border-l sm:border-line sm:pl-8">
            <StatTile
              bare
              label={payoffAnswerWords.timeSaved}
              value={scenarios.months_saved > 0 ? formatMonths(scenarios.months_saved) : payoffAnswerWords.noTime}
              hint={answerInWords(scenarios)}
            />
          </div>
        </div>
        <ChangeNumbersButton numbers={numbers} />
      </div>
      <DataTable
        className="mt-5 border-t border-line"
        caption={payoffAnswerWords.tableLabel}
        hideCaption
        columns={[
          { key: 'what', header: <span className="sr-only">{payoffAnswerWords.figure}</span>, cell: row => row.label },
          { key: 'standard', header: scenarioWords.standard, numeric: true, cell: row => row.of(scenarios.standard) },
          {
            key: 'with_extra',
            header: scenarioWords.with_extra,
            numeric: true,
            highlight: true,
            cell: row => row.of(scenarios.with_extra),
          },
        ]}
        rows={ROWS}
        rowKey={row => row.label}
      />
    </Card>
  )
}

const ROWS: { label: string; of(repayment: Repayment): string }[] = [
  { label: payoffAnswerWords.monthlyPayment, of: ({ monthly_payment }) => formatMoney(monthly_payment) },
  { label: payoffAnswerWords.payoffTime, of: ({ months }) => formatMonths(months) },
  { label: payoffAnswerWords.totalInterest, of: ({ total_interest }) => formatMoney(total_interest) },
]
