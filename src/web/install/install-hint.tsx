import { MonitorSmartphone } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useAuth } from '#web/auth/auth-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { useLoans } from '#web/loans/use-loans.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { install, mayOffer, offerNoMore, subscribeInstall, wayToInstall } from './install-offer.ts'
import { installWords as words } from './words.ts'

/** For whoever comes back to something that they saved; once it was answered, never again. */
export function InstallHint() {
  const { user } = useAuth()
  const { current } = useLoans()
  const today = useToday()
  const way = useSyncExternalStore(subscribeInstall, wayToInstall, () => null)
  const [offered, setOffered] = useState(false)
  const hasLoan = current !== undefined
  useEffect(() => {
    if (hasLoan) setOffered(mayOffer(today))
  }, [hasLoan, today])

  function close() {
    offerNoMore()
    setOffered(false)
  }

  // On an iPhone what is installed has a storage of its own: a guest would find it empty.
  if (!offered || way === null || (way === 'share-menu' && !user)) return null
  return (
    <Banner
      tone="neutral"
      className="no-print mb-5"
      icon={<MonitorSmartphone className="size-5" />}
      title={words.title}
      actions={
        way === 'prompt' ? (
          <>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                setOffered(false)
                void install()
              }}
            >
              {words.install}
            </Button>
            <Button variant="quiet" size="sm" onClick={close}>
              {words.notNow}
            </Button>
          </>
        ) : (
          <Button variant="ghost" size="sm" onClick={close}>
            {words.gotIt}
          </Button>
        )
      }
    >
      {way === 'prompt' ? words.text : words.shareMenu}
    </Banner>
  )
}
