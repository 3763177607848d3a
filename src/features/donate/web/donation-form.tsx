import { Heart } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { donationFormWords } from '#features/donate/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormProblem } from '#web/ui/form-problem.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { useErrorToast } from '#web/ui/use-error-toast.ts'
import {
  DEFAULT_PRESET,
  DONATION_FREQUENCIES,
  DONATION_PRESETS,
  type DonationFrequency,
  LEAST_DONATION,
  MOST_DONATION,
} from '../model.ts'
import { chosenAmount } from '../rules.ts'
import { donationProblems, donationToasts, donationWords, frequencyLabels, inDollars } from '../words.ts'
import { CheckoutNotice } from './checkout-notice.tsx'
import { useDonation } from './use-donation.ts'

const AMOUNTS = [
  ...DONATION_PRESETS.map(value => ({ value, label: `$${value}` })),
  { value: 'custom', label: donationFormWords.customAmount },
] as const

/** The same on the page and in the dialog. */
export function DonationForm() {
  const [preset, setPreset] = useState<(typeof AMOUNTS)[number]['value']>(DEFAULT_PRESET)
  const [custom, setCustom] = useState<number | null>(null)
  const [frequency, setFrequency] = useState<DonationFrequency>('one-time')
  const [problem, setProblem] = useState<string | null>(null)
  const { showError, clearError } = useErrorToast()
  const { state, donate } = useDonation()
  const chosen = chosenAmount({ preset, custom })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (state.step === 'processing') return
    clearError()
    setProblem(chosen.ok ? null : donationProblems[chosen.problem])
    if (chosen.ok) void donate({ amount: chosen.amount, frequency })
    else showError(donationToasts.invalid(chosen.problem))
  }

  function mend() {
    clearError()
    setProblem(null)
  }

  return (
    <form noValidate className="@container grid max-w-xl gap-5" onSubmit={submit}>
      <RadioGroup
        label={donationFormWords.amount}
        className="@lg:[&>div]:grid-cols-4 [&>div>:last-child]:col-span-full [&>div]:grid-cols-2"
        options={AMOUNTS}
        value={preset}
        onValueChange={value => {
          setPreset(value)
          mend()
        }}
      />
      {preset === 'custom' && (
        // Room for its complaint, which comes as the field is left: the button must not move from under the pointer.
        <Field label={donationFormWords.amount2} hint={donationWords.range} error={problem} className="min-h-27">
          <MoneyInput
            value={custom}
            min={LEAST_DONATION}
            max={MOST_DONATION}
            nonsense={donationProblems['amount-invalid']}
            onValueChange={value => {
              setCustom(value)
              mend()
            }}
          />
        </Field>
      )}
      <RadioGroup
        label={donationFormWords.howOften}
        inline
        options={DONATION_FREQUENCIES.map(value => ({ value, label: frequencyLabels[value] }))}
        value={frequency}
        onValueChange={setFrequency}
      />
      <div className="grid gap-3">
        <FormProblem>{state.step === 'open' ? state.problem : null}</FormProblem>
        <Button
          type="submit"
          loading={state.step === 'processing'}
          loadingLabel={donationFormWords.processing}
          icon={<Heart className="size-4" aria-hidden="true" />}
        >
          {chosen.ok
            ? donationFormWords[frequency === 'monthly' ? 'donateMonthly' : 'donateOnce'](inDollars(chosen.amount))
            : donationFormWords.donate}
        </Button>
        <p className="text-sm text-muted">{donationWords.next}</p>
      </div>
      {state.step === 'checkout' && <CheckoutNotice url={state.url} shown={state.shown} />}
    </form>
  )
}
