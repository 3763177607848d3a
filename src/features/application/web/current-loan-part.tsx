import { formatMoney, yearsAndMonths } from '#domain/figures.ts'
import { expectedPayment } from '#domain/refinance/current-loan.ts'
import { useLoans } from '#web/loans/use-loans.ts'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { NumericInput } from '#web/ui/numeric-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { cashOut, currentLoanFacts, newLoan } from '../current-loan.ts'
import { currentLoanWords as words } from '../current-loan-words.ts'
import { HIGHEST_RATE, LONGEST_SERVICER, MOST_MONEY } from '../model.ts'
import { filledInWords } from '../page-words.ts'
import type { StepProps } from './step.ts'

/** What a refinance hangs on: the home's worth and the loan that there is. */
export function CurrentLoanPart({ form, errors }: StepProps) {
  const { answers, change } = form
  const { current } = useLoans()
  const expected = expectedPayment(currentLoanFacts(answers))
  return (
    <>
      <fieldset className="grid gap-5">
        <legend className="mb-1 font-[560]">{words.title}</legend>
        <p className="text-sm text-muted">{current?.refinances ? filledInWords.fromSchedule : words.where}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.balance} hint={words.balanceHint} error={errors.current_balance} required>
            <MoneyInput
              max={MOST_MONEY}
              value={answers.current_balance}
              onValueChange={balance => change(newLoan(balance, cashOut(answers)))}
            />
          </Field>
          <Field label={words.rate} error={errors.current_rate} required>
            <PercentInput
              max={HIGHEST_RATE}
              value={answers.current_rate}
              onValueChange={current_rate => change({ current_rate })}
            />
          </Field>
        </div>
        <TimeLeft form={form} errors={errors} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.payment} hint={words.paymentHint} error={errors.current_payment} optional>
            <MoneyInput
              max={MOST_MONEY}
              value={answers.current_payment}
              onValueChange={current_payment => change({ current_payment })}
            />
          </Field>
          <Field label={words.servicer} hint={words.servicerHint} error={errors.current_servicer} optional>
            <TextInput
              autoComplete="organization"
              maxLength={LONGEST_SERVICER}
              value={answers.current_servicer ?? ''}
              onChange={event => change({ current_servicer: event.target.value || null })}
            />
          </Field>
        </div>
        <p role="status" className="text-sm text-attention-text empty:hidden">
          {expected !== null && words.paymentDiffers(expected)}
        </p>
      </fieldset>
      {answers.loan_purpose === 'cash_out_refinance' && <CashPart form={form} errors={errors} />}
    </>
  )
}

function TimeLeft({ form, errors }: StepProps) {
  const { answers, change } = form
  const left = answers.current_months_left === null ? null : yearsAndMonths(answers.current_months_left)
  const put = (years: number | null, months: number | null) =>
    change({ current_months_left: (years ?? 0) * 12 + (months ?? 0) || null })
  return (
    <div className="grid grid-cols-2 gap-4 sm:max-w-80">
      <Field label={words.yearsLeft} hint={words.timeLeftHint} error={errors.current_months_left}>
        <WholeInput max={50} value={left?.years ?? null} onValueChange={years => put(years, left?.months ?? null)} />
      </Field>
      <Field label={words.monthsLeft}>
        <WholeInput max={11} value={left?.months || null} onValueChange={months => put(left?.years ?? null, months)} />
      </Field>
    </div>
  )
}

function WholeInput(props: { max: number; value: number | null; onValueChange(value: number | null): void }) {
  return (
    <NumericInput
      {...props}
      inputMode="numeric"
      placeholder="0"
      min={0}
      parse={text => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null)}
      format={String}
      nonsense={words.wholeNumber}
    />
  )
}

function CashPart({ form, errors }: StepProps) {
  const { answers, change } = form
  const cash = cashOut(answers)
  return (
    <div className="grid gap-3">
      <Field label={words.cash} hint={words.cashHint} error={errors.loan_amount} required className="sm:max-w-80">
        <MoneyInput
          max={MOST_MONEY}
          value={cash || null}
          onValueChange={amount => change(newLoan(answers.current_balance, amount))}
        />
      </Field>
      {cash !== null && cash > 0 && answers.loan_amount !== null && (
        <p className="text-sm text-muted">{words.newLoan(formatMoney(answers.loan_amount))}</p>
      )}
    </div>
  )
}
