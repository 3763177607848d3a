import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { dismissToast, type ShownToast, shownToasts, subscribeToToasts } from './toast.ts'

// Long enough to read two sentences slowly; an error or a choice waits longer.
const STAYS_MS = 6_000
const STAYS_LONGER_MS = 10_000

/** Once, in the shell. Both live regions are there from the start: a region added with its text is often not read. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, shownToasts)
  const [held, setHeld] = useState(false)
  return (
    <section
      aria-label="Notifications"
      data-toasts=""
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex flex-col items-center gap-2 p-4 sm:items-end sm:p-6"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div aria-live="assertive" aria-relevant="additions" className="contents">
        {toasts.map(one => one.destructive && <Note key={one.id} toast={one} held={held} />)}
      </div>
      <div aria-live="polite" aria-relevant="additions" className="contents">
        {toasts.map(one => !one.destructive && <Note key={one.id} toast={one} held={held} />)}
      </div>
    </section>
  )
}

function Note({ toast, held }: { toast: ShownToast; held: boolean }) {
  const { id, title, description, destructive, action } = toast
  const stays = destructive || action ? STAYS_LONGER_MS : STAYS_MS
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(id), stays)
    return () => clearTimeout(timer)
  }, [id, held, stays])
  const Icon = destructive ? CircleAlert : CircleCheck

  return (
    <div data-variant={destructive ? 'destructive' : 'default'} className="toast rises">
      <Icon className="mt-0.5 size-5 flex-none" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-[560]">{title}</p>
        {description && <p className="text-sm text-muted">{description}</p>}
        {action && (
          <button
            type="button"
            className="-mb-2 -ml-3 min-h-11 cursor-pointer rounded-full px-3 text-sm font-[560] text-action-text underline underline-offset-4"
            onClick={() => {
              dismissToast(id)
              action.onClick()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={`Dismiss: ${title}`}
        className="-my-2.5 -mr-2.5 grid size-11 flex-none cursor-pointer place-items-center rounded-full text-muted hover:text-ink"
        onClick={() => dismissToast(id)}
        onKeyDown={event => event.key === 'Escape' && dismissToast(id)}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
