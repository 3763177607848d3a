/** Runs work once the browser is idle, or after `latestMs` if given. Returns how to cancel it. */
export function whenIdle(work: () => void, latestMs?: number): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, latestMs ?? 1_500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, latestMs === undefined ? {} : { timeout: latestMs })
  return () => cancelIdleCallback(handle)
}
