import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatCents, formatPercent, formatRate } from '#domain/figures.ts'
import { Badge } from '#web/ui/badge.tsx'
import { MoneyField, PercentField } from '#web/ui/bound-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FigureRow } from '#web/ui/figure-row.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { ReadOnly } from '#web/ui/read-only.ts'
import { leavingBy } from '../division.ts'
import { divisionWords, houseLabels as labels, ruleWords, leavingWords as words } from '../division-words.ts'
import { type Borrowing, type Entry, type House, OWNERS, type OwnerKey } from '../model.ts'
import { otherOf } from '../rules.ts'
import type { HouseForm } from './use-house-form.ts'

interface LeavingCardProps {
  form: HouseForm
  house: House | null
  borrowing: Borrowing | null
  entries: readonly Entry[]
  today: CalendarDay
}

/** What a buy-out costs, and whether the new loan would fit. */
export function LeavingCard({ form, house, borrowing, entries, today }: LeavingCardProps) {
  const [stays, setStays] = useState<OwnerKey>('first')
  if (!house) return <Card title={words.empty} description={words.needs} />
  const names = { first: house.first_name, second: house.second_name }
  const leaves = otherOf(stays)
  const rule = house.rule ?? 'contributions'
  const income = borrowing?.[`${stays}_income`] ?? null
  const debts = borrowing?.[`${stays}_debts`] ?? null
  const leaving = leavingBy(rule, stays, { house, entries, today, income, debts })
  return (
    <Card title={words.title(names[leaves])} description={words.by(ruleWords[rule].title, house.value)}>
      <div className="grid gap-4">
        <ReadOnly value={false}>
          <RadioGroup
            label={words.who}
            inline
            options={OWNERS.map(owner => ({ value: owner, label: names[owner] }))}
            value={stays}
            onValueChange={setStays}
          />
        </ReadOnly>
        {!leaving && <p className="text-muted">{words.needs}</p>}
        {leaving && leaving.pays < 0 && <p>{words.nothing(names[leaves])}</p>}
        {leaving && leaving.pays >= 0 && (
          <>
            <p aria-live="polite">
              <span className="serif num text-4xl">{formatCents(leaving.pays)}</span>{' '}
              <span className="text-muted">{words.fromTo(names[stays], names[leaves])}</span>
            </p>
            <dl className="[&>:first-child]:border-t-0">
              <FigureRow label={words.newLoan(names[stays])}>{formatCents(leaving.new_loan)}</FigureRow>
              <FigureRow label={words.part}>
                {formatRate(leaving.loan_to_value)}{' '}
                <Badge tone={leaving.fits ? 'good' : 'attention'}>
                  {leaving.fits ? words.under(house.limit_percent) : words.over(house.limit_percent)}
                </Badge>
              </FigureRow>
              {leaving.cash_needed > 0 && <FigureRow label={words.cash}>{formatCents(leaving.cash_needed)}</FigureRow>}
              <FigureRow label={words.ratio}>
                {leaving.debt_to_income === null ? (
                  <span className="text-sm font-normal text-muted">{words.ratioUnknown}</span>
                ) : (
                  formatPercent(leaving.debt_to_income)
                )}
              </FigureRow>
            </dl>
            <p className="text-sm text-muted">{words.usual}</p>
          </>
        )}
        <p className="flex gap-2.5 text-sm text-attention-text">
          <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
          {words.deed(names[leaves])}
        </p>
        <p className="text-sm text-muted">{words.valued}</p>
        <MoreFields title={divisionWords.change}>
          <form noValidate onSubmit={form.onSubmit} className="grid gap-4 py-3 sm:grid-cols-2">
            <MoneyField form={form} field="refinance_costs" label={labels.refinance_costs} />
            <PercentField form={form} field="limit_percent" label={labels.limit_percent} />
            <MoneyField form={form} field="new_payment" label={labels.new_payment} optional />
            <PercentField form={form} field="costs_counted" label={labels.costs_counted} />
            <div>
              <Button type="submit" loading={form.saving}>
                {divisionWords.save}
              </Button>
            </div>
          </form>
        </MoreFields>
      </div>
    </Card>
  )
}
