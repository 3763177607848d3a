import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { toasterWords } from '#web/ui/words.ts'
import { dismissToast, otherToastsWait, type ShownToast, subscribeToToasts } from './toast.ts'

// Long enough to read two sentences; an error or a choice waits longer.
const STAYS_MS = 5_000
const STAYS_LONGER_MS = 10_000
// While others wait, long enough to see what it is about.
const GIVES_WAY_MS = 2_500
const LOOK_AGAIN_MS = 1_500

/** Both live regions are there from the start: a region added with its text is often not read. */
export function LiveNote({ toast }: { toast: ShownToast | null }) {
  return (
    <>
      <div aria-live="assertive" aria-relevant="additions" className="contents">
        {toast?.destructive && <Note key={toast.id} toast={toast} />}
      </div>
      <div aria-live="polite" aria-relevant="additions" className="contents">
        {toast && !toast.destructive && <Note key={toast.id} toast={toast} />}
      </div>
    </>
  )
}

function Note({ toast }: { toast: ShownToast }) {
  const { id, title, description, destructive, action } = toast
  const hurried = useSyncExternalStore(subscribeToToasts, otherToastsWait, otherToastsWait)
  const stays = hurried ? GIVES_WAY_MS : destructive || action ? STAYS_LONGER_MS : STAYS_MS
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer = setTimeout(goWhenUnwatched, stays)
    function goWhenUnwatched() {
      const watched = note.current?.matches(':hover') || note.current?.contains(document.activeElement)
      if (watched) timer = setTimeout(goWhenUnwatched, LOOK_AGAIN_MS)
      else dismissToast(id)
    }
    return () => clearTimeout(timer)
  }, [id, stays])
  const Icon = destructive ? CircleAlert : CircleCheck

  return (
    <div ref={note} data-variant={destructive ? 'destructive' : 'default'} className="toast rises">
      <span className="toast-mark">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="toast-title font-[560]">{title}</p>
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
        aria-label={toasterWords.dismissTitle(title)}
        className="toast-close"
        onClick={() => dismissToast(id)}
        onKeyDown={event => event.key === 'Escape' && dismissToast(id)}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
