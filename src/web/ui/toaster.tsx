import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { overlap } from '#web/overlap.ts'
import { toasterWords } from '#web/ui/words.ts'
import { classNames } from './class-names.ts'
import { LiveNote } from './note.tsx'
import { openLayer, type ShownToast, shownToast, subscribeToToasts, topLayer } from './toast.ts'

/** Once, in the shell. Says nothing while a dialog or sheet lies over the page: then the note stands in there. */
export function Toaster() {
  // A prerendered page has no toast in it, so hydration must not find one either.
  const toast = useSyncExternalStore(subscribeToToasts, shownToast, () => null)
  const covered = useSyncExternalStore(subscribeToToasts, topLayer, topLayer) !== undefined
  const region = useRef<HTMLElement>(null)
  const isAtHead = useOutOfTheWay(region, toast)
  return (
    <section
      ref={region}
      aria-label={toasterWords.notifications}
      data-toasts={isAtHead ? 'head' : 'foot'}
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-50 flex flex-col items-center p-4 sm:items-start sm:p-6',
        isAtHead ? 'top-15' : 'bottom-0',
      )}
    >
      <LiveNote toast={covered ? null : toast} />
    </section>
  )
}

/** At the foot of a dialog or sheet: what happens while it is open is said inside it. */
export function LayerToaster() {
  const id = useId()
  const toast = useSyncExternalStore(subscribeToToasts, shownToast, shownToast)
  const isTop = useSyncExternalStore(subscribeToToasts, topLayer, topLayer) === id
  useEffect(() => openLayer(id), [id])
  return (
    <div className="px-5 has-[.toast]:pt-4 sm:px-6" data-layer-toasts="">
      <LiveNote toast={isTop ? toast : null} />
    </div>
  )
}

/** What somebody may press next. A heading or a page that was brought into focus is none: a note at the head would cover it. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Notes lie at the foot of the screen; at its head while they would cover what was reached or pressed last. */
function useOutOfTheWay(region: RefObject<HTMLElement | null>, toast: ShownToast | null): boolean {
  const [isAtHead, setAtHead] = useState(false)
  // Before it is painted: a new note may cover what the one before did not.
  useLayoutEffect(() => {
    if (!toast) return setAtHead(false)
    let frame = 0
    function look() {
      const focused = document.activeElement
      if (!focused?.matches(CONTROLS) || region.current?.contains(focused)) return
      const box = focused.getBoundingClientRect()
      const note = region.current?.querySelector('.toast')?.getBoundingClientRect()
      if (note && overlap(note, box)) setAtHead((box.top + box.bottom) / 2 > window.innerHeight / 2)
    }
    function lookOnceThere() {
      // The browser scrolls to what it focuses after it has said so; in the same frame the note has moved.
      frame = requestAnimationFrame(() => flushSync(look))
    }
    look()
    document.addEventListener('focusin', lookOnceThere)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', lookOnceThere)
    }
  }, [region, toast])
  return isAtHead
}
