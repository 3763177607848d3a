import { useState } from 'react'
import { formatMoney, formatMonths } from '#domain/figures.ts'
import { applicationResource } from '#features/application/actions.ts'
import { refinances } from '#features/application/current-loan.ts'
import { breakdownPageWords, paymentPartLabels } from '#features/calculators/page-words.ts'
import { guessWords } from '#features/comparison/cost-words.ts'
import { loanNote } from '#features/comparison/market-words.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import { Donut } from '#web/charts/donut.tsx'
import { useResource } from '#web/client/client-context.tsx'
import { Card } from '#web/ui/card.tsx'
import {
  ChangeNumbers,
  ChangeNumbersButton,
  type ChangeNumbersState,
  useChangeNumbers,
} from '#web/ui/change-numbers.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { SurveyNote } from '#web/ui/survey-note.tsx'
import {
  type BreakdownInputs,
  breakdownAddress,
  breakdownDefaults,
  breakdownOf,
  type PaymentBreakdown,
  paymentBreakdown,
  shownPayment,
} from '../payment-breakdown.ts'
import { breakdownWords, pmiInWords, splitInWords } from '../words.ts'
import { BreakdownForm } from './breakdown-form.tsx'
import { CopyLink } from './copy-link.tsx'
import { SplitCard } from './split-card.tsx'
import { useAddress } from './use-address.ts'
import { WithOwnLoan } from './with-own-loan.tsx'

export function BreakdownPage() {
  return (
    <>
      <PageHeader title={breakdownWords.title} description={breakdownWords.description} brief />
      <WithOwnLoan>
        {loan => (
          <>
            {loan?.from === 'estimate' && (
              <p className="-mt-3 mb-5 text-sm text-muted">{breakdownWords.fromApplication}</p>
            )}
            {loan?.market && <MarketNote loan={loan} />}
            <Breakdown loan={loan} />
          </>
        )}
      </WithOwnLoan>
    </>
  )
}

function MarketNote({ loan }: { loan: OwnLoan }) {
  const isRefinance = refinances(useResource(applicationResource).view)
  const note = loanNote(loan)
  return (
    <div className="mb-5 grid gap-3">
      {note && <SurveyNote {...note} />}
      <p className="text-sm text-muted">
        {guessWords(loan.property_state, isRefinance)} {breakdownWords.typeOver}
      </p>
    </div>
  )
}

function Breakdown({ loan }: { loan: OwnLoan | null }) {
  // What was typed or shared goes before the loan, which may still change.
  const [typed, setTyped] = useState<BreakdownInputs>()
  const saveInAddress = useAddress(breakdownAddress, shared => setTyped({ ...breakdownDefaults, ...shared }))
  const inputs = typed ?? breakdownOf(loan)
  const isRefinance = refinances(useResource(applicationResource).view)
  const numbers = useChangeNumbers(loan !== null)

  function change(part: Partial<BreakdownInputs>) {
    const next = { ...inputs, ...part }
    setTyped(next)
    saveInAddress(next)
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <ChangeNumbers numbers={numbers}>
        <BreakdownForm inputs={inputs} isRefinance={isRefinance} onChange={change} />
      </ChangeNumbers>

      <PaymentCard
        numbers={numbers}
        breakdown={paymentBreakdown(inputs)}
        months_paid={inputs.months_paid ?? 0}
        home_value={inputs.home_value}
        onMonthsPaid={months_paid => change({ months_paid })}
      />
      <div className="min-w-0 max-lg:order-2 lg:col-span-2">
        <SplitCard inputs={inputs} />
      </div>
    </div>
  )
}

interface PaymentCardProps {
  numbers: ChangeNumbersState
  breakdown: PaymentBreakdown
  months_paid: number
  home_value: number | null
  onMonthsPaid(months: number): void
}

function PaymentCard({ numbers, breakdown, months_paid, home_value, onMonthsPaid }: PaymentCardProps) {
  const { balance, months } = breakdown
  const { total, principal_and_interest, parts } = shownPayment(breakdown)
  return (
    <Card footer={<CopyLink />}>
      <div className="grid grid-cols-pairs gap-x-6 gap-y-4">
        <StatTile
          bare
          large
          className="col-span-full border-b border-line pb-4"
          label={breakdownPageWords.monthlyPayment}
          value={formatMoney(total)}
        />
        <StatTile bare label={breakdownPageWords.principalInterest} value={formatMoney(principal_and_interest)} />
        <StatTile bare label={breakdownPageWords.stillOwed} value={formatMoney(balance)} />
      </div>
      <ChangeNumbersButton numbers={numbers} />
      <Slider
        className="mt-6"
        label={breakdownPageWords.monthsPaidSoFar}
        min={0}
        max={Math.max(months, 1)}
        value={Math.min(months_paid, months)}
        onValueChange={onMonthsPaid}
        valueText={paid => (paid === 0 ? breakdownPageWords.noneYet : formatMonths(paid))}
        ends={[breakdownPageWords.firstPayment, breakdownPageWords.repaid]}
      />
      <p className="mt-3 text-sm text-muted empty:hidden">{pmiInWords(breakdown, months_paid, home_value)}</p>
      <div className="mt-6 border-t border-line pt-6">
        <Donut
          title={breakdownPageWords.partsTitle}
          summary={splitInWords(breakdown)}
          slices={parts.map(({ name, amount }) => ({ name: paymentPartLabels[name], value: amount }))}
          format={formatMoney}
          whole={{ value: formatMoney(total), label: breakdownPageWords.month }}
        />
      </div>
    </Card>
  )
}
