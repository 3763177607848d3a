import { Copy, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { subscriptionAddressWords, subscriptionToasts } from '#features/timeline/page-words.ts'
import { showProblem, useConfirmed } from '#web/auth/sign-in-again.tsx'
import { callApi, readApi } from '#web/remote/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'

interface Subscription {
  address: string | null
}

/** A private address that calendar programs read by themselves, so that moved dates follow. */
export function SubscriptionAddress() {
  const [address, setAddress] = useState<string | null>()
  const [busy, setBusy] = useState(false)
  const [asksRenewal, setAsksRenewal] = useState(false)
  const confirmed = useConfirmed()

  useEffect(() => {
    let isGone = false
    void readApi<Subscription>('/api/calendar').then(outcome => {
      if (!isGone && outcome.ok) setAddress(outcome.value.address)
    })
    return () => {
      isGone = true
    }
  }, [])

  async function renew() {
    // First this question, then perhaps that for the password: never one over the other.
    setAsksRenewal(false)
    setBusy(true)
    const outcome = await confirmed(() => callApi<Subscription>('/api/calendar/renew', {}))
    setBusy(false)
    if (!outcome.ok) return showProblem(outcome)
    toast(address ? subscriptionToasts.renewed : subscriptionToasts.created)
    setAddress(outcome.value.address)
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast(subscriptionToasts.copied)
    } catch {
      toast(subscriptionToasts['copy-failed'])
    }
  }

  if (!address) {
    return (
      <div className="mt-1">
        <p className="mb-3 text-sm text-muted">{subscriptionAddressWords.addressHint}</p>
        <Button
          variant="ghost"
          loading={busy}
          onClick={renew}
          disabledReason={address === undefined && subscriptionAddressWords.oneMoment}
        >
          {subscriptionAddressWords.createPrivateAddress}
        </Button>
      </div>
    )
  }
  return (
    <div className="mt-2 grid gap-3">
      <Field
        label={subscriptionAddressWords.privateCalendarAddress}
        hint={subscriptionAddressWords.whoeverHasAddressCan}
      >
        <TextInput readOnly value={address} onFocus={event => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={address.replace(/^https?:/, 'webcal:')} variant="ghost" size="sm">
          {subscriptionAddressWords.openMyCalendar}
        </LinkButton>
        <Button
          variant="ghost"
          size="sm"
          icon={<Copy className="size-4" aria-hidden="true" />}
          onClick={() => void copy(address)}
        >
          {subscriptionAddressWords.copy}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshCw className="size-4" aria-hidden="true" />}
          loading={busy}
          onClick={() => setAsksRenewal(true)}
        >
          {subscriptionAddressWords.renew}
        </Button>
      </div>
      <ConfirmDialog
        open={asksRenewal}
        onOpenChange={setAsksRenewal}
        title={subscriptionAddressWords.renewAddress}
        description={subscriptionAddressWords.renewWarning}
        confirmLabel={subscriptionAddressWords.renewAddress2}
        onConfirm={renew}
      />
    </div>
  )
}
