import { Gift } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Problem } from '#resources/problem.ts'
import { useAction } from '#web/client/client-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { celebrate } from '#web/ui/confetti.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { useErrorToast } from '#web/ui/use-error-toast.ts'
import { giftsResource } from '../gift-actions.ts'
import { GIFT_COUNTRIES, type GiftCountry, LONGEST_LINE, USUAL_COUNTRY } from '../gift-model.ts'
import { missingLines, type RequiredLine } from '../gift-rules.ts'
import { addressRequired, giftFormWords, giftToasts } from '../gift-words.ts'

type Line = RequiredLine | 'recipient_name'
type Lines = Record<Line, string>

interface GiftFormProps {
  /** From the profile; the parcel may bear another. */
  name: string
  isFirst: boolean
  /** Nobody sends it: somebody tries the product on their own machine. */
  isExample: boolean
  isRefinance: boolean
}

export function GiftForm({ name, isFirst, isExample, isRefinance }: GiftFormProps) {
  const { dispatch, busy } = useAction(giftsResource, 'request')
  const { showError, clearError } = useErrorToast()
  const [lines, setLines] = useState<Lines>({
    recipient_name: name,
    street_address: '',
    city: '',
    state: '',
    zip_code: '',
  })
  const [country, setCountry] = useState<GiftCountry>(USUAL_COUNTRY)
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  function refuse({ status, code, title, detail, errors = [] }: Problem) {
    setErrors(Object.fromEntries(errors.map(({ path, message }) => [path, message])))
    if (status === 401) showError(giftToasts.signedOut)
    // What nobody foresaw has words of its own already.
    else if (status === 503 && code !== 'unexpected') showError(giftToasts.saveFailed)
    else showError(asToast({ title, detail }))
  }

  async function confirm(event: FormEvent) {
    event.preventDefault()
    const missing = missingLines(lines)
    if (missing.length > 0) return refuse(addressRequired(missing))
    const outcome = await dispatch({ ...lines, country })
    if (!outcome.ok) return refuse(outcome.problem)
    setErrors({})
    celebrate()
    toast(giftToasts.confirmed(isExample, isRefinance))
  }

  const line = (field: Line, label: string, autoComplete: string, optional = false) => (
    <Field label={label} error={errors[field]} optional={optional}>
      <TextInput
        value={lines[field]}
        autoComplete={autoComplete}
        maxLength={LONGEST_LINE}
        onChange={event => {
          clearError()
          setLines(current => ({ ...current, [field]: event.target.value }))
          setErrors(({ [field]: _gone, ...others }) => others)
        }}
      />
    </Field>
  )
  const inCanada = country === 'Canada'
  return (
    <Card title={isFirst ? giftFormWords.addressTitle : giftFormWords.sendAnother}>
      <form ref={form} noValidate onSubmit={event => void confirm(event)} className="grid gap-4">
        {line('recipient_name', giftFormWords.recipient, 'name', true)}
        {line('street_address', giftFormWords.street, 'street-address')}
        <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_9rem]">
          {line('city', giftFormWords.city, 'address-level2')}
          {line('state', inCanada ? giftFormWords.province : giftFormWords.state, 'address-level1')}
          {line('zip_code', inCanada ? giftFormWords.postalCode : giftFormWords.zip, 'postal-code')}
        </div>
        <Field label={giftFormWords.country} error={errors.country}>
          <Select
            value={country}
            autoComplete="country-name"
            onChange={event => setCountry(event.target.value as GiftCountry)}
            options={GIFT_COUNTRIES.map(value => ({ value, label: giftFormWords.countries[value] }))}
          />
        </Field>
        <Button
          type="submit"
          className="mt-2 justify-self-start"
          icon={<Gift className="size-4" aria-hidden="true" />}
          loading={busy}
          loadingLabel={giftFormWords.confirming}
        >
          {giftFormWords.confirmMyGift}
        </Button>
      </form>
    </Card>
  )
}
