import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { toasterWords } from '#web/words.ts'
import { classNames } from './class-names.ts'
import { dismissToast, type ShownToast, shownToasts, subscribeToToasts } from './toast.ts'

// Long enough to read two sentences slowly; an error or a choice waits longer.
const STAYS_MS = 6_000
const STAYS_LONGER_MS = 10_000
const LOOK_AGAIN_MS = 1_500

/** Once, in the shell. Both live regions are there from the start: a region added with its text is often not read. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, shownToasts)
  const region = useRef<HTMLElement>(null)
  const isAtHead = useOutOfTheWay(region, toasts)
  return (
    <section
      ref={region}
      aria-label={toasterWords.notifications}
      data-toasts=""
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-50 flex flex-col items-center gap-2 p-4 sm:items-end sm:p-6',
        isAtHead ? 'top-15' : 'bottom-0',
      )}
    >
      <div aria-live="assertive" aria-relevant="additions" className="contents">
        {toasts.map(one => one.destructive && <Note key={one.id} toast={one} />)}
      </div>
      <div aria-live="polite" aria-relevant="additions" className="contents">
        {toasts.map(one => !one.destructive && <Note key={one.id} toast={one} />)}
      </div>
    </section>
  )
}

/** Notes lie at the foot of the screen; at its head while they would cover what the keyboard has reached. */
function useOutOfTheWay(region: RefObject<HTMLElement | null>, toasts: readonly ShownToast[]): boolean {
  const [isAtHead, setAtHead] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new note may cover what the ones before did not.
  useEffect(() => {
    let frame = 0
    function look() {
      const focused = document.activeElement
      if (!focused?.matches(':focus-visible') || region.current?.contains(focused)) return
      const box = focused.getBoundingClientRect()
      const notes = [...(region.current?.querySelectorAll('.toast') ?? [])].map(note => note.getBoundingClientRect())
      if (notes.some(note => overlap(note, box))) setAtHead((box.top + box.bottom) / 2 > window.innerHeight / 2)
    }
    function lookOnceThere() {
      // The browser scrolls to what it focuses after it has said so.
      frame = requestAnimationFrame(look)
    }
    lookOnceThere()
    document.addEventListener('focusin', lookOnceThere)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', lookOnceThere)
    }
  }, [region, toasts])
  return isAtHead && toasts.length > 0
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function Note({ toast }: { toast: ShownToast }) {
  const { id, title, description, destructive, action } = toast
  const stays = destructive || action ? STAYS_LONGER_MS : STAYS_MS
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
        aria-label={toasterWords.dismissTitle(title)}
        className="-my-1 -mr-2 grid size-11 flex-none cursor-pointer place-items-center rounded-full text-muted hover:text-ink"
        onClick={() => dismissToast(id)}
        onKeyDown={event => event.key === 'Escape' && dismissToast(id)}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
