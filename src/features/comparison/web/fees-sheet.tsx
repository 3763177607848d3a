import { FEE_KEYS } from '#domain/fee-estimate.ts'
import { formatCents, formatMoney } from '#domain/figures.ts'
import { feesSheetWords } from '#features/comparison/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { OfferEdit } from '../comparison-draft.ts'
import { type DraftOffer, offerOf } from '../draft.ts'
import type { LoanCost } from '../loan-cost.ts'
import { MOST_FEE } from '../model.ts'
import { feeHints, feeLabels } from '../words.ts'
import { InsuranceFields } from './insurance-fields.tsx'

interface FeesSheetProps {
  row: DraftOffer
  name: string
  loan_amount: number
  insurance: LoanCost['insurance']
  onEdit(change: OfferEdit): void
  onClose(): void
}

/** The program, the insurance and the ten fees of one lender; the page behind follows every keystroke. */
export function FeesSheet({ row, name, loan_amount, insurance, onEdit, onClose }: FeesSheetProps) {
  const { totalFees } = offerOf(row).fees
  return (
    <Sheet
      open
      onOpenChange={open => !open && onClose()}
      title={feesSheetWords.feesName(name)}
      description={feesSheetWords.pageLoanEstimateLists}
      footer={
        <div className="flex items-center justify-between gap-4">
          <p>
            <span className="block text-sm text-muted">{feesSheetWords.totalFees}</span>
            <output className="num text-xl font-[560]" data-testid="total-fees">
              {Number.isInteger(totalFees) ? formatMoney(totalFees) : formatCents(totalFees)}
            </output>
          </p>
          <Button onClick={onClose}>{feesSheetWords.done}</Button>
        </div>
      }
    >
      <div className="grid gap-4 px-5 py-5">
        <InsuranceFields row={row} loan_amount={loan_amount} insurance={insurance} onEdit={onEdit} />
        <h3 className="mt-2 text-base font-[560]">{feesSheetWords.fees}</h3>
        {FEE_KEYS.map(key => (
          <Field
            key={key}
            label={feeLabels[key]}
            hint={
              key === 'pointsCharge'
                ? feesSheetWords.pointKey(feeHints[key], formatMoney(loan_amount / 100))
                : feeHints[key]
            }
          >
            <MoneyInput
              value={row.fees[key]}
              min={0}
              max={MOST_FEE}
              nonsense="This counts as $0 until it is a number, like 450."
              onValueChange={fee => onEdit({ fees: { [key]: fee } })}
            />
          </Field>
        ))}
        <Field label={feesSheetWords.lenderCredit} hint={feesSheetWords.whatLenderPaysTowards}>
          <MoneyInput
            value={row.lender_credit}
            min={0}
            max={MOST_FEE}
            nonsense="This counts as $0 until it is a number, like 500."
            onValueChange={lender_credit => onEdit({ lender_credit })}
          />
        </Field>
      </div>
    </Sheet>
  )
}
