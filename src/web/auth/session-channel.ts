const NAME = 'keyturn-session'

let channel: BroadcastChannel | undefined

/** Hears when another tab of this browser signed in or out. */
export function followSession(onChange: () => void): () => void {
  const own = new BroadcastChannel(NAME)
  own.onmessage = onChange
  channel = own
  return () => {
    own.close()
    if (channel === own) channel = undefined
  }
}

/** Tells the other tabs, not this one. */
export function announceSessionChange(): void {
  channel?.postMessage('changed')
}
