import { toast } from '#web/ui/toast.ts'
import { lendersToasts } from '../words.ts'

interface SiteOwner {
  name: string
  website: string | null
  is_sample: boolean
}

/** Opens a lender's own site in a new tab; a browser that forbids it gets the address on its clipboard instead. */
export async function openSite({ name, website, is_sample }: SiteOwner): Promise<void> {
  if (is_sample) {
    toast(lendersToasts.madeUp(name))
    return
  }
  if (!website) {
    toast(lendersToasts.manualSearch(name))
    return
  }
  const opened = window.open(website, '_blank')
  if (opened) {
    // `noopener` as a feature would hide whether the window opened at all.
    opened.opener = null
    return
  }
  toast(lendersToasts.popupBlocked)
  try {
    await navigator.clipboard.writeText(website)
    toast(lendersToasts.urlCopied(website))
  } catch {
    // Nothing was copied, so nothing is claimed; the note above tells what to do.
  }
}
