import { HeartHandshake } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { donatePageWords } from '#features/donate/page-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { toast } from '#web/ui/toast.ts'
import { type CheckoutReturn, RETURN_PARAMS, readReturn } from '../rules.ts'
import { donationToasts, donationWords } from '../words.ts'
import { DonationForm } from './donation-form.tsx'

export function DonatePage() {
  const returned = useCheckoutReturn()
  const thanks = returned === 'thanks' ? donationToasts.thanks : null
  return (
    <>
      <PageHeader title={donationWords.title} description={donationWords.description} />
      {thanks && (
        <Banner tone="good" className="mb-6" icon={<HeartHandshake className="size-5" />} title={thanks.title}>
          {thanks.description}
        </Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Card title={donatePageWords.makeDonation}>
          <DonationForm />
        </Card>
        <Card title={donatePageWords.goodKnow}>
          <ul className="grid gap-3 text-sm">
            {donationWords.promises.map(promise => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}

/** Reads what the checkout sent along, says it once, and cleans the address, so that a reload or a bookmark repeats nothing. */
function useCheckoutReturn(): CheckoutReturn | null {
  const [params, setParams] = useSearchParams()
  const [returned] = useState(() => readReturn(params))
  const isAnnounced = useRef(false)
  useEffect(() => {
    if (isAnnounced.current) return
    isAnnounced.current = true
    if (!RETURN_PARAMS.some(name => params.has(name))) return
    if (returned) toast(donationToasts[returned])
    setParams(
      others => {
        for (const name of RETURN_PARAMS) others.delete(name)
        return others
      },
      { replace: true },
    )
  }, [params, returned, setParams])
  return returned
}
