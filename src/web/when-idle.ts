/** Runs work once the browser has nothing else to do, if told so at the latest then. Answers how to call it off. */
export function whenIdle(work: () => void, latestMs?: number): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, latestMs ?? 1_500)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, latestMs === undefined ? {} : { timeout: latestMs })
  return () => cancelIdleCallback(asked)
}
