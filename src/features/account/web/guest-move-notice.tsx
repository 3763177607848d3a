import { Suspense, useEffect, useState } from 'react'
import { useAuth } from '#web/auth/auth-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { toast } from '#web/ui/toast.ts'
import { guestWords } from '../guest-move-words.ts'

const UnreadableNotice = lazyPart(async () => (await import('./unreadable-notice.tsx')).UnreadableNotice)
const KeepWhichDialog = lazyPart(async () => (await import('./keep-which-dialog.tsx')).KeepWhichDialog, {
  missing: 'note',
})

/** Says when a guest's work has not reached the account yet, and offers the next step. */
export function GuestMoveNotice() {
  const { guestMove, moveGuest, acknowledgeMove, unreadable } = useAuth()
  const [later, setLater] = useState(false)
  useEffect(() => {
    if (guestMove.step !== 'moved') return
    const { resources } = guestMove
    acknowledgeMove()
    // Said once in an account's life: its words come when they are needed.
    void import('../came-along-words.ts').then(({ cameAlong }) => toast(cameAlong(resources)))
  }, [guestMove, acknowledgeMove])
  if (guestMove.step === 'failed') {
    return (
      <Banner
        tone="attention"
        className="mb-6"
        title={guestWords.moveFailed.title}
        actions={<Button onClick={() => moveGuest()}>{guestWords.moveFailed.retry}</Button>}
      >
        {guestWords.moveFailed.detail}
      </Banner>
    )
  }
  if (guestMove.step !== 'choice') {
    return Object.keys(unreadable).length === 0 ? null : (
      <Suspense>
        <UnreadableNotice />
      </Suspense>
    )
  }
  return (
    <>
      <Banner
        tone="attention"
        className="mb-6"
        title={guestWords.choice.title}
        actions={<Button onClick={() => setLater(false)}>{guestWords.choice.open}</Button>}
      >
        {guestWords.choice.detail}
      </Banner>
      <Suspense>
        <KeepWhichDialog open={!later} onLater={() => setLater(true)} onKeep={moveGuest} />
      </Suspense>
    </>
  )
}
