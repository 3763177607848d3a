export interface ToastMessage {
  title: string
  description?: string
  /** Something went wrong: red, and read aloud at once. */
  destructive?: boolean
  action?: { label: string; onClick(): void }
}

export interface ShownToast extends ToastMessage {
  id: number
}

// Older ones make room: three notes are as many as a phone can show and a person can read.
const MOST_AT_ONCE = 3

let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a short note. Works from anywhere; <Toaster /> in the shell draws it. */
export function toast(message: ToastMessage): number {
  lastId += 1
  publish([...shown, { ...message, id: lastId }].slice(-MOST_AT_ONCE))
  return lastId
}

export function dismissToast(id: number): void {
  publish(shown.filter(one => one.id !== id))
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownToasts(): readonly ShownToast[] {
  return shown
}

function publish(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}
