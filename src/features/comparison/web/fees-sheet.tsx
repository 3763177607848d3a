import { useState } from 'react'
import { FEE_KEYS, type FeeKey } from '#domain/fee-estimate.ts'
import { formatCents, formatMoney } from '#domain/figures.ts'
import { feesSheetWords, nonsenseWords } from '#features/comparison/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SourcedFigure } from '#web/ui/sourced-figure.tsx'
import type { OfferEdit } from '../comparison-draft.ts'
import { type DraftOffer, offerOf } from '../draft.ts'
import { feesOfTotal, isJustTotal } from '../fee-forms.ts'
import type { LoanCost } from '../loan-cost.ts'
import { MOST_FEE, type OfferFigures } from '../model.ts'
import { feesSource, sourceOf } from '../offer-sources.ts'
import { feeHints, feeLabels } from '../words.ts'
import { InsuranceFields } from './insurance-fields.tsx'
import { PointsField } from './points-field.tsx'

interface FeesSheetProps {
  row: DraftOffer
  name: string
  loan_amount: number
  property_value: number | null | undefined
  insurance: LoanCost['insurance']
  guess: OfferFigures | null
  onEdit(change: OfferEdit): void
  onClose(): void
}

/** The program, the insurance and the ten fees of one lender; the page behind follows every keystroke. */
export function FeesSheet({
  row,
  name,
  loan_amount,
  property_value,
  insurance,
  guess,
  onEdit,
  onClose,
}: FeesSheetProps) {
  const offer = offerOf(row)
  const { totalFees } = offer.fees
  const isGuess = (key: FeeKey) => sourceOf(offer, key, guess) === 'guessed'
  const [form, setForm] = useState<'total' | 'each'>(() => (isJustTotal(row.fees) ? 'total' : 'each'))
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={feesSheetWords.feesName(name)}
      description={feesSheetWords.feesHint}
      footer={
        <div className="flex items-center justify-between gap-4">
          <p>
            <span className="block text-sm text-muted">{feesSheetWords.totalFees}</span>
            <output className="num text-xl font-[560]" data-testid="total-fees">
              <SourcedFigure source={feesSource(offer, guess)}>
                {Number.isInteger(totalFees) ? formatMoney(totalFees) : formatCents(totalFees)}
              </SourcedFigure>
            </output>
          </p>
          <Button onClick={onClose}>{feesSheetWords.done}</Button>
        </div>
      }
    >
      <div className="grid gap-4 px-5 py-5">
        <InsuranceFields
          row={row}
          loan_amount={loan_amount}
          property_value={property_value}
          insurance={insurance}
          onEdit={onEdit}
        />
        <h3 className="mt-2 text-base font-[560]">{feesSheetWords.fees}</h3>
        <RadioGroup
          inline
          label={feesSheetWords.how}
          options={[
            { value: 'total', label: feesSheetWords.justTotal },
            { value: 'each', label: feesSheetWords.each },
          ]}
          value={form}
          onValueChange={setForm}
        />
        {form === 'total' ? (
          <TotalField row={row} totalFees={totalFees} onEdit={onEdit} />
        ) : (
          FEE_KEYS.map(key =>
            key === 'pointsCharge' ? (
              <PointsField
                key={key}
                charge={row.fees.pointsCharge}
                loan_amount={loan_amount}
                onChargeChange={pointsCharge => onEdit({ fees: { pointsCharge } })}
              />
            ) : (
              <Field
                key={key}
                label={feeLabels[key]}
                hint={isGuess(key) ? `${feesSheetWords.guessed} ${feeHints[key]}` : feeHints[key]}
              >
                <MoneyInput
                  className={isGuess(key) ? 'border-dashed' : undefined}
                  value={row.fees[key]}
                  min={0}
                  max={MOST_FEE}
                  nonsense={nonsenseWords.money('450')}
                  onValueChange={fee => onEdit({ fees: { [key]: fee } })}
                />
              </Field>
            ),
          )
        )}
        <Field label={feesSheetWords.lenderCredit} hint={feesSheetWords.whatLenderPaysTowards}>
          <MoneyInput
            value={row.lender_credit}
            min={0}
            max={MOST_FEE}
            nonsense={nonsenseWords.money('500')}
            onValueChange={lender_credit => onEdit({ lender_credit })}
          />
        </Field>
      </div>
    </Sheet>
  )
}

/** All fees in one figure, for those whose lender said no more. */
function TotalField({ row, totalFees, onEdit }: Pick<FeesSheetProps, 'row' | 'onEdit'> & { totalFees: number }) {
  const isSplit = totalFees > 0 && !isJustTotal(row.fees)
  return (
    <Field
      label={feesSheetWords.totalFees}
      hint={isSplit ? `${feesSheetWords.totalHint} ${feesSheetWords.totalReplaces}` : feesSheetWords.totalHint}
    >
      <MoneyInput
        value={isSplit ? totalFees : row.fees.otherFee}
        min={0}
        max={MOST_FEE}
        nonsense={feesSheetWords.totalNonsense}
        onValueChange={total => onEdit({ fees: feesOfTotal(total) })}
      />
    </Field>
  )
}
