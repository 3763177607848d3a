import { useState } from 'react'
import { callApi } from '#web/remote/api.ts'
import { toast } from '#web/ui/toast.ts'
import type { DonationRequest } from '../model.ts'
import { donationToasts, donationWords } from '../words.ts'

export type DonationState =
  /** `problem`: why the last try came to nothing. */
  | { step: 'open'; problem?: string }
  | { step: 'processing' }
  /** `shown`: whether the browser let the new tab open. */
  | { step: 'checkout'; url: string; shown: boolean }

/** From a chosen amount to a checkout in a new tab. */
export function useDonation() {
  const [state, setState] = useState<DonationState>({ step: 'open' })

  async function donate(request: DonationRequest): Promise<void> {
    // At once, while the click still counts: browsers let no tab open after a wait.
    const tab = openTab()
    setState({ step: 'processing' })
    const outcome = await callApi<{ url?: unknown }>('/api/functions/create-donation-payment', request)
    const url = outcome.ok ? outcome.value?.url : undefined
    if (typeof url === 'string' && url !== '') {
      tab?.location.replace(url)
      return setState({ step: 'checkout', url, shown: tab !== null })
    }
    tab?.close()
    const tooMany = !outcome.ok && outcome.problem.status === 429
    const problem = tooMany ? outcome.problem.detail : donationToasts.failed.description
    setState({ step: 'open', problem })
    toast({ ...donationToasts.failed, description: problem })
  }

  return { state, donate }
}

function openTab(): Window | null {
  const tab = window.open('', '_blank')
  if (!tab) return null
  // What is opened there has no business with this page.
  tab.opener = null
  tab.document.title = donationWords.waiting
  tab.document.body.textContent = donationWords.waiting
  return tab
}
