import { whenIdle } from '#web/when-idle.ts'

/** Once the page has loaded: what is for later must not take the line from what is for now. */
export function cacheForOffline(script: string): void {
  const start = () =>
    void whenIdle(() => {
      import('./register.ts').then(({ registerServiceWorker }) => registerServiceWorker(script)).catch(() => undefined)
    })
  window.addEventListener('load', start, { once: true })
}
