import type { News } from './progress-reporter.ts'

/** How long nothing may end before it is said what is under way. */
const SILENCE = 20_000

/** A line for each file that ends: when, how far it is, what it was. In between, now and then, what is under way. */
export function showProgress(): { hear(lane: string, news: News): void; stop(): void } {
  const begun = performance.now()
  const underWay = new Map<string, number>()
  let planned = 0
  let ended = 0
  let spoken = begun

  function say(text: string): void {
    spoken = performance.now()
    const seconds = Math.floor((spoken - begun) / 1000)
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    console.log(`${clock.padStart(6)}  ${String(ended).padStart(String(planned).length)} of ${planned} files  ${text}`)
  }

  const ticker = setInterval(() => {
    if (performance.now() - spoken < SILENCE) return
    const names = [...underWay].map(([name, since]) => `${name} (${((performance.now() - since) / 1000).toFixed(0)} s)`)
    say(`… ${names.join(', ') || 'getting ready'}`)
  }, 1_000)

  return {
    hear(lane, news) {
      if (news.kind === 'planned') {
        planned += news.files
        return
      }
      const name = `${lane}: ${news.file}`
      if (news.kind === 'begun') {
        underWay.set(name, performance.now())
        return
      }
      underWay.delete(name)
      ended += 1
      const failures = news.failed > 0 ? `, ${news.failed} FAILED` : ''
      say(`${news.failed > 0 ? '✗' : '✓'} ${name}  ${news.passed} passed${failures}, ${news.seconds.toFixed(1)} s`)
    },
    stop: () => clearInterval(ticker),
  }
}
