import { formatMoney, formatMonths } from '#domain/figures.ts'
import { LOAN_PROGRAMS, type LoanProgram } from '#domain/mortgage-insurance.ts'
import { usualUpfrontFee } from '#domain/usual-insurance.ts'
import { insuranceFieldsWords, nonsenseWords } from '#features/comparison/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { OfferEdit } from '../comparison-draft.ts'
import type { DraftOffer } from '../draft.ts'
import type { LoanCost } from '../loan-cost.ts'
import { MOST_FEE } from '../model.ts'
import { insuranceFieldWords, monthlyInsuranceHints, programLabels, upfrontWords } from '../words.ts'

const programs = LOAN_PROGRAMS.map(value => ({ value, label: programLabels[value] }))

interface InsuranceFieldsProps {
  row: DraftOffer
  loan_amount: number
  property_value: number | null | undefined
  insurance: LoanCost['insurance']
  onEdit(change: OfferEdit): void
}

/** The program of an offer, and what it takes for the risk. */
export function InsuranceFields({ row, loan_amount, property_value, insurance, onEdit }: InsuranceFieldsProps) {
  const upfront = upfrontWords[row.loan_program]
  const usual = usualUpfrontFee(row.loan_program, loan_amount, property_value)
  return (
    <>
      <Field label={insuranceFieldsWords.loanProgram}>
        <Select
          options={programs}
          value={row.loan_program}
          onChange={event => onEdit({ loan_program: event.target.value as LoanProgram })}
        />
      </Field>
      <Field
        label={insuranceFieldsWords.monthlyInsurance}
        hint={
          insurance ? (
            <span data-testid="insurance-end">
              {monthlyInsuranceHints[row.loan_program]} {insuranceFieldWords.counted(formatMonths(insurance.months))}
            </span>
          ) : (
            monthlyInsuranceHints[row.loan_program]
          )
        }
      >
        <MoneyInput
          value={row.mortgage_insurance_monthly}
          min={0}
          max={MOST_FEE}
          nonsense={nonsenseWords.money('180')}
          onValueChange={mortgage_insurance_monthly => onEdit({ mortgage_insurance_monthly })}
        />
      </Field>
      <Field label={upfront.label} hint={upfront.hint}>
        <MoneyInput
          value={row.upfront_fee}
          min={0}
          max={MOST_FEE}
          nonsense={nonsenseWords.money('6300')}
          onValueChange={upfront_fee => onEdit({ upfront_fee })}
        />
      </Field>
      {usual !== null && row.upfront_fee !== usual && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => onEdit({ upfront_fee: usual })}>
          {insuranceFieldsWords.usualFee(formatMoney(usual))}
        </Button>
      )}
      <Checkbox
        label={insuranceFieldWords.financed}
        hint={insuranceFieldWords.financedHint}
        checked={row.upfront_fee_financed}
        onChange={event => onEdit({ upfront_fee_financed: event.target.checked })}
      />
    </>
  )
}
