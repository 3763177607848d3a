import { useState } from 'react'
import { useNavigate } from 'react-router'
import { guestBannerWords } from '#features/application/page-words.ts'
import { useCan } from '#web/journey/journey-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** Where progress lives only in the browser: says so, and offers the account. */
export function GuestBanner() {
  const kept = useCan('keep-progress')
  const navigate = useNavigate()
  const [dismissed, setDismissed] = useState(false)
  if (kept.ok || dismissed) return null
  return (
    <Banner
      tone="attention"
      title={guestBannerWords.tryingKeyturnGuest}
      onDismiss={() => setDismissed(true)}
      className="mb-6"
      actions={
        <>
          <Button onClick={() => navigate('/auth')}>{guestBannerWords.createFreeAccount}</Button>
          <Button variant="quiet" onClick={() => setDismissed(true)}>
            {guestBannerWords.continueGuest}
          </Button>
        </>
      }
    >
      {kept.reason}
    </Banner>
  )
}
