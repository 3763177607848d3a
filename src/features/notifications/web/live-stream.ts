import type { Notification } from '../notification.ts'

export type LiveMessage =
  /** The stream is open, perhaps again: what came before it is to be read afresh. */
  | { type: 'opened' }
  | { type: 'notification' | 'update'; notification: Notification }
  /** Somebody saved something of a loan that this person is in too; what it says is to be read. */
  | { type: 'loan-changed'; loan_id: string; what: string }
  /** Signed out elsewhere, not let in, or somebody else's. */
  | { type: 'ended' }

/** Between the tabs: one has begun to listen, or what the tab with the stream has heard, for all or for that one. */
type TabMessage = { joined: number } | { message: LiveMessage; only?: number }

const RETRY_MS = 10_000

/**
 * What happens to a person's notifications, for every tab. Browsers allow six connections to a host, so only the tab that
 * holds the lock has one; it passes on what it hears. When it closes, the next tab in line takes over. A tab that joins receives
 * earlier messages: its page may have been read before that.
 */
export function followNotifications(owner: string, onMessage: (message: LiveMessage) => void): () => void {
  const name = `keyturn-live-${owner}`
  const channel = new BroadcastChannel(name)
  const tab = Math.random()
  const tell = (message: TabMessage) => channel.postMessage(message)
  /** Only where this tab has the stream: that it is open, and what is to be read of each loan, once. */
  let heard: Map<string, LiveMessage> | undefined
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if ('joined' in data) for (const message of heard?.values() ?? []) tell({ message, only: data.joined })
    else if ((data.only ?? tab) === tab) onMessage(data.message)
  }
  tell({ joined: tab })
  const leaving = new AbortController()

  const lead = () =>
    new Promise<void>(resolve => {
      const lasting = new Map<string, LiveMessage>()
      heard = lasting
      const stop = listen(owner, message => {
        if (message.type === 'opened') lasting.set('opened', message)
        if (message.type === 'loan-changed') lasting.set(`${message.loan_id} ${message.what}`, message)
        onMessage(message)
        tell({ message })
      })
      leaving.signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  // Locks need https or this very machine; without them every tab has a stream of its own.
  const led = navigator.locks ? navigator.locks.request(name, { signal: leaving.signal }, lead) : lead()
  led.catch(() => {
    // The tab left before its turn came.
  })

  return () => {
    leaving.abort()
    channel.close()
  }
}

function listen(owner: string, onMessage: (message: LiveMessage) => void): () => void {
  let source: EventSource
  let timer: ReturnType<typeof setTimeout> | undefined
  open()
  return () => {
    clearTimeout(timer)
    source.close()
  }

  function open(): void {
    source = new EventSource('/api/notifications/stream')
    // The browser opens and renews it with whatever session there is by then. Somebody else's news are not for this page.
    source.addEventListener('opened', event => {
      if (JSON.parse(event.data).user_id === owner) onMessage({ type: 'opened' })
      else end()
    })
    for (const type of ['notification', 'update'] as const) {
      source.addEventListener(type, event => onMessage({ type, notification: JSON.parse(event.data) }))
    }
    source.addEventListener('loan-changed', event => onMessage({ type: 'loan-changed', ...JSON.parse(event.data) }))
    source.addEventListener('session-ended', end)
    // A lost connection is renewed by the browser, which also says what it heard last. A rejection is not.
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) end()
    }
  }

  function end(): void {
    source.close()
    onMessage({ type: 'ended' })
    timer = setTimeout(open, RETRY_MS)
  }
}
