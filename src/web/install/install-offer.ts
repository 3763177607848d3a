import type { CalendarDay } from '#domain/calendar-day.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'

/** What Chromium hands over where the product can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt
  }
}

/** The day on which something was first found saved here; or that nobody is asked any more. */
const STORAGE_KEY = 'installHint'
const NEVER = 'never'

let prompt: InstallPrompt | null = null
const listeners = new Set<() => void>()

function hold(event: InstallPrompt | null): void {
  prompt = event
  for (const listener of listeners) listener()
}

/** The browser fires this once, and early. Its own offer would come on the first visit; ours waits until something was saved. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    hold(event)
  })
  window.addEventListener('appinstalled', offerNoMore)
}

export function subscribeInstall(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

export type WayToInstall = 'prompt' | 'share-menu'

/** How this browser installs the product; nothing where it cannot, or where it is installed already. */
export function wayToInstall(): WayToInstall | null {
  if (prompt) return 'prompt'
  const { standalone } = navigator as { standalone?: boolean }
  return standalone === false ? 'share-menu' : null
}

/** Not on the day on which something is first found saved: whoever comes back has a use for it. */
export function mayOffer(today: CalendarDay): boolean {
  const since = browserStorage.getItem(STORAGE_KEY)
  // Without storage, nobody could be asked just once.
  if (since === null) browserStorage.setItem(STORAGE_KEY, today)
  return since !== null && since !== NEVER && since < today
}

export async function install(): Promise<void> {
  const asked = prompt
  offerNoMore()
  await asked?.prompt()
}

export function offerNoMore(): void {
  browserStorage.setItem(STORAGE_KEY, NEVER)
  hold(null)
}
