export interface ToastMessage {
  title: string
  description?: string
  /** Something went wrong: red, and read aloud at once. */
  destructive?: boolean
  action?: { label: string; onClick(): void }
  /** It explains why the next page opens, so it goes there too; other notes stay behind with their page. */
  goesAlong?: boolean
}

/** What went wrong, in its own words. */
export function asToast({ title, detail }: { title: string; detail: string }): ToastMessage {
  return { title, description: detail, destructive: true }
}

export interface ShownToast extends ToastMessage {
  id: number
}

// The first is shown; the others wait for it to go, which it does sooner for their sake.
let notes: readonly ShownToast[] = []
let lastId = 0
let layers: readonly string[] = []
const listeners = new Set<() => void>()

/** Shows a short note. Works from anywhere; <Toaster /> in the shell renders it, or the dialog that lies over the page. */
export function toast(message: ToastMessage): number {
  lastId += 1
  // Said again, it is about what the person has just done: the older one has had its time.
  const isSame = ({ title, description }: ToastMessage) =>
    title === message.title && description === message.description
  notes = [...notes.filter(one => !isSame(one)), { ...message, id: lastId }]
  publish()
  return lastId
}

export function dismissToast(id: number): void {
  notes = notes.filter(one => one.id !== id)
  publish()
}

/** Another page: what was said about the one before goes with it. */
export function leavePage(): void {
  notes = notes.filter(one => one.goesAlong).map(one => ({ ...one, goesAlong: false }))
  publish()
}

/** A dialog or sheet has opened: notes stand inside it, never over it. Returns what to do when it closes. */
export function openLayer(id: string): () => void {
  layers = [...layers, id]
  publish()
  return () => {
    layers = layers.filter(one => one !== id)
    publish()
  }
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function shownToast(): ShownToast | null {
  return notes[0] ?? null
}

export function otherToastsWait(): boolean {
  return notes.length > 1
}

/** The dialog or sheet on top, by its id; undefined while the page itself is. */
export function topLayer(): string | undefined {
  return layers.at(-1)
}

function publish(): void {
  for (const listener of listeners) listener()
}
