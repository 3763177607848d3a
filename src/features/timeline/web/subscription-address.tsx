import { Copy, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callApi, readApi } from '#web/remote/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { subscriptionToasts } from '../words.ts'

interface Subscription {
  address: string | null
}

/** A private address that calendar programs read by themselves, so that moved dates follow. */
export function SubscriptionAddress() {
  const [address, setAddress] = useState<string | null>()
  const [busy, setBusy] = useState(false)
  const [asksRenewal, setAsksRenewal] = useState(false)

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
    setBusy(true)
    const outcome = await callApi<Subscription>('/api/calendar/renew', {})
    setBusy(false)
    setAsksRenewal(false)
    if (!outcome.ok) {
      toast({ title: outcome.refusal.title, description: outcome.refusal.detail, destructive: true })
      return
    }
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
        <p className="mb-3 text-sm text-muted">Your calendar then follows every change of your dates by itself.</p>
        <Button variant="ghost" loading={busy} onClick={renew} disabledReason={address === undefined && 'One moment.'}>
          Create private address
        </Button>
      </div>
    )
  }
  return (
    <div className="mt-2 grid gap-3">
      <Field
        label="Private calendar address"
        hint="Whoever has this address can see your dates. Renew it to lock others out."
      >
        <TextInput readOnly value={address} onFocus={event => event.target.select()} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={address.replace(/^https?:/, 'webcal:')} variant="ghost" size="sm">
          Open in my calendar
        </LinkButton>
        <Button
          variant="ghost"
          size="sm"
          icon={<Copy className="size-4" aria-hidden="true" />}
          onClick={() => void copy(address)}
        >
          Copy
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<RefreshCw className="size-4" aria-hidden="true" />}
          onClick={() => setAsksRenewal(true)}
        >
          Renew
        </Button>
      </div>
      <ConfirmDialog
        open={asksRenewal}
        onOpenChange={setAsksRenewal}
        title="Renew the address?"
        description="The old address stops working at once. Calendars that use it need the new one."
        confirmLabel="Renew address"
        loading={busy}
        onConfirm={renew}
      />
    </div>
  )
}
