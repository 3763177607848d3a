import { useState } from 'react'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { parsePercent } from '#domain/money.ts'
import { feesSheetWords as words } from '#features/comparison/page-words.ts'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { NumericInput } from '#web/ui/numeric-input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { dollarsOfPoints, pointsOfDollars } from '../fee-forms.ts'
import { MOST_FEE } from '../model.ts'
import { feeHints, feeLabels } from '../words.ts'

const UNITS = [
  { value: 'dollars', label: words.inDollars },
  { value: 'points', label: words.inPoints },
] as const
const MOST_POINTS = 100

interface PointsFieldProps {
  /** In dollars, as it is stored. */
  charge: number | null
  loan_amount: number
  onChargeChange(charge: number | null): void
}

/** Points as the lender says them: in dollars, or in points of 1% of the loan each. */
export function PointsField({ charge, loan_amount, onChargeChange }: PointsFieldProps) {
  const [unit, setUnit] = useState<'dollars' | 'points'>('dollars')
  const label = feeLabels.pointsCharge
  return (
    <div className="grid gap-2">
      <RadioGroup inline label={words.pointsUnit} options={UNITS} value={unit} onValueChange={setUnit} />
      {unit === 'dollars' ? (
        <Field label={label} hint={words.pointKey(feeHints.pointsCharge, formatMoney(loan_amount / 100))}>
          <MoneyInput
            value={charge}
            min={0}
            max={MOST_FEE}
            nonsense={words.pointsDollarsNonsense}
            onValueChange={onChargeChange}
          />
        </Field>
      ) : (
        <Field label={label} hint={words.pointsAre(formatMoney(charge ?? 0), formatMoney(loan_amount))}>
          <NumericInput
            placeholder="0"
            value={pointsOfDollars(charge, loan_amount)}
            min={0}
            max={MOST_POINTS}
            parse={toThreePlaces}
            format={points => formatRate(points).replace('%', '')}
            nonsense={words.pointsNonsense}
            suffix={words.pointsSuffix}
            onValueChange={points => onChargeChange(dollarsOfPoints(points, loan_amount))}
          />
        </Field>
      )}
    </div>
  )
}

function toThreePlaces(text: string): number | null {
  const points = parsePercent(text)
  return points === null ? null : Math.round(points * 1000) / 1000
}
