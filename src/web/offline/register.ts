import { WORKER_PATH, type WorkerMessage } from '#routes/service-worker.ts'
import { trustedWorkerUrl } from '#web/trusted-worker-url.ts'

const door = trustedWorkerUrl('service-worker', [WORKER_PATH])

const GREET_MS = 5_000

/** Has the app cached for when there is no network. `script` is the page's own, by which a new worker knows its build. */
export async function registerServiceWorker(script: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(door(WORKER_PATH), { updateViaCache: 'none' })
    const greet = () => tell(registration.waiting, { kind: 'arrived', script })
    greet()
    // Again and again: an older page that was open a moment ago may be closed by now.
    setInterval(greet, GREET_MS)
    const cacheApp = () => savesData() || tell(navigator.serviceWorker.controller, { kind: 'keep-app' })
    cacheApp()
    navigator.serviceWorker.addEventListener('controllerchange', cacheApp)
  } catch {
    // Private windows and old browsers have none. Everything works without, as long as there is a network.
  }
}

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}

/** With data saving on, only the pages that are opened are cached. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
