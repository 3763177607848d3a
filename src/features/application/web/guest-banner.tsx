import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { guestBannerWords } from '#features/application/page-words.ts'
import { useCan } from '#web/client/client-context.tsx'
import { useToAccount } from '#web/shell/to-account.ts'
import { Button } from '#web/ui/button.tsx'

/** Where progress lives only in the browser: one line says so, and offers the account. */
export function GuestBanner() {
  const canSave = useCan('save-progress')
  const toAccount = useToAccount('sign-up')
  const [dismissed, setDismissed] = useState(false)
  if (canSave.ok || dismissed) return null
  return (
    <div className="no-print mb-5 flex min-h-11 flex-wrap items-center justify-end gap-x-3 rounded-lg border border-attention/35 bg-attention-soft/55 pl-3.5 text-[0.8125rem] sm:pl-4 sm:text-sm">
      <p className="min-w-[6rem] flex-1 py-1">
        {guestBannerWords.onDevice} <span className="max-sm:hidden">{guestBannerWords.accountKeeps}</span>
      </p>
      <Link
        {...toAccount}
        className="inline-flex min-h-11 flex-none items-center font-[560] text-action-text underline underline-offset-4"
      >
        {guestBannerWords.createFreeAccount}
      </Link>
      <Button variant="quiet" size="sm" className="max-sm:hidden" onClick={() => setDismissed(true)}>
        {guestBannerWords.continueGuest}
      </Button>
      <button
        type="button"
        className="icon-button flex-none"
        aria-label={guestBannerWords.dismiss}
        onClick={() => setDismissed(true)}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
