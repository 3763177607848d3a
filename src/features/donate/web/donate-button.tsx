import { Heart } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { donateButtonWords } from '#features/donate/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const load = () => import('./donation-dialog.tsx')
const loadAhead = () => void load().catch(() => undefined)
const DonationDialog = lazyPart(async () => (await load()).DonationDialog, { missing: 'note' })

/** In the dashboard's header. A phone has no room for it there, and the donation page has the form itself. */
export function DonateButton() {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const { pathname } = useLocation()
  if (pathname === '/dashboard/donate') return null
  return (
    <>
      <Button
        variant="quiet"
        square
        className="max-sm:hidden"
        aria-label={donateButtonWords.donate}
        title={donateButtonWords.donate}
        aria-haspopup="dialog"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
        icon={<Heart className="size-5" aria-hidden="true" />}
      />
      {/* Its code comes when somebody reaches for it. */}
      <Suspense>{asked && <DonationDialog open={open} onOpenChange={setOpen} />}</Suspense>
    </>
  )
}
