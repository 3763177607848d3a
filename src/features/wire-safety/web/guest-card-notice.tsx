import { useEffect, useState } from 'react'
import { useAuth } from '#web/auth/auth-context.tsx'
import { useResource } from '#web/client/client-context.tsx'
import { openGuestResource } from '#web/guest/guest-store.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { isSameAgent, wireSafetyResource } from '../actions.ts'
import { guestCardWords as words } from '../guest-card-words.ts'
import type { WireCard } from '../model.ts'
import { sourceWords, wirePageWords } from '../words.ts'

/** A card that a guest left in this browser may be a stranger's, who would like to be called: the person sees it and decides. */
export function GuestCardNotice() {
  const { settleGuest } = useAuth()
  const [guest] = useState(() => openGuestResource(browserStorage, wireSafetyResource).card)
  const { view } = useResource(wireSafetyResource)
  const own = view?.card ?? null
  const isKnown = guest === null || (own !== null && isSameAgent(own, guest))
  useEffect(() => {
    if (view && isKnown) void settleGuest(wireSafetyResource.name, false)
  }, [view, isKnown, settleGuest])
  return !view || isKnown ? null : <Question guest={guest} own={own} />
}

function Question({ guest, own }: { guest: WireCard; own: WireCard | null }) {
  const { settleGuest } = useAuth()
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState<boolean | null>(null)

  async function settle(takes: boolean) {
    setBusy(takes)
    const outcome = await settleGuest(wireSafetyResource.name, takes)
    setBusy(null)
    if (!outcome.ok) toast(asToast(outcome.problem))
  }

  return (
    <>
      <Banner
        tone="attention"
        className="mb-6"
        title={words.bannerTitle}
        actions={<Button onClick={() => setOpen(true)}>{words.look}</Button>}
      >
        {words.bannerDetail(guest.agent_phone)}
      </Banner>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={own ? words.besideTitle : words.title}
        description={own ? words.besideDetail(own.agent_phone) : words.detail}
        actions={
          <>
            <Button variant="ghost" loading={busy === false} onClick={() => settle(false)}>
              {words.leaveOut}
            </Button>
            <Button loading={busy === true} onClick={() => settle(true)}>
              {own ? words.noteIt : words.use}
            </Button>
          </>
        }
      >
        <Numbers card={guest} />
      </Dialog>
    </>
  )
}

/** Every number of it: each could be the one that is called. */
function Numbers({ card }: { card: WireCard }) {
  return (
    <div className="rounded-lg border border-line bg-sunk px-4 py-3">
      <p className="font-[560] break-words">{card.agent_name}</p>
      <p className="serif num text-3xl break-words">{card.agent_phone}</p>
      <p className="mt-1 text-sm text-muted">{wirePageWords.lockedOn(card.locked_on, sourceWords[card.learnt_from])}</p>
      {card.other_phone && <Other name={card.other_name || wirePageWords.other} phone={card.other_phone} />}
      {card.bank_phone && <Other name={card.bank_name || wirePageWords.bank} phone={card.bank_phone} />}
    </div>
  )
}

function Other({ name, phone }: { name: string; phone: string }) {
  return (
    <p className="mt-2 text-sm break-words">
      {name}: <span className="num font-[560]">{phone}</span>
    </p>
  )
}
